/**
 * Distances between columns and between the digits of a column in pixels, and between steps in milliseconds. Slow steps
 * are cheap.
 */
const columnWidth = 66;
const rowHeight = 22;
const stepMs = 110;

/** Starts drawing. Returns a function that stops it. */
export function drawRain(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => undefined;

  let drops: number[] = [];

  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    const density = Math.min(window.devicePixelRatio, 2);
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    // Keeps the canvas if its size has not changed, because resizing clears a canvas. A new painter has no drops yet
    // and must not return here.
    if (drops.length > 0 && canvas.width === width && canvas.height === height) return;
    canvas.width = width;
    canvas.height = height;
    context.scale(density, density);
    context.font = `600 14px ${getComputedStyle(document.documentElement).getPropertyValue("--font-mono")}`;
    const rows = Math.ceil(clientHeight / rowHeight);
    const columns = Math.ceil(clientWidth / columnWidth);
    // Keeps the existing drops.
    drops = Array.from(
      { length: columns },
      (_, column) => drops[column] ?? Math.floor(Math.random() * rows * 2) - rows,
    );
  };

  const step = () => {
    const { clientWidth, clientHeight } = canvas;
    context.globalCompositeOperation = "destination-out";
    context.fillStyle = "rgba(0, 0, 0, 0.12)";
    context.fillRect(0, 0, clientWidth, clientHeight);
    context.globalCompositeOperation = "source-over";
    context.fillStyle = getComputedStyle(canvas).color;
    drops = drops.map((row, column) => {
      context.fillText(Math.random() < 0.5 ? "0" : "1", column * columnWidth, row * rowHeight);
      return row * rowHeight > clientHeight && Math.random() < 0.1 ? 0 : row + 1;
    });
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  const startOrStop = () => {
    clearInterval(timer);
    // An interval instead of animation frames: only nine steps per second are needed, and sixty would drain a phone's
    // battery.
    timer = document.hidden ? undefined : setInterval(step, stepMs);
  };

  fit();
  startOrStop();
  document.addEventListener("visibilitychange", startOrStop);
  window.addEventListener("resize", fit);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", startOrStop);
    context.clearRect(0, 0, canvas.width, canvas.height);
    window.removeEventListener("resize", fit);
  };
}
