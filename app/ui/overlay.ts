import { create } from "zustand";

type Overlay = "palette" | "shortcuts";

/** The overlay that is open, if any. */
export const useOverlay = create<{ current?: Overlay }>(() => ({}));

export const openPalette = () => useOverlay.setState({ current: "palette" });
export const openShortcuts = () => useOverlay.setState({ current: "shortcuts" });
export const closeOverlay = () => useOverlay.setState({ current: undefined });
