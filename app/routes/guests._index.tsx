import { listGuests } from "#app/content/guests.server.ts";
import { GuestBrowser } from "#app/features/guests/guest-browser.tsx";
import type { PageHandle } from "#app/features/shell/page-handle.ts";
import { sectionPage } from "#app/publish/structured-data.server.ts";
import { backToPodcast, PageHeading } from "#app/ui/headings.tsx";
import type { Route } from "./+types/guests._index";

export { meta } from "#app/publish/page-meta.ts";

export const handle: PageHandle = { back: backToPodcast };

export function loader() {
  const description =
    "ვინ იჯდა Devtherapy-ს სავარძელში: ინჟინრები, დამფუძნებლები და ტექლიდები, თითოეული თავისი ეპიზოდით.";
  return {
    guests: listGuests(),
    page: sectionPage({ title: "Guests", path: "/guests", description }),
  };
}

export default function GuestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="list-page page-column">
      <PageHeading isList title="Meet the Minds Behind the Mic">
        სავარძელში ინჟინრები სხდებიან: ზოგი შეიდერით, ზოგი კლასტერით, ზოგი გადარიცხვების სისტემით.
      </PageHeading>
      <GuestBrowser guests={loaderData.guests} />
    </main>
  );
}
