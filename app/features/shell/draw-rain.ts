/** Distances between columns and between the digits of a column in pixels, and between steps in milliseconds. */
const columnWidth = 66;
const rowHeight = 22;
const stepMs = 110;

/** Starts drawing. Pauses in a hidden tab. Returns a function that stops it. */
export function drawRain(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext("2d");
  if (!context) return () => undefined;

  let drops: number[] = [];

  const fit = () => {
    const { clientWidth, clientHeight } = canvas;
    const density = Math.min(window.devicePixelRatio, 2);
    const rows = Math.ceil(clientHeight / rowHeight);
    const columns = Math.ceil(clientWidth / columnWidth);
    // Keeps the existing drops.
    drops = Array.from(
      { length: columns },
      (_, column) => drops[column] ?? Math.floor(Math.random() * rows * 2) - rows,
    );
    const [width, height] = [Math.round(clientWidth * density), Math.round(clientHeight * density)];
    // Setting the size clears a canvas, even if the size stays the same.
    if (canvas.width === width && canvas.height === height) return;
    Object.assign(canvas, { width, height });
    context.scale(density, density);
    context.font = `600 14px ${getComputedStyle(document.documentElement).getPropertyValue("--font-mono")}`;
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
    // Nine steps per second are enough. Sixty animation frames would drain a phone's battery.
    timer = document.hidden ? undefined : setInterval(step, stepMs);
  };

  fit();
  startOrStop();
  document.addEventListener("visibilitychange", startOrStop);
  window.addEventListener("resize", fit);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", startOrStop);
    window.removeEventListener("resize", fit);
    context.clearRect(0, 0, canvas.width, canvas.height);
  };
}
