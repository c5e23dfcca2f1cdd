import { currentLanguage, loadStrings, startLanguage } from '@estrada/web/strings/language.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SelfieApp } from './features/contracts/selfie-page/selfie-app.tsx';

/**
 * The client's page of the selfie, an entry of its own: a phone on a slow line loads no component library, no router and nothing
 * of the portal. It takes over what the build drew in the reader's language (`selfie-drawing.tsx`), or draws it.
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
  // first-paint.js hides what was drawn from who may have a session: this page is the same for everybody
  delete document.documentElement.dataset.waits;
}

void begin();
