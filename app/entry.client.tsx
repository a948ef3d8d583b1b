import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { canonicalPath } from "#app/navigation/canonical-path.ts";

// Replaces /x.html, which web servers also serve, by /x. React Router matches only /x, and derives the URL of the
// page's data from it.
const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname);
if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);

// A browser's translator replaces text nodes, and React throws if it removes one, or inserts a node before it.
const { insertBefore, removeChild } = Node.prototype;
Node.prototype.removeChild = function remove<Child extends Node>(child: Child): Child {
  return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
};
Node.prototype.insertBefore = function insert<Added extends Node>(added: Added, before: Node | null): Added {
  return insertBefore.call(this, added, before?.parentNode === this ? before : null) as Added;
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
