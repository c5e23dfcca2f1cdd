import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { Brand } from '@estrada/web/frame/brand.tsx';
import { LanguageSwitch } from '@estrada/web/frame/language-switch.tsx';
import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { SchemeSwitch } from '@estrada/web/frame/scheme-switch.tsx';
import { type ReactNode, Suspense } from 'react';
import './shell.css';

/** The frame of public pages without a frame of their own: name, language, colour scheme. */
export function PublicFrame({ children }: { children: ReactNode }) {
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
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </main>
    </div>
  );
}
