import sharp from "sharp";

/** The most a picture of a shared link may weigh in bytes, and the qualities tried until it does. */
const heaviest = 200_000;

const qualities = [88, 78, 65, 50];

/** A poster in public/ as a JPEG of 1200×630 pixels. Rejects when it is not there or no picture. */
export async function fitPoster(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const poster = sharp(`public${path}`).resize({ width: 1200, height: 630, fit: "cover" });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await poster.jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= heaviest) break;
  }
  return new Uint8Array(bytes);
}
