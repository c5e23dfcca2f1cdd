import { expect, it, vi } from 'vitest';
import { startSamples } from './processor-speed.ts';

it('takes samples in a thread of its own, each read once', async () => {
  const read = startSamples();
  const first = await vi.waitFor(
    () => {
      const sample = read();
      if (sample === null) throw new Error('no sample yet');
      return sample;
    },
    { timeout: 30_000 },
  );
  expect(first).toBeGreaterThan(0);
  expect(read()).toBeNull();
});
