import '@estrada/web/styles/base.css';
import { watchMissingFiles } from '@estrada/web/failure/missing-file.ts';
import { startLanguage } from '@estrada/web/words/language.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalApp } from './app/portal-app.tsx';
import { startSession } from './app/session/start-session.ts';

// calendar dates are computed with Temporal; browsers without it load the same thing once
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
watchMissingFiles();
startLanguage();
void startSession();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PortalApp />
  </StrictMode>,
);
