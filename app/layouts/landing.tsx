import { Outlet } from "react-router";
import { PageError } from "#app/features/shell/error-screens.tsx";
import { LandingHeader } from "#app/features/shell/landing-header.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";

export default function LandingLayout() {
  return (
    <>
      <LandingHeader />
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
