import { address } from './session.ts';
import type { Page } from './test.ts';

/** The demo's first dealer has registered the first one. */
export const dealerSites = { registered: 'https://www.autovia.example.com', stranger: 'https://www.outra.example.com' };

/** Serves both sites, each with the script that embeds a page of clients of a dealer. */
export async function serveDealerSites(page: Page, dealerId: string): Promise<void> {
  const script = `<script async src="${address('/embed.js')}" data-dealer="${dealerId}" data-page="csf"></script>`;
  const body = `<!doctype html><meta name="viewport" content="width=device-width"><title>Loja</title><h1>Loja</h1>${script}<footer>Rodapé</footer>`;
  await page.route(/^https:\/\/www\.(autovia|outra)\.example\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  // the product of a journey is on this machine, which a public site may not reach without being asked
  await page.context().grantPermissions(['local-network-access']);
}
