import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { links, listeningLinks, site } from "#app/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { ShareButton } from "#app/ui/share-button.tsx";

/** The feeds by app: podcast apps, feed readers and calendars. */
export function FeedList({ rss, json, calendar }: { rss: string; json: string; calendar: string }) {
  return (
    <div className="mt-12 grid gap-y-14">
      <Feed title="The podcast">
        <p lang="ka">
          გინდა, ახალი ეპიზოდი ყურსასმენში თავისით გაჩნდეს? აუდიოს Buzzsprout-ზე ვინახავთ და პლეერებიც იქიდან იღებენ.
          აირჩიე ის, რომელიც უკვე გიყენია, და გამოიწერე.
        </p>
        <p className="flex flex-wrap gap-3">
          {listeningLinks.map(({ name, url }) => (
            <ButtonAnchor key={name} href={url}>
              {name}
            </ButtonAnchor>
          ))}
          <ButtonAnchor href={links.amazonMusic}>Amazon Music</ButtonAnchor>
        </p>
      </Feed>
      <Feed title="RSS" address={rss}>
        <p lang="ka">
          ეს ფიდი საკითხავია: ეპიზოდის აღწერა, თავები და ბმულები, როგორც კი გამოქვეყნდება. აუდიოფაილი მასში არ დევს, ასე
          რომ პლეერს კი არა, RSS-რიდერს მიეცი.
        </p>
      </Feed>
      <Feed title="JSON Feed" address={json}>
        <p lang="ka">
          იგივე ეპიზოდები, ოღონდ JSON-ში: თუ XML-ის დანახვაზე ხელი გიკანკალებს ან შენი სკრიპტისთვის გინდა.
        </p>
      </Feed>
      <Feed title="Events calendar" address={calendar}>
        <p lang="ka">
          მითაფი და ჯემი თვითონ ჩაგიჯდება კალენდარში. ერთხელ გამოიწერე და თარიღის დამახსოვრება აღარ მოგიწევს.
        </p>
        <p className="flex flex-wrap gap-3">
          <a
            href={`${site.url.replace(/^https/, "webcal")}${calendar}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            Open in your calendar
          </a>
        </p>
      </Feed>
    </div>
  );
}

function Feed({ title, address, children }: { title: string; address?: string; children: ReactNode }) {
  return (
    <section className="grid max-w-reading gap-4 border-t border-line pt-5">
      <h2 className="text-xl">{title}</h2>
      {children}
      {address && (
        <div className="flex flex-wrap items-center gap-3">
          <a href={address} className="inline-flex min-h-11 items-center label-mono text-link break-all">
            {site.url + address}
          </a>
          <ShareButton path={address} icon={Copy}>
            Copy address
          </ShareButton>
        </div>
      )}
    </section>
  );
}
