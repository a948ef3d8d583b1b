import { site } from "#app/site.ts";
import { Link } from "#app/ui/link.tsx";

/**
 * Logo and site name, linking home. If the name does not fit beside the logo, it wraps out of sight and stays in the
 * accessibility tree. The logo is public/favicon.svg.
 */
export function Wordmark() {
  return (
    <Link to="/" className="flex h-11 max-w-max min-w-8 flex-wrap gap-x-2.5 overflow-hidden text-lg font-extrabold">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="my-1.5 size-8 shrink-0 rounded-[22%] bg-[#3ce6b0]">
        <g stroke="#1d2623" strokeWidth="2" strokeLinejoin="round">
          <path d="M9 34c0-6 1-8 3-10A11 11 0 1 1 27 22c3 2 4 6 4 12z" fill="#ffd13b" />
          <path d="M9 13C4 13 2 15 2 17c2 4 6 4 9 3z" fill="#f58a3c" />
          <circle cx="17" cy="13" r="5" fill="#fff6dc" />
          <path d="M22 12l7-2" />
        </g>
        <path d="M14 12h4v4h-4z" fill="#1d2623" />
      </svg>
      <span className="flex h-11 items-center">{site.name}</span>
    </Link>
  );
}
