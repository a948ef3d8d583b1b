import { RichText } from "#app/ui/rich-text.tsx";

/** Our own note on an episode, set apart: nobody said this in it. */
export function BeforeListening({ text }: { text: string }) {
  return (
    <section
      aria-labelledby="before-listening"
      className="mt-14 max-w-reading border-l-4 border-warm bg-warm-soft px-5 py-6 md:px-8 md:py-7"
    >
      <h2 id="before-listening" lang="ka" className="text-xl text-warm">
        მოსმენამდე გამოგადგება
      </h2>
      <p lang="ka" className="mt-1 text-sm text-muted">
        ჩვენი შენიშვნა ეპიზოდს მიღმა
      </p>
      <RichText text={text} className="mt-4" />
    </section>
  );
}
