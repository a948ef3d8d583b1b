const features = [
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

/** What the podcast is about. */
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
        {features.map(({ mark, tone, title, text }) => (
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
