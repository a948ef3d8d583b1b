import { type ComponentProps, useEffect, useState } from "react";

import { toast } from "#app/ui/toast.ts";

import type { Viewer } from "./viewer.tsx";

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
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadViewer>>>();
  const { onClose } = props;

  useEffect(() => {
    if (code) return undefined;
    let isCurrent = true;
    loadViewer().then(
      (module) => isCurrent && setCode(module),
      () => {
        if (!isCurrent) return;
        toast("error", "The viewer could not be loaded", { description: "Check your connection and try again." });
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [code, onClose]);

  return code && <code.Viewer {...props} />;
}
