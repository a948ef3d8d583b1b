import { createContext, useContext, useState } from "react";
import type { Timeline, TimelineSession, TimelineTopic } from "#app/content/timeline.ts";

/** The timeline while pages are rendered at build time. It is no loader's data, which would put every label into the page twice. */
export const RenderedTimeline = createContext<Timeline | undefined>(undefined);

/** The timeline: as it was fetched for a page change, as the build has it, or while hydrating as the page itself shows it. */
export function useTimeline(fetched: Timeline | undefined): Timeline {
  const rendered = useContext(RenderedTimeline);
  const [timeline] = useState(() => fetched ?? rendered ?? readTimeline(document));
  return timeline;
}

/** Reads back what timeline.tsx has rendered. */
export function readTimeline(page: ParentNode): Timeline {
  const rows = [...page.querySelectorAll<HTMLElement>("[data-session]")];
  return {
    sessions: rows.map(readSession),
    topics: [...page.querySelectorAll<HTMLElement>("a.topic")].map(readTopic),
  };
}

function readSession({ dataset, children }: HTMLElement): TimelineSession {
  const [head, bar] = children;
  const [number, name] = [...(head?.children ?? [])].map(({ textContent }) => textContent ?? "");
  const slug = head?.getAttribute("href")?.split("/").at(-1) ?? "";
  const duration = Number(bar?.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
  const links = [...(bar?.querySelectorAll<HTMLAnchorElement>("a[href*='?t=']") ?? [])];
  const starts = links.map(({ search }) => Number(search.slice("?t=".length)));
  return {
    id: dataset["session"] ?? "",
    slug,
    number: Number(number?.slice(1)),
    name: name ?? "",
    date: dataset["date"] ?? "",
    duration,
    topics: parseIndexes(dataset["topics"]),
    chapters: links.map((link, index) => ({
      seconds: starts[index] ?? 0,
      end: starts[index + 1] ?? duration,
      label: link.textContent ?? "",
      topics: parseIndexes(link.dataset["topics"]),
    })),
  };
}

function readTopic(link: HTMLElement): TimelineTopic {
  const [name, count] = [...link.children].map(({ textContent }) => textContent ?? "");
  return {
    name: name ?? "",
    slug: link.getAttribute("href")?.split("/").at(-1) ?? "",
    sessionCount: Number(count),
  };
}

/** Reads indexes that are separated by blanks. */
export function parseIndexes(text = ""): number[] {
  return text.split(" ").filter(Boolean).map(Number);
}
