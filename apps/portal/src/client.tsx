import '@estrada/web/styles/base.css';
import { watchMissingFiles } from '@estrada/web/failure/missing-file.ts';
import { currentLanguage, startLanguage } from '@estrada/web/strings/language.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ClientApp, findDocument } from './app/client-app.tsx';
import { watchTyping } from './app/router/typed-early.tsx';

/**
 * The pages of clients, entries of their own beside the portal: see build/build-entries.ts. Hydrates the drawn page,
 * or renders it in the reader's language.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root')!;
  const drawnIn = root.hasChildNodes() ? document.documentElement.lang : null;
  watchMissingFiles();
  startLanguage();
  // calendar dates are computed with Temporal; browsers without it load a polyfill once
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const found = findDocument(window.location.pathname);
  // the server sends this document for the addresses of its pages alone
  if (!found) throw new Error(`no page of a client has the address ${window.location.pathname}`);
  const page = (
    <StrictMode>
      <ClientApp of={found} />
    </StrictMode>
  );
  if (drawnIn === currentLanguage()) {
    watchTyping(root);
    // a part that suspends during hydration could be rendered again, and lose what is being typed
    await found.page.load();
    // in slices, between which the phone answers
    startTransition(() => void hydrateRoot(root, page));
  } else {
    root.replaceChildren();
    createRoot(root).render(page);
  }
  // first-paint.js hides prerendered pages from users who may have a session: these pages are the same for everyone
  delete document.documentElement.dataset.waits;
}

void begin();
