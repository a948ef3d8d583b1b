/** Registers the service worker after the page has loaded. If that fails, only offline use is missing. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || process.env.WORKER === "off" || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
