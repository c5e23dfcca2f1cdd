import { Suspense } from 'react';
import { Outlet } from 'react-router';
import '../styles/parts.css';
import { AlertBanner } from '../alerts/alert-banner.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import './shell.css';

/** Around public pages that bring no frame of their own: name, language, colours. */
export function PublicFrame() {
  return (
    <div className="estrada-public">
      <header className="estrada-top">
        <Brand />
        <span className="estrada-top-space" />
        <LanguageSwitch />
        <SchemeSwitch />
      </header>
      <main className="estrada-main estrada-public-main">
        <AlertBanner />
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
