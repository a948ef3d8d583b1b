import { expect, test } from "vitest";
import { mapEmbedUrl, mapUrl } from "#app/features/game-jam/jam-tabs.tsx";

const place = { latitude: 41.7169702, longitude: 44.7215512 };

test("the link marks the place", () => {
  expect(mapUrl(place)).toBe(
    "https://www.openstreetmap.org/?mlat=41.7169702&mlon=44.7215512#map=17/41.7169702/44.7215512",
  );
});

test("the frame is OpenStreetMap's, with the marked place in its middle", () => {
  const { origin, searchParams } = new URL(mapEmbedUrl(place));
  const [west = 0, south = 0, east = 0, north = 0] = searchParams.get("bbox")?.split(",").map(Number) ?? [];
  expect(origin).toBe("https://www.openstreetmap.org");
  expect(searchParams.get("marker")).toBe("41.7169702,44.7215512");
  expect((west + east) / 2).toBeCloseTo(place.longitude, 5);
  expect((south + north) / 2).toBeCloseTo(place.latitude, 5);
  expect(west).toBeLessThan(east);
  expect(south).toBeLessThan(north);
});
