/** A shuffled copy (Fisher and Yates): every order is equally likely when `random` is even over [0, 1). */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}

/** Numbers in [0, 1) that follow from the seed alone (mulberry32): chance that a render may repeat. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
