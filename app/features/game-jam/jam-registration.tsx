import type { ReactNode } from "react";
import type { GameJam } from "#app/content/game-jam.server.ts";
import type { Phase } from "#app/lib/date-range.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { Countdown } from "./countdown.tsx";

export type JamProps = { jam: GameJam; phase: Phase };

/** Registration, and donations to the prize fund. The bank account is a placeholder, and the page says so. */
export function JamRegistration({ jam, phase }: JamProps) {
  const { start, registration, prizeFund } = jam;
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
      <section>
        <h2 className="text-2xl">რეგისტრაცია</h2>
        <p className="mt-4">
          მაქსიმუმ <strong className="font-semibold">{registration.maxParticipants} მონაწილე</strong>
        </p>
        {phase === "before" && (
          <>
            <p className="mt-2 mb-7 text-muted">{registration.openText}</p>
            <Countdown until={start} className="text-3xl" />
          </>
        )}
        <div className="mt-6">
          <RegisterLink registration={registration} phase={phase} />
        </div>
      </section>
      <section>
        <h2 className="text-2xl">საპრიზო ფონდი</h2>
        <p className="mt-4">{prizeFund.text}</p>
        <div className="mt-6 border-l-4 border-warm pl-5">
          <Tag tone="warm">ნიმუში</Tag>
          <p className="mt-2 font-semibold">{prizeFund.exampleNotice}</p>
          <dl className="mt-4 space-y-3">
            <Detail name="მიმღები">{prizeFund.recipient}</Detail>
            <Detail name="IBAN">
              <s className="font-mono font-semibold">{prizeFund.iban.match(/.{1,4}/g)?.join(" ")}</s>
            </Detail>
            <Detail name="დანიშნულება">{prizeFund.reference}</Detail>
          </dl>
        </div>
      </section>
    </div>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A link to the registration page. After registration closes, it becomes a quiet link with a note. */
export function RegisterLink({ registration, phase }: Pick<GameJam, "registration"> & { phase: Phase }) {
  const { url, closedText } = registration;
  if (phase === "before") {
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
