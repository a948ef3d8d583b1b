/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      lang="en"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-mint px-4 py-3 font-semibold text-on-mint focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
