import { clsx } from "clsx";

import { atBase } from "#app/lib/base-path.ts";
import type { Hue } from "#app/lib/topic-family.ts";

import { Monogram } from "./monogram.tsx";

type Props = { name: string; src?: string; hue: Hue; className?: string };

/** A person's square picture, or their monogram when there is none. */
export function Portrait({ name, src, hue, className }: Props) {
  const shape = clsx("block aspect-square object-cover", className);
  if (!src) return <Monogram name={name} hue={hue} className={shape} />;
  return <img src={atBase(src)} alt={name} width="320" height="320" loading="lazy" className={shape} />;
}
