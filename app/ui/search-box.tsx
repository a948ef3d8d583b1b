import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "onChange" | "type"> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search field. `label` is its accessible name. */
export function SearchBox({ label, value, onChange, className, ...props }: Props) {
  return (
    <div className={clsx("relative print:hidden", className)}>
      <Search className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted md:left-4" />
      <input
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full rounded-md border border-control bg-surface pr-3 pl-10 text-base text-ellipsis placeholder:text-muted hover:border-mint max-md:placeholder:text-[clamp(0.5625rem,3.1vw,0.8125rem)] md:h-12 md:pr-4 md:pl-12"
        {...props}
      />
    </div>
  );
}
