import { OfflineScreen } from "#app/offline/offline-screen.tsx";
import { drawnPicture, pageMeta } from "#app/publish/page-meta.ts";

export function meta() {
  return pageMeta({
    title: "Offline",
    description: "გვერდები, რომლებიც უკვე გახსენი და უქსელოდაც იხსნება.",
    path: "/offline",
    picture: drawnPicture("/"),
    isListed: false,
  });
}

export default function OfflinePage() {
  return (
    <main id="content" className="page-column">
      <OfflineScreen />
    </main>
  );
}
