import { expect, test } from "vitest";

import { burstSize } from "#app/features/guests/fireworks.tsx";
import { fireworksMs } from "#app/features/guests/hidden-image.tsx";

test.each([
  [0, 50],
  [250, 48],
  [1000, 40],
  [2500, 25],
  [4750, 3],
  [5000, 0],
  [9000, 0],
])("after %i ms a burst has %i pieces", (elapsed, pieces) => {
  expect(burstSize(elapsed, fireworksMs)).toBe(pieces);
});
