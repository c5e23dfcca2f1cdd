/** The delays before an upload that a lost connection stopped is retried: increasing, and then always the last one. */
export const pausesMs: readonly number[] = [2_000, 4_000, 8_000, 15_000, 30_000];
