import { currentLanguage, loadStrings, startLanguage } from '@estrada/web/strings/language.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SelfieApp } from './features/contracts/selfie-page/selfie-app.tsx';

/**
 * The client's selfie page, a separate entry: a phone on a slow connection loads no component library, no router and
 * nothing of the portal. It hydrates the prerendered page in the reader's language (`selfie-drawing.tsx`), or renders
 * it.
 */
async function begin(): Promise<void> {
  const root = document.getElementById('root')!;
  const drawnIn = root.hasChildNodes() ? document.documentElement.lang : null;
  startLanguage();
  await loadStrings();
  const page = (
    <StrictMode>
      <SelfieApp />
    </StrictMode>
  );
  if (drawnIn === currentLanguage()) hydrateRoot(root, page);
  else {
    root.replaceChildren();
    createRoot(root).render(page);
  }
  // first-paint.js hides prerendered pages from users who may have a session: this page is the same for everyone
  delete document.documentElement.dataset.waits;
}

void begin();
