import './app/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchMissingFiles } from './app/failure/missing-file.ts';
import { startLanguage } from './app/i18n/language.ts';
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
