import { data } from "react-router";

export { ErrorBoundary } from "#app/page-route.ts";

export function clientLoader() {
  throw data(null, { status: 404 });
}

/** Makes this a page for the router; what shows is the boundary. */
export default function NoPage() {
  return null;
}
