/** A place on the map, in degrees. */
type Place = { latitude: number; longitude: number };

/** Half the height and width of what the embedded map shows, in degrees: a few streets. */
const halfHeight = 0.002;
const halfWidth = 0.004;

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
