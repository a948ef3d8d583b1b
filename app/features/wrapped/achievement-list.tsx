import { icon } from "#app/ui/icon.tsx";
import { Check } from "#app/ui/icons.ts";

import type { Achievement } from "./achievements.ts";
import { SheetSection } from "./session-sheet.tsx";

const CircleDashed = /* @__PURE__ */ icon(
  "M10.1 2.182a10 10 0 0 1 3.8 0M13.9 21.818a10 10 0 0 1-3.8 0M17.609 3.721a10 10 0 0 1 2.69 2.7M2.182 13.9a10 10 0 0 1 0-3.8M20.279 17.609a10 10 0 0 1-2.7 2.69M21.818 10.1a10 10 0 0 1 0 3.8M3.721 6.391a10 10 0 0 1 2.7-2.69M6.391 20.279a10 10 0 0 1-2.69-2.7",
);

/** What was earned, like the output of a test run that went well. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const earned = achievements.filter(({ isEarned }) => isEarned).length;
  return (
    <SheetSection title="Achievements">
      <ul className="mt-4 space-y-4">
        {achievements.map(({ name, remark, isEarned }) => {
          const Mark = isEarned ? Check : CircleDashed;
          return (
            <li key={name} className="grid grid-cols-[1.75rem_1fr] items-start">
              <Mark
                aria-hidden="true"
                strokeWidth={isEarned ? 3.5 : 2}
                className={`mt-1 size-5 ${isEarned ? "text-good" : "text-muted"}`}
              />
              <div>
                <p className="text-lg font-semibold">{name}</p>
                <p lang="ka" className="text-sm text-muted">
                  {remark}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p aria-hidden="true" className="mt-5 label-mono text-muted">
        {earned > 0 ? `${earned} passed, 0 failed` : "No tests found. Yet."}
      </p>
    </SheetSection>
  );
}
