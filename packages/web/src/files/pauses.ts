/** So long is waited before a sending that a broken connection stopped is tried again: longer each time, the last one ever after. */
export const pausesMs: readonly number[] = [2_000, 4_000, 8_000, 15_000, 30_000];
