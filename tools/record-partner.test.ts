import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordAll } from './record-partner.ts';

it('has recordings that match the current sandbox', async () => {
  for (const [path, recording] of Object.entries(await recordAll())) {
    const kept = JSON.parse(readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8'));
    expect(kept, `${path} is stale: run node tools/with-node.mjs tools/record-partner.ts`).toEqual(recording);
  }
});
