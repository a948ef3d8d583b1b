/**
 * SHA-256 (base64) of the style elements that libraries write into the page by script, for the security policy. After an
 * update of one of them the browser tests name the new hash. What libraries set on an element's `style` needs none.
 */
export const libraryStyles = {
  /** Its stylesheet, written with the first notification. */
  sonner: "StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=",
  /** What it puts there before it writes: an empty element. */
  sonnerAtFirst: "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  /** The rule with which it hides pseudo-elements in its copy of the page. */
  html2canvas: "UP0QZg7irvSMvOBz9mH2PIIE28+57UiavRfeVea0l3g=",
} as const;
