import { data } from "react-router";

export { ErrorBoundary } from "#app/page-route.ts";

export function clientLoader() {
  throw data(null, { status: 404 });
}

/** React Router needs a component. The error boundary renders instead. */
export default function NoPage() {
  return null;
}
