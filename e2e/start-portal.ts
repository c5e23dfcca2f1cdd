import { rmSync } from 'node:fs';
import { makeDataFolder, startProductIn } from './support/product.ts';

/** Fills the demo once; the product of every worker begins with a copy of it. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const demonstration = makeDataFolder();
  await (await startProductIn(demonstration)).stop();
  process.env.DEMONSTRATION_FOLDER = demonstration;
  return async () => rmSync(demonstration, { recursive: true, force: true });
}
