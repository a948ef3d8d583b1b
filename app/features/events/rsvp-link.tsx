import { ButtonAnchor } from "#app/ui/button.tsx";

type Props = {
  href: string;
  isOpen: boolean;
  /** How it looks while it is open. */
  variant: "primary" | "secondary";
};

/** The way to an event's registration: once it is closed it steps back and says so. It is one link all along, which keeps the focus. */
export function RsvpLink({ href, isOpen, variant }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <ButtonAnchor href={href} variant={isOpen ? variant : "text"}>
        RSVP
      </ButtonAnchor>
      {!isOpen && "Registration is closed"}
    </p>
  );
}
