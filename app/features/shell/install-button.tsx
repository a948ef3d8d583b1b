import { useEffect, useState } from "react";

import { footerControl } from "./rain-control.tsx";

/** What Chromium hands out when the site can be installed; other browsers have a menu entry of their own. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Installs the site as an app. There only while the browser offers it. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallOffer>();

  useEffect(() => {
    // Not prevented, of which the browser would complain: it may offer the same in its own way besides.
    const keep = (event: Event) => setOffer(event as InstallOffer);
    window.addEventListener("beforeinstallprompt", keep);
    return () => window.removeEventListener("beforeinstallprompt", keep);
  }, []);

  if (!offer) return null;

  function install() {
    // An offer can be taken once.
    setOffer(undefined);
    offer?.prompt().catch(() => undefined);
  }

  return (
    <button type="button" onClick={install} className={footerControl}>
      Install
    </button>
  );
}
