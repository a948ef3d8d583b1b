import { icon } from "./icon.tsx";

// What more than one file shows; the others are drawn where they are used.
export const ArrowLeft = /* @__PURE__ */ icon("M12 19l-7-7 7-7M19 12H5");
export const ArrowRight = /* @__PURE__ */ icon("M5 12h14M12 5l7 7-7 7");
export const Check = /* @__PURE__ */ icon("M20 6 9 17l-5-5");
export const ChevronDown = /* @__PURE__ */ icon("M6 9l6 6 6-6");
export const Pause = /* @__PURE__ */ icon(
  "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-16a1 1 0 0 1 1-1z",
);
export const Play = /* @__PURE__ */ icon(
  "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z",
);
export const Search = /* @__PURE__ */ icon("M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0-16 0");
export const Share2 = /* @__PURE__ */ icon(
  "M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M15 19a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.59 13.51L15.42 17.49M15.41 6.51L8.59 10.49",
);
export const X = /* @__PURE__ */ icon("M18 6 6 18M6 6l12 12");
