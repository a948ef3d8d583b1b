const features = [
  {
    mark: "+",
    tone: "text-good",
    title: "Technical Deep Dives",
    text: "რენდერერის შიგნიდან, ბირთვის ბოლო ფენამდე, Kubernetes-ის ფასების ცხრილამდე. თემას იმდენ ხანს ვშლით, რამდენსაც ითხოვს – ზოგჯერ ორ საათზე მეტს.",
  },
  {
    mark: "~",
    tone: "text-warm",
    title: "Mental Health Focus",
    text: "იმპოსტერის სინდრომი, გადაწვა, სამსახურისა და ცხოვრების საზღვარი. ეს ისეთივე საინჟინრო თემაა, როგორც მეხსიერების გაჟონვა: თუ არ უყურე, გაიზრდება.",
  },
  {
    mark: "@",
    tone: "text-note",
    title: "Dev Culture",
    text: "ქართული ქომუნითი, გეიმჯემები, მითაფები, გასაუბრებები და ის ხუმრობები, რომლებიც მხოლოდ მათ ესმით, ვისაც პარასკევს უდეპლოია.",
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
        თერაპევტის ბლოკნოტს რომ კოდის რედაქტორი შეხვდეს, Devtherapy გამოვა. ყოველი ეპიზოდი ერთი სესიაა: სტუმარი,
        პრობლემა, გზა პრობლემამდე და ცოტა იუმორი, რომ კოდრევიუს გადავურჩეთ.
      </p>
      <div className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {features.map(({ mark, tone, title, text }) => (
          <article key={title} className="border-t border-line pt-5">
            <h3 className="flex items-baseline gap-3 text-xl">
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
