import { siDiscord, siGithub, siYoutube } from "simple-icons";

const icons = { youtube: siYoutube, discord: siDiscord, github: siGithub } as const;

type Props = { name: keyof typeof icons; className?: string };

/** The sign of a service we link to, in the text's colour. */
export function BrandIcon({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      <path d={icons[name].path} />
    </svg>
  );
}
