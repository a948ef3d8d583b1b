import { clsx } from "clsx";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Track } from "#app/content/track.ts";
import { readShortcut, useKeyDown } from "#app/lib/keyboard.ts";
import { apiPlayerUrl } from "#app/player/frame/player-connection.ts";
import { startSession, useFrameStatus } from "#app/player/frame/player-session.ts";
import { usePlayerSettings } from "#app/player/player-settings.ts";
import { usePlayerStore } from "#app/player/player-store.ts";
import { DockControls } from "./dock-controls.tsx";
import { NoAnswer } from "./no-answer.tsx";
import { PageControls } from "./page-controls.tsx";

/** Pixels between the dock and the elements above it. */
const dockGap = 14;

/**
 * The site's player, mounted once per track. It covers the poster on the track's page and sits in a dock on all other
 * pages. Only its position changes: an iframe that moves in the document reloads.
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

  // Attaches before the frame loads, because its load event starts the handshake.
  useLayoutEffect(() => (frameRef.current ? session.current?.attach(frameRef.current, start) : undefined), [start]);

  useLayoutEffect(() => {
    if (!layerRef.current) return undefined;
    return place ? coverPlace(layerRef.current, place) : makeDockRoom(layerRef.current);
  }, [place]);
  usePlayerKeys();

  // The clicked link has unmounted, so the focus moves to the player.
  useEffect(() => {
    if (document.activeElement === document.body) layerRef.current?.focus({ preventScroll: true });
  }, []);

  // Closes a finished track instead of docking it.
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
      {/* Has a size of its own, because extensions remove or hide the frame. */}
      <div className={clsx("relative", isDocked ? "min-h-[200px]" : "aspect-video")}>
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
 * Positions the player over its placeholder. It is positioned in the document instead of the window, so that it
 * scrolls with the page. Returns a function that removes the listeners.
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

/** Reserves room for the dock below the page and below toasts: `--dock-room`. Returns a function that undoes this. */
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

/** Single-key shortcuts on pages with a player. */
export function usePlayerKeys(): void {
  const navigate = useNavigate();

  useKeyDown((event) => {
    const { controls, place, track } = usePlayerStore.getState();
    if (!usePlayerSettings.getState().hasKeys || !place || !controls || !track) return;
    const actions: Record<string, (() => void) | undefined> = {
      k: controls.toggle,
      n: controls.nextChapter,
      b: controls.previousChapter,
      g: place.id === track.id ? undefined : () => void navigate(track.path),
    };
    const act = actions[readShortcut(event) ?? ""];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });
}
