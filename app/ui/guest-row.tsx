import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Portrait } from "#app/artwork/portrait.tsx";
import { languageOf } from "#app/lib/text.ts";
import { Link } from "./link.tsx";

type Props = {
  /** Text before the name. */
  label?: string;
  guest: Pick<ComponentProps<typeof Portrait>, "name" | "hue"> & {
    id: string;
    title?: string | undefined;
    tagline: string;
    picture?: string | undefined;
  };
};

/** A link to a guest's page: portrait, name and occupation in a row. */
export function GuestRow({ label, guest: { id, name, title, tagline, hue, picture } }: Props) {
  return (
    <Link to={`/guests/${id}`} className="group flex items-center gap-4 py-2">
      <span aria-hidden="true" className="w-16 shrink-0 print:hidden">
        <Portrait name={name} src={picture} hue={hue} className="w-full rounded-md" />
      </span>
      <span className="min-w-0">
        {label && <span className="text-muted">{label}: </span>}
        <span lang={languageOf(name)} className={clsx("font-semibold group-hover:text-mint", !label && "block")}>
          {name}
        </span>
        <span lang={title ? undefined : "ka"} className="block text-sm text-muted">
          {title ?? tagline}
        </span>
      </span>
    </Link>
  );
}
