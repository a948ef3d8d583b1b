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
      <Search className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
      <input
        type="search"
        aria-label={label}
        value={value}
        onChange={({ currentTarget: field }) => {
          onChange(field.value);
          // Scrolls the results into view on phones, where the on-screen keyboard covers the lower half.
          if (matchMedia("(width < 48rem)").matches) field.scrollIntoView({ block: "start" });
        }}
        className="h-11 w-full scroll-mt-[-1.5rem] rounded-md border border-control bg-surface pr-4 pl-12 text-base text-ellipsis placeholder:text-muted hover:border-mint max-md:pl-11 max-md:placeholder:text-xs md:h-12"
        {...props}
      />
    </div>
  );
}
