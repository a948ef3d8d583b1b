import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Track } from "#app/content/track.ts";
import { returnFocus } from "#app/lib/focus.ts";
import { readShortcut } from "#app/lib/keyboard.ts";
import { apiPlayerUrl } from "#app/player/iframe/player-connection.ts";
import { runTrack } from "#app/player/iframe/run-track.ts";
import { slotId, usePlayerStore } from "#app/player/player-store.ts";
import { DockControls, PageControls } from "./controls.tsx";
import { NoAnswer } from "./no-answer.tsx";

/** Pixels between the dock and the elements above it. */
const dockGap = 14;

/**
 * The site's player, mounted once per track. It covers the poster on the track's page and sits in a dock on all other
 * pages. Only its position changes: an iframe that moves in the document reloads.
 */
export function Player({ track }: { track: Track }) {
  const start = usePlayerStore((state) => state.start);
  const slot = usePlayerStore((state) => (state.slot?.id === track.id ? state.slot : undefined));
  const isDocked = !slot;
  const playerRef = useRef<HTMLElement>(null);
  const iframeRef = useRef<HTMLIFrameElement>(null);
  const focusedBefore = useRef<EventTarget>(null);
  const navigate = useNavigate();

  // Runs before the iframe loads, because its load event starts the handshake.
  useLayoutEffect(() => (iframeRef.current ? runTrack(iframeRef.current, track, start) : undefined), [track, start]);

  useLayoutEffect(() => {
    const player = playerRef.current;
    if (!player) return undefined;
    const element = slot && document.getElementById(slotId(slot.id));
    return element ? coverSlot(player, element) : makeDockRoom(player);
  }, [slot]);

  // The clicked link has unmounted, so the focus moves to the player.
  useEffect(() => returnFocus(playerRef.current), []);

  // Closes a finished track instead of docking it.
  useEffect(() => {
    const { isOver, close } = usePlayerStore.getState();
    if (isDocked && isOver) close();
  }, [isDocked]);

  /** Single-key shortcuts. They work only while the focus is in the player (WCAG 2.1.4). */
  function pressKey(event: KeyboardEvent) {
    const { controls } = usePlayerStore.getState();
    const actions: Record<string, (() => void) | undefined> = {
      k: controls?.toggle,
      n: controls?.nextChapter,
      b: controls?.previousChapter,
      g: isDocked ? () => void navigate(track.path) : undefined,
    };
    const act = actions[readShortcut(event.nativeEvent) ?? ""];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={playerRef}
      aria-label="Player"
      lang="en"
      tabIndex={-1}
      onKeyDown={pressKey}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
      }}
      className={clsx(
        "print:hidden",
        isDocked
          ? "fixed right-0 bottom-0 z-30 dock w-full max-w-md border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-2xl roomy:right-8 roomy:bottom-8 roomy:w-90 roomy:max-w-[calc(100%-4rem)] roomy:overflow-hidden roomy:rounded-lg roomy:border landscape-phone:w-auto [@media(height<19rem)]:static"
          : "absolute z-10",
      )}
    >
      {/* Has a size of its own, because extensions remove or hide the iframe. */}
      <div className={clsx("relative", isDocked ? "min-h-[200px] [grid-area:video]" : "aspect-video")}>
        <iframe
          key={start.count}
          ref={iframeRef}
          src={apiPlayerUrl(track.id, start.seconds, window.location.origin)}
          title={track.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className={clsx(
            "block w-full bg-raised has-[+[data-shown]]:invisible",
            isDocked ? "h-[200px] roomy:aspect-video roomy:h-auto roomy:min-h-[200px]" : "aspect-video rounded-lg",
          )}
        />
        <NoAnswer track={track} isDocked={isDocked} playerRef={playerRef} />
      </div>
      {isDocked ? <DockControls track={track} focusedBefore={focusedBefore} /> : <PageControls track={track} />}
    </section>
  );
}

/**
 * Positions the player over an element. It is positioned in the document instead of the window, so that it scrolls with
 * the page. Returns a function that removes the listeners.
 */
function coverSlot(player: HTMLElement, slot: HTMLElement): () => void {
  const updatePosition = () => {
    const { left, top, width } = slot.getBoundingClientRect();
    player.style.left = `${left + window.scrollX}px`;
    player.style.top = `${top + window.scrollY}px`;
    player.style.width = `${width}px`;
  };
  updatePosition();
  slot.dataset["covered"] = "";
  const observer = new ResizeObserver(updatePosition);
  for (const element of [slot, document.body]) observer.observe(element);
  return () => {
    observer.disconnect();
    delete slot.dataset["covered"];
    player.removeAttribute("style");
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
