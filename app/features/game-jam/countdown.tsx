import { twoDigits } from "#app/lib/text.ts";
import { useTime } from "#app/lib/use-now.ts";

/** Days, hours and minutes until an ISO instant, updated each second. */
export function Countdown({ until, className }: { until: string; className: string }) {
  const minutes = useTime((now) => Math.max(0, Math.floor((Date.parse(until) - Date.parse(now)) / 60_000)), 1000);
  const parts = [
    { unit: "დღე", left: Math.floor(minutes / (24 * 60)) },
    { unit: "საათი", left: Math.floor(minutes / 60) % 24 },
    { unit: "წუთი", left: minutes % 60 },
  ];
  return (
    <div role="timer" className="flex flex-wrap gap-x-8 gap-y-4">
      {parts.map(({ unit, left }) => (
        <p key={unit} className="flex flex-col">
          <span className={`font-mono leading-none font-semibold text-warm tabular-nums ${className}`}>
            {twoDigits(left)}
          </span>{" "}
          <span className="mt-2 text-sm text-muted">{unit}</span>
        </p>
      ))}
    </div>
  );
}
