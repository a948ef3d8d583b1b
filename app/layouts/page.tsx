import { Outlet } from "react-router";
import { PageError } from "#app/features/shell/error-screens.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";

/** The layout of all pages but the landing page. */
export default function PageLayout() {
  return (
    <>
      <SiteHeader />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <>
      <SiteHeader />
      <PageError />
    </>
  );
}
