import '@estrada/web/styles/base.css';
import { watchMissingFiles } from '@estrada/web/failure/missing-file.ts';
import { mayHaveSession } from '@estrada/web/session/session-hint.ts';
import { currentLanguage, startLanguage } from '@estrada/web/strings/language.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PortalApp } from './app/portal-app.tsx';
import { loadPublicPage } from './app/router/page-routes.tsx';
import { watchTyping } from './app/router/typed-early.tsx';
import { startSession } from './app/session/start-session.ts';

/** Renders the portal, or hydrates the prerendered public page: see build/prerender-pages.ts. */
async function begin(): Promise<void> {
  const root = document.getElementById('root')!;
  // the prerendered page is for visitors without a session, in the language that the server selected
  const drawnIn = root.hasChildNodes() && !mayHaveSession() ? document.documentElement.lang : null;
  watchMissingFiles();
  startLanguage();
  void startSession();
  // calendar dates are computed with Temporal; browsers without it load a polyfill once
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const portal = (
    <StrictMode>
      <PortalApp />
    </StrictMode>
  );
  if (drawnIn === currentLanguage()) {
    watchTyping(root);
    // a part that suspends during hydration could be rendered again, and lose what is being typed
    await loadPublicPage(window.location.pathname);
    // in slices, between which the phone answers
    startTransition(() => void hydrateRoot(root, portal));
    return;
  }
  root.replaceChildren();
  delete document.documentElement.dataset.waits;
  createRoot(root).render(portal);
}

void begin();
