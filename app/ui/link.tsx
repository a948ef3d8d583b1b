import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

/** A link to a page of ours. The change cross-fades where the browser can and motion is welcome (app.css). */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink viewTransition {...props} />;
}
