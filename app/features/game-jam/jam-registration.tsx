import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { GameJam } from "#app/content/game-jam.server.ts";
import type { Phase } from "#app/lib/date-range.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { Tag } from "#app/ui/tag.tsx";

type Props = { jam: GameJam; phase: Phase; now: string };

/** Registration, and how the prize fund is helped: with an account that is only an example, and says so. */
export function JamRegistration({ jam: { start, registration, prizeFund }, phase, now }: Props) {
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <section>
        <h2 className="text-2xl">რეგისტრაცია</h2>
        <p className="mt-4">
          მაქსიმუმ <strong className="font-semibold">{registration.maxParticipants} მონაწილე</strong>
        </p>
        {phase === "before" && (
          <>
            <p className="mt-2 mb-7 text-muted">{registration.openText}</p>
            <Countdown until={start} now={now} size="small" />
          </>
        )}
        <div className="mt-6">
          <RegisterLink registration={registration} phase={phase} />
        </div>
      </section>
      <section>
        <h2 className="text-2xl">საპრიზო ფონდი</h2>
        <p className="mt-4">{prizeFund.text}</p>
        <div className="mt-6 border-l-4 border-warm pl-5">
          <Tag tone="warm">ნიმუში</Tag>
          <p className="mt-2 font-semibold">{prizeFund.exampleNotice}</p>
          <dl className="mt-4 space-y-3">
            <Detail name="მიმღები">{prizeFund.recipient}</Detail>
            <Detail name="IBAN">
              <s className="font-mono font-semibold">{groupsOfFour(prizeFund.iban)}</s>
            </Detail>
            <Detail name="დანიშნულება">{prizeFund.reference}</Detail>
          </dl>
        </div>
      </section>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An IBAN as it is printed. */
function groupsOfFour(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, "$& ");
}

/** The way to the registration page; once it is closed, a quiet link that says so. */
export function RegisterLink({ registration, phase }: Pick<GameJam, "registration"> & { phase: Phase }) {
  const { url, closedText } = registration;
  if (phase === "before") {
    return (
      <ButtonAnchor href={url} variant="primary" className="px-7">
        დარეგისტრირდი
      </ButtonAnchor>
    );
  }
  return (
    <div>
      <p className="text-sm text-muted">{closedText}</p>
      <ExternalLink
        href={url}
        className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-muted underline underline-offset-4 hover:text-text"
      >
        რეგისტრაციის გვერდი
      </ExternalLink>
    </div>
  );
}

type CountdownProps = {
  /** ISO instants. */
  until: string;
  now: string;
  size?: "large" | "small";
};

const units = [
  { key: "days", name: "დღე" },
  { key: "hours", name: "საათი" },
  { key: "minutes", name: "წუთი" },
] as const;

const minuteMs = 60 * 1000;

/** Days, hours and minutes until an instant; nothing from that instant on. */
export function Countdown({ until, now, size = "large" }: CountdownProps) {
  const left = timeLeft(until, now);
  if (!left) return null;
  return (
    <div role="timer" className="flex flex-wrap gap-x-8 gap-y-4">
      {units.map(({ key, name }) => (
        <p key={key} className="flex flex-col">
          <span
            className={clsx(
              "font-mono leading-none font-semibold text-warm tabular-nums",
              size === "large" ? "text-display" : "text-3xl",
            )}
          >
            {String(left[key]).padStart(2, "0")}
          </span>{" "}
          <span className="mt-2 text-sm text-muted">{name}</span>
        </p>
      ))}
    </div>
  );
}

type TimeLeft = { days: number; hours: number; minutes: number };

/** Whole days, hours and minutes until an ISO instant; undefined from that instant on, so never negative. */
function timeLeft(until: string, now: string): TimeLeft | undefined {
  const left = Date.parse(until) - Date.parse(now);
  if (left <= 0) return undefined;
  const minutes = Math.floor(left / minuteMs);
  return { days: Math.floor(minutes / (24 * 60)), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
