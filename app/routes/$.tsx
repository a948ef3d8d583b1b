import { NotFoundScreen } from "#app/features/layout/error-screens.tsx";
import { missingPageMeta } from "#app/lib/page-meta.ts";

export function meta() {
  return missingPageMeta("Page not found");
}

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
