import { ButtonAnchor } from "#app/ui/button.tsx";

type Props = {
  href: string;
  isOver: boolean;
  /** How it looks before that. */
  variant: "primary" | "secondary";
};

/** The way to an event's registration; once the event is over it steps back and says so. */
export function RsvpLink({ href, isOver, variant }: Props) {
  if (!isOver) {
    return (
      <ButtonAnchor href={href} variant={variant}>
        RSVP
      </ButtonAnchor>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      <ButtonAnchor href={href} variant="quiet" className="px-3 font-normal text-muted">
        RSVP
      </ButtonAnchor>
      <span className="text-sm text-muted">Registration is closed</span>
    </span>
  );
}
