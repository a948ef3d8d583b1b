import Check from "lucide/dist/esm/icons/check.mjs";
import CircleDashed from "lucide/dist/esm/icons/circle-dashed.mjs";

import { Icon } from "#app/ui/icon.tsx";

import type { Achievement } from "./achievements.ts";
import { SheetSection } from "./session-sheet.tsx";

/** What was earned, like the output of a test run that went well. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const earned = achievements.filter(({ isEarned }) => isEarned).length;
  return (
    <SheetSection title="Achievements">
      <ul className="mt-4 space-y-4">
        {achievements.map(({ name, remark, isEarned }) => (
          <li key={name} className="grid grid-cols-[1.75rem_1fr] items-start">
            <Icon
              shape={isEarned ? Check : CircleDashed}
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
        ))}
      </ul>
      <p aria-hidden="true" className="mt-5 label-mono text-muted">
        {earned > 0 ? `${earned} passed, 0 failed` : "No tests found. Yet."}
      </p>
    </SheetSection>
  );
}
