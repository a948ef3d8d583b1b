/** The key in localStorage. Has its own file, so that a page can look for cards without loading their store. */
export const reviewsKey = "devtherapy-review";
