import { clsx } from "clsx";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Track } from "#app/content/track.ts";
import { allowsShortcuts, useKeyDown } from "#app/lib/keyboard.ts";
import { apiPlayerUrl } from "#app/player/frame/player-connection.ts";
import { startSession, useFrameStatus } from "#app/player/frame/player-session.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { syncTabs } from "#app/store/persist-options.ts";
import { DockControls } from "./dock-controls.tsx";
import { NoAnswer } from "./no-answer.tsx";
import { PageControls } from "./page-controls.tsx";

/** Pixels between the dock and what stands above it. */
const dockGap = 14;

/**
 * The one player of the site, one for each track: its frame is over the poster on the track's page, in a dock at the edge on
 * all others. Moved in the document it would load anew, so it is only positioned.
 */
export function Player({ track }: { track: Track }) {
  const start = usePlayerStore((state) => state.start);
  const place = usePlayerStore((state) => (state.place?.id === track.id ? state.place.element : undefined));
  const isDocked = !place;
  const layerRef = useRef<HTMLElement>(null);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const session = useRef<ReturnType<typeof startSession>>(null);

  useLayoutEffect(() => {
    const started = startSession(track);
    session.current = started;
    return started.end;
  }, [track]);

  // Before the frame has loaded: its load is when it is greeted.
  useLayoutEffect(() => (frameRef.current ? session.current?.attach(frameRef.current, start) : undefined), [start]);

  useLayoutEffect(() => {
    if (!layerRef.current) return undefined;
    return place ? coverPlace(layerRef.current, place) : makeDockRoom(layerRef.current);
  }, [place]);
  useEffect(() => syncTabs(usePlayerSettings), []);
  usePlayerKeys();

  // The link that was pressed is gone: the focus must not go with it.
  useEffect(() => {
    if (document.activeElement === document.body) layerRef.current?.focus({ preventScroll: true });
  }, []);

  // What is over is not worth a dock.
  useEffect(() => {
    if (isDocked && useFrameStatus.getState().isOver) usePlayerStore.getState().close();
  }, [isDocked]);

  return (
    <section
      ref={layerRef}
      aria-label="Player"
      lang="en"
      tabIndex={-1}
      className={clsx(
        "print:hidden",
        isDocked
          ? "fixed right-0 bottom-0 z-30 grid w-full max-w-md grid-cols-[200px_minmax(0,1fr)] border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-2xl roomy:right-(--dock-right,2rem) roomy:bottom-8 roomy:block roomy:w-90 roomy:max-w-[calc(100%-4rem)] roomy:overflow-hidden roomy:rounded-lg roomy:border landscape-phone:w-auto landscape-phone:grid-cols-[200px_44px] [@media(height<19rem)]:static"
          : "absolute z-10",
      )}
    >
      <div className="relative">
        <iframe
          key={start.count}
          ref={frameRef}
          src={apiPlayerUrl(track.id, start.seconds, window.location.origin)}
          title={track.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={clsx(
            "block w-full bg-raised has-[+[data-shown]]:invisible",
            isDocked ? "h-[200px] roomy:aspect-video roomy:h-auto roomy:min-h-[200px]" : "aspect-video rounded-lg",
          )}
        />
        <NoAnswer track={track} isDocked={isDocked} layerRef={layerRef} />
      </div>
      {isDocked ? <DockControls track={track} layerRef={layerRef} /> : <PageControls track={track} />}
    </section>
  );
}

/**
 * Lets the player's layer cover its place on the page. It is positioned in the document, not in the window, so that it
 * scrolls with the page by itself. Returns what ends it.
 */
function coverPlace(layer: HTMLElement, place: HTMLElement): () => void {
  const stand = () => {
    const { left, top, width } = place.getBoundingClientRect();
    layer.style.left = `${left + window.scrollX}px`;
    layer.style.top = `${top + window.scrollY}px`;
    layer.style.width = `${width}px`;
  };
  stand();
  place.dataset["covered"] = "";
  const observer = new ResizeObserver(stand);
  for (const element of [place, document.body]) observer.observe(element);
  return () => {
    observer.disconnect();
    delete place.dataset["covered"];
    layer.removeAttribute("style");
  };
}

/** Makes room for the dock below the page and below notifications: `--dock-room`. Returns what ends it. */
function makeDockRoom(dock: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    const isOverPage = getComputedStyle(dock).position === "fixed";
    style.setProperty("--dock-room", isOverPage ? `${window.innerHeight - dock.offsetTop + dockGap}px` : "0px");
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(dock);
  return () => {
    observer.disconnect();
    style.removeProperty("--dock-room");
  };
}

/** Single keys on pages with a place for the player, by their place on the keyboard: a Georgian layout has them too. */
export function usePlayerKeys(): void {
  const navigate = useNavigate();

  useKeyDown((event) => {
    const { controls, place, track } = usePlayerStore.getState();
    if (!usePlayerSettings.getState().hasKeys || !place || !controls || !track) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!allowsShortcuts(event.target)) return;
    const actions: Record<string, (() => void) | undefined> = {
      KeyK: controls.toggle,
      KeyN: controls.nextChapter,
      KeyB: controls.previousChapter,
      KeyG: place.id === track.id ? undefined : () => void navigate(track.path),
    };
    const act = actions[event.code];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
}
