import ChevronDown from "lucide-react/icons/chevron-down";

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A native select, which shows the system's list on phones. Put it into a flex row, which gives it its width. */
export function Select<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <div className="relative max-w-44 min-w-0 grow-99 basis-32 print:hidden">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="h-11 w-full appearance-none rounded-md border border-control bg-surface pr-9 pl-3 text-base text-ellipsis hover:border-mint"
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
