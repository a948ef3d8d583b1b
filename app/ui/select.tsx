import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className: string;
};

/** A native select, which needs no script and shows the system's list on phones. */
export function Select<Value extends string>({ label, value, options, onChange, className }: Props<Value>) {
  return (
    <div className={clsx("relative print:hidden", className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="h-11 w-full appearance-none rounded-md border border-control bg-surface pr-11 pl-4 text-base hover:border-mint"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
    </div>
  );
}
