import { site } from "#app/site.ts";
import { Link } from "#app/ui/link.tsx";

/** Logo and product name, leading home; the logo alone where the text is so large that the name has no room. The logo is a prompt with a bug of one bit. */
export function Wordmark() {
  return (
    <Link to="/" className="inline-flex min-h-11 items-center gap-2.5 text-lg font-extrabold">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="7" className="fill-mint" />
        <path d="M8 10l6 6-6 6" fill="none" strokeWidth="3" className="stroke-on-mint" strokeLinecap="square" />
        <rect x="17" y="20" width="8" height="3.2" className="fill-on-mint" />
      </svg>
      <span className="@max-[14rem]:sr-only">{site.name}</span>
    </Link>
  );
}
