import { startProduct } from './support/product.ts';

/** Starts the product once for all journeys, and names its addresses to them. */
export default async function startPortal(): Promise<() => Promise<void>> {
  const { portalUrl, sandboxUrl, stop } = await startProduct();
  process.env.PORTAL_URL = portalUrl;
  process.env.SANDBOX_URL = sandboxUrl;
  return stop;
}
