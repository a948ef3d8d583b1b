import { Portrait } from "#app/artwork/portrait.tsx";
import { hueOf } from "#app/content/cover-colors.ts";
import type { Presenter } from "#app/content/schemas.server.ts";
import { listeningLinks } from "#app/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";

const aboutPoints = [
  {
    mark: "+",
    tone: "text-good",
    title: "Technical Deep Dives",
    text: "რენდერერის შიგთავსიდან კერნელის ბოლო ფენამდე და ქლაუდის ინვოისამდე. თემას იმდენ ხანს ვუტრიალებთ, რამდენსაც ითხოვს, ზოგჯერ ორ საათზე მეტსაც.",
  },
  {
    mark: "~",
    tone: "text-warm",
    title: "Mental Health Focus",
    text: "იმპოსტერის სინდრომი, ეჭვები, ზღვარი სამსახურსა და დანარჩენ ცხოვრებას შორის. ეს ისეთივე საინჟინრო თემაა, როგორიც მეხსიერების გაჟონვა: თუ თვალი მოაცილე, გაიზრდება.",
  },
  {
    mark: "@",
    tone: "text-note",
    title: "Dev Culture",
    text: "ქართული კომუნითი, გეიმჯემები, მითაფები, გასაუბრებები და ის ხუმრობები, რომლებიც მხოლოდ მათ ესმით, ვისაც პარასკევს უდეპლოია.",
  },
] as const;

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="page-column mt-24">
      <h2 id="about-title" className="text-3xl">
        About
      </h2>
      <p lang="ka" className="mt-5 max-w-reading text-lg">
        თერაპევტის ბლოკნოტს კოდის რედაქტორი რომ შეხვდეს, Devtherapy გამოვა. ერთი ეპიზოდი ერთი სესიაა: უმეტესად
        სტუმართან, ხანდახან კი მხოლოდ ჩვენ ვართ და თქვენი კითხვები. ვეძებთ პრობლემას, გზას, რომელმაც იქამდე მიგვიყვანა,
        და ცოტა იუმორს, რომ კოდრევიუს გადავურჩეთ.
      </p>
      <div className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {aboutPoints.map(({ mark, tone, title, text }) => (
          <article key={title} className="border-t border-line pt-5">
            <h3 className="flex items-baseline gap-3 text-xl wrap-anywhere">
              <span aria-hidden="true" className={`font-mono ${tone}`}>
                {mark}
              </span>
              {title}
            </h3>
            <p lang="ka" className="mt-3 text-muted">
              {text}
            </p>
          </article>
        ))}
      </div>
    </section>
  );
}

export function ListenEverywhere() {
  return (
    <section id="broadcast" aria-labelledby="broadcast-title" className="page-column mt-28 print:hidden">
      <h2 id="broadcast-title" className="text-3xl">
        Listen Everywhere
      </h2>
      <p lang="ka" className="mt-4 max-w-reading text-lg text-muted">
        მანქანაში, სირბილისას, ჭურჭლის რეცხვისას თუ ბილდის ლოდინში – მოგვისმინე იქ, სადაც ისედაც უსმენ.
      </p>
      <ul className="mt-7 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
        {listeningLinks.map(({ name, url }) => (
          <li key={name}>
            <ButtonAnchor href={url} className="w-full px-3! wrap-anywhere">
              {name}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MeetYourHosts({ hosts }: { hosts: readonly Presenter[] }) {
  return (
    <section id="hosts" aria-labelledby="hosts-title" className="page-column mt-28">
      <h2 id="hosts-title" className="text-3xl">
        Meet Your Hosts
      </h2>
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        {hosts.map(({ name, image, linkedin, description }, index) => (
          <article
            key={name}
            className="grid grid-cols-[min(6rem,30%)_1fr] gap-x-[min(1.25rem,6%)] sm:grid-cols-[9rem_1fr]"
          >
            <Portrait
              name={name}
              src={image && `/presenters/${image}`}
              hue={hueOf([index % 2 === 0 ? "software architecture" : "leadership"])}
              className="w-full rounded-md"
            />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p lang="ka" className="mt-2 text-muted">
                {description}
              </p>
              <ExternalLink href={linkedin} className="mt-2 inline-flex min-h-11 items-center text-sm text-link">
                LinkedIn
              </ExternalLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
