import { OfflineScreen } from "#app/features/offline/offline-screen.tsx";
import { drawnPicture, notListed, pageMeta } from "#app/lib/page-meta.ts";

export { PageBoundary as ErrorBoundary } from "#app/features/layout/not-found-boundary.tsx";

export function meta() {
  const page = pageMeta({
    title: "Offline",
    description: "გვერდები, რომლებიც უკვე გახსენი და უქსელოდაც იხსნება.",
    path: "/offline",
    picture: drawnPicture("/"),
  });
  return [...page, notListed];
}

export default function OfflinePage() {
  return (
    <main id="content" className="page-column">
      <OfflineScreen />
    </main>
  );
}
