import { ButtonAnchor } from "#app/ui/button.tsx";

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
      <ButtonAnchor href={url} variant="quiet" className="-ml-5 font-normal text-muted">
        რეგისტრაციის გვერდი
      </ButtonAnchor>
    </div>
  );
}
