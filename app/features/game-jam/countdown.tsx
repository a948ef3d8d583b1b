import { clsx } from "clsx";

type Props = {
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
export function Countdown({ until, now, size = "large" }: Props) {
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
export function timeLeft(until: string, now: string): TimeLeft | undefined {
  const left = Date.parse(until) - Date.parse(now);
  if (left <= 0) return undefined;
  const minutes = Math.floor(left / minuteMs);
  return { days: Math.floor(minutes / (24 * 60)), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 };
}
