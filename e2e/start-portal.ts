import { rmSync } from 'node:fs';
import { makeDataFolder, startProduct, startProductIn } from './support/product.ts';

/** Fills the demonstration once, starts the product that all journeys share with it, and names its addresses to them. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const demonstration = makeDataFolder();
  await (await startProductIn(demonstration)).stop();
  process.env.DEMONSTRATION_FOLDER = demonstration;
  const { portalUrl, sandboxUrl, stop } = await startProduct();
  process.env.PORTAL_URL = portalUrl;
  process.env.SANDBOX_URL = sandboxUrl;
  return async () => {
    await stop();
    rmSync(demonstration, { recursive: true, force: true });
  };
}
