import { data } from "react-router";

export function clientLoader() {
  throw data(null, { status: 404 });
}

/** React Router needs a component. The layout's error boundary renders instead. */
export default function NoPage() {
  return null;
}
