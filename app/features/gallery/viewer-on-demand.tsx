import { type ComponentProps, useEffect } from "react";

import { useOnDemand } from "#app/lib/use-on-demand.ts";
import { sayLoadFailed } from "#app/ui/say-load-failed.ts";

import type { Viewer } from "./viewer.tsx";
import { ViewerOnItsWay } from "./viewer-on-its-way.tsx";

/** Fetches the viewer's code; asking twice fetches once. */
function loadViewer() {
  return import("./viewer.tsx");
}

/** Fetches the viewer's code before it is wanted; a failure is silent here, and told when the viewer opens. */
export function warmViewer(): void {
  loadViewer().catch(() => undefined);
}

/** The viewer as soon as its code is there. When the code cannot be loaded, says so and closes. */
export function ViewerOnDemand(props: ComponentProps<typeof Viewer>) {
  const { module, hasFailed, load } = useOnDemand(loadViewer);
  const { meme, onClose } = props;

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (!hasFailed) return;
    sayLoadFailed(loadViewer, "The viewer could not be opened");
    onClose();
  }, [hasFailed, onClose]);

  return module ? <module.Viewer {...props} /> : <ViewerOnItsWay meme={meme} onClose={onClose} />;
}
