/** The key in localStorage. In a file of its own, so that a page can look for cards without loading their store. */
export const reviewsKey = "devtherapy-review";
