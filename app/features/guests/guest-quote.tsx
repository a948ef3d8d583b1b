/** What a guest said, in the second voice of the site. */
export function GuestQuote({ quote, name }: { quote: string; name: string }) {
  return (
    <figure className="mt-14 max-w-reading border-l-4 border-warm pl-6 md:pl-8">
      <blockquote lang="ka" className="text-xl font-semibold text-warm">
        <p>„{quote}“</p>
      </blockquote>
      <figcaption className="mt-3 text-sm text-muted">{name}</figcaption>
    </figure>
  );
}
