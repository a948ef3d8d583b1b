import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";

type Props = {
  href: string;
  isOpen: boolean;
  /** How it looks while it is open. */
  variant: "primary" | "secondary";
};

/** The way to an event's registration; once it is closed it steps back and says so. */
export function RsvpLink({ href, isOpen, variant }: Props) {
  if (isOpen) {
    return (
      <ButtonAnchor href={href} variant={variant}>
        RSVP
      </ButtonAnchor>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <ExternalLink
        href={href}
        className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:text-text"
      >
        RSVP
      </ExternalLink>
      Registration is closed
    </p>
  );
}
