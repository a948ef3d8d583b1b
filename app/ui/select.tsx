import { clsx } from "clsx";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import ChevronDown from "lucide-react/icons/chevron-down";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Shows only the icon in narrow windows. */
  isIconOnPhones?: boolean;
  className: string;
};

/** A native select, which needs no script and shows the system's list on phones. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  isIconOnPhones = false,
  className,
}: Props<Value>) {
  return (
    <div className={clsx("relative print:hidden", className)}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={clsx(
          "h-11 w-full appearance-none rounded-md border border-control bg-surface pr-11 pl-4 text-base hover:border-mint",
          isIconOnPhones && "max-md:w-11 max-md:pr-0 max-md:pl-11",
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {isIconOnPhones ? (
        <ArrowUpDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
      ) : (
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" />
      )}
    </div>
  );
}
