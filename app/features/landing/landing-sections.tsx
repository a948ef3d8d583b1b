import { Portrait } from "#app/artwork/portrait.tsx";
import { hueOf } from "#app/content/cover-colors.ts";
import type { Presenter } from "#app/content/schemas.server.ts";
import { listeningLinks } from "#app/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/link.tsx";

const aboutPoints = [
  {
    symbol: "+",
    tone: "text-good",
    title: "Technical Deep Dives",
    text: "რენდერერის შიგთავსიდან კერნელის ბოლო ფენამდე და ქლაუდის ინვოისამდე.",
    rest: "თემას იმდენ ხანს ვუტრიალებთ, რამდენსაც ითხოვს, ზოგჯერ ორ საათზე მეტსაც.",
  },
  {
    symbol: "~",
    tone: "text-warm",
    title: "Mental Health Focus",
    text: "იმპოსტერის სინდრომი, ეჭვები, ზღვარი სამსახურსა და დანარჩენ ცხოვრებას შორის.",
    rest: "ეს ისეთივე საინჟინრო თემაა, როგორიც მეხსიერების გაჟონვა: თუ თვალი მოაცილე, გაიზრდება.",
  },
  {
    symbol: "@",
    tone: "text-note",
    title: "Dev Culture",
    text: "ქართული კომუნითი, გეიმჯემები, მითაფები, გასაუბრებები და ის ხუმრობები, რომლებიც მხოლოდ მათ ესმით, ვისაც პარასკევს უდეპლოია.",
    rest: "",
  },
] as const;

/** The podcast and its presenters, side by side on wide screens. */
export function About({ presenters }: { presenters: readonly Presenter[] }) {
  return (
    <div className="page-column section grid gap-x-12 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
      <section id="about" aria-labelledby="about-title">
        <h2 id="about-title" className="text-2xl">
          About
        </h2>
        <p lang="ka" className="mt-3">
          თერაპევტის ბლოკნოტს კოდის რედაქტორი რომ შეხვდეს, Devtherapy გამოვა. ერთი ეპიზოდი ერთი სესიაა: უმეტესად
          სტუმართან, ხანდახან კი მხოლოდ ჩვენ ვართ და თქვენი კითხვები. ვეძებთ პრობლემას, გზას, რომელმაც იქამდე
          მიგვიყვანა, და ცოტა იუმორს, რომ კოდრევიუს გადავურჩეთ.
        </p>
        <div className="mt-5">
          {aboutPoints.map(({ symbol, tone, title, text, rest }) => (
            <article
              key={title}
              className="grid grid-cols-[1.5ch_minmax(0,1fr)] gap-x-3 border-t border-line py-2 last:pb-0 md:py-2.5"
            >
              <span aria-hidden="true" className={`font-mono font-semibold md:text-lg ${tone}`}>
                {symbol}
              </span>
              <div>
                <h3 className="wrap-anywhere md:text-lg">{title}</h3>
                <p lang="ka" className="text-sm text-muted">
                  {text} <span className="max-md:hidden">{rest}</span>
                </p>
              </div>
            </article>
          ))}
        </div>
      </section>
      <MeetYourHosts presenters={presenters} />
    </div>
  );
}

function MeetYourHosts({ presenters }: { presenters: readonly Presenter[] }) {
  return (
    <section id="hosts" aria-labelledby="hosts-title" className="max-lg:section">
      <h2 id="hosts-title" className="text-2xl">
        Meet Your Hosts
      </h2>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-5 gap-y-6 lg:grid-cols-1">
        {presenters.map(({ name, image, linkedin, description }, index) => (
          <article
            key={name}
            className="grid grid-cols-[3rem_minmax(0,1fr)] content-start gap-x-2.5 md:grid-cols-[6rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-5"
          >
            <Portrait
              name={name}
              src={image && `/presenters/${image}`}
              hue={hueOf([index % 2 === 0 ? "software architecture" : "leadership"])}
              className="w-full self-start rounded-md md:row-span-2"
            />
            <h3 className="self-center text-lg leading-snug wrap-anywhere">{name}</h3>
            <div className="max-md:col-span-2">
              <p lang="ka" className="mt-1 text-sm text-muted max-md:mt-2">
                {description}
              </p>
              <ExternalLink href={linkedin} className="inline-flex min-h-11 items-center text-sm text-link">
                LinkedIn
              </ExternalLink>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

export function ListenEverywhere() {
  return (
    <section id="broadcast" aria-labelledby="broadcast-title" className="page-column section print:hidden">
      <h2 id="broadcast-title" className="text-2xl">
        Listen Everywhere
      </h2>
      <p lang="ka" className="mt-3 max-w-reading text-muted md:text-lg">
        მანქანაში, სირბილისას, ჭურჭლის რეცხვისას თუ ბილდის ლოდინში – მოგვისმინე იქ, სადაც ისედაც უსმენ.
      </p>
      <ul className="mt-6 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-6">
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
