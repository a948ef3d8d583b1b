import { data } from "react-router";

export { PageBoundary as ErrorBoundary } from "#app/features/shell/error-screens.tsx";

export function clientLoader() {
  throw data(null, { status: 404 });
}

/** Makes this a page for the router; what shows is the boundary. */
export default function NoPage() {
  return null;
}
