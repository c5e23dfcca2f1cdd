import '@estrada/web/styles/base.css';
import { watchMissingFiles } from '@estrada/web/failure/missing-file.ts';
import { mayHaveSession } from '@estrada/web/session/session-hint.ts';
import { currentLanguage, startLanguage } from '@estrada/web/strings/language.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PortalApp } from './app/portal-app.tsx';
import { loadPublicPage } from './app/router/page-routes.tsx';
import { watchTyping } from './app/router/typed-early.tsx';
import { startSession } from './app/session/start-session.ts';

/** Draws the portal, or takes over the public page that came drawn: see build/prerender-pages.ts. */
async function begin(): Promise<void> {
  const root = document.getElementById('root')!;
  // what was drawn is for strangers, in the language that the server used
  const drawnIn = root.hasChildNodes() && !mayHaveSession() ? document.documentElement.lang : null;
  watchMissingFiles();
  startLanguage();
  void startSession();
  // calendar dates are computed with Temporal; browsers without it load the same thing once
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
  const portal = (
    <StrictMode>
      <PortalApp />
    </StrictMode>
  );
  if (drawnIn === currentLanguage()) {
    watchTyping(root);
    // a part that waits for its file while it is taken over could be drawn anew, and lose what is being typed
    await loadPublicPage(window.location.pathname);
    hydrateRoot(root, portal);
    return;
  }
  root.replaceChildren();
  delete document.documentElement.dataset.waits;
  createRoot(root).render(portal);
}

void begin();
