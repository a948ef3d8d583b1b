import { useEffect, useState } from "react";

import { filesAhead, type FileAhead } from "./files-ahead.ts";

/** Milliseconds that a pointer or the focus rests on a link before that means something. */
const restMs = 60;

/** Fetches the code and the data of the page whose link is pointed at or focused, so that they are there on the click. */
export function PagesAhead() {
  const [files, setFiles] = useState<readonly FileAhead[]>([]);
  useEffect(() => followIntent((link) => setFiles(filesAhead(link))), []);
  return files.map(({ href, as }) => <link key={href} rel="prefetch" as={as} href={href} />);
}

/** One listener for all links. Returns what ends it. */
function followIntent(onIntent: (link: HTMLAnchorElement) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function note({ type, target }: Event) {
    clearTimeout(timer);
    if (type === "pointerout" || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link) timer = setTimeout(() => onIntent(link), restMs);
  }
  const events = ["pointerover", "pointerout", "focusin"];
  for (const event of events) document.addEventListener(event, note);
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, note);
  };
}
