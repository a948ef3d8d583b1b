import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";

type Props = { url: string; isOpen: boolean; closedText: string };

/** The way to the registration page; once it is closed, a quiet link that says so. */
export function RegisterLink({ url, isOpen, closedText }: Props) {
  if (isOpen) {
    return (
      <ButtonAnchor href={url} variant="primary" className="px-7">
        დარეგისტრირდი
      </ButtonAnchor>
    );
  }
  return (
    <div>
      <p className="text-sm text-muted">{closedText}</p>
      <ExternalLink
        href={url}
        className="inline-flex min-h-11 items-center text-sm wrap-anywhere text-muted underline underline-offset-4 hover:text-text"
      >
        რეგისტრაციის გვერდი
      </ExternalLink>
    </div>
  );
}
