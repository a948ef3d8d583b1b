import { listeningLinks } from "#app/site.ts";
import { ButtonAnchor } from "#app/ui/button.tsx";

/** Every platform the podcast is on. */
export function ListenEverywhere() {
  return (
    <section id="broadcast" aria-labelledby="broadcast-title" className="page-column mt-28 print:hidden">
      <h2 id="broadcast-title" className="text-3xl">
        Listen Everywhere
      </h2>
      <p lang="ka" className="mt-4 max-w-reading text-lg text-muted">
        მანქანაში, სირბილისას, ჭურჭლის რეცხვისას თუ ბილდის ლოდინში – მოგვისმინე იქ, სადაც ისედაც უსმენ.
      </p>
      <ul className="mt-7 grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-7">
        {listeningLinks.map(({ name, url }) => (
          <li key={name} className="max-md:last:odd:col-span-2">
            <ButtonAnchor href={url} className="w-full px-3! wrap-anywhere">
              {name}
            </ButtonAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
