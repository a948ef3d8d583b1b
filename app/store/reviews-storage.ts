/** Where the review cards are kept: on the device only. Apart from their store, so that a page can look for cards without it. */
export const reviewsKey = "devtherapy-review";
