import MapPin from "lucide/dist/esm/icons/map-pin.mjs";
import { useState } from "react";

import type { GameJam } from "#app/content/game-jam.server.ts";
import { focusOnMount } from "#app/lib/focus.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/link.tsx";

/** Half the height and width of what the embedded map shows, in degrees: a few streets. */
const halfHeight = 0.002;
const halfWidth = 0.004;

/** The address, and a map that is fetched from OpenStreetMap only when it is asked for. */
export function JamLocation({ location }: { location: GameJam["location"] }) {
  const [isShown, setIsShown] = useState(false);
  const { name, address, hint } = location;
  const frame = "aspect-4/3 w-full rounded-lg bg-raised md:aspect-video";
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">{name}</h2>
        <address className="mt-4 not-italic">{address}</address>
        <p className="mt-3 text-muted">{hint}</p>
        <ExternalLink href={mapUrl(location)} className="mt-3 inline-flex min-h-11 items-center text-link">
          გახსენი OpenStreetMap-ში
        </ExternalLink>
      </div>
      {isShown ? (
        <iframe ref={focusOnMount} src={mapEmbedUrl(location)} title={`რუკა: ${name}`} className={frame} />
      ) : (
        <div className={`${frame} flex flex-col items-center justify-center gap-4 p-6 text-center`}>
          <Icon shape={MapPin} className="size-10 text-warm" />
          <Button onClick={() => setIsShown(true)}>აჩვენე რუკა</Button>
          <p className="max-w-xs text-sm text-muted">რუკა OpenStreetMap-იდან მხოლოდ დაჭერის შემდეგ ჩამოიტვირთება.</p>
        </div>
      )}
    </div>
  );
}

/** A place on the map, in degrees. */
type Place = { latitude: number; longitude: number };

/** OpenStreetMap's page with a marker on a place. */
export function mapUrl({ latitude, longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** The same map for a frame. */
export function mapEmbedUrl({ latitude, longitude }: Place): string {
  const box = [longitude - halfWidth, latitude - halfHeight, longitude + halfWidth, latitude + halfHeight];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(6)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
