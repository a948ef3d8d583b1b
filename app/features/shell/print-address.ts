import { site } from "#app/site.ts";

/** Prints the page's URL below its content. */
export function printAddress(): void {
  const line = document.createElement("p");
  line.lang = "en";
  line.className = "hidden border-t border-line pt-3 text-sm print:mt-8 print:block";
  window.addEventListener("beforeprint", () => {
    const { pathname, search } = window.location;
    line.textContent = `${site.name} · ${site.url}${pathname}${search}`;
    document.querySelector("main")?.append(line);
  });
  window.addEventListener("afterprint", () => line.remove());
}
