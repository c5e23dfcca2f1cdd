import { PlainProvider } from '@estrada/ui/plain';
import { CrashBoundary } from '@estrada/web/failure/crash-boundary.tsx';
import { type LazyPart, lazyPart, Part } from '@estrada/web/frame/lazy-part.tsx';
import { PageSkeleton } from '@estrada/web/frame/page-skeleton.tsx';
import { restoreFocus } from '@estrada/web/frame/restore-focus.ts';
import { scrollToFocus } from '@estrada/web/frame/scroll-to-focus.ts';
import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { Suspense, useEffect } from 'react';
import { clientPages } from './pages/client-pages.ts';
import { OnePageRouter } from './router/one-page-router.tsx';
import { TypedEarly } from './router/typed-early.tsx';
import { usePageTitle } from './router/use-page-title.ts';
import { registerPage } from './session/register-page.ts';
import { PublicFrame } from './shell/public-frame.tsx';

/** One page of a client: the row, and its component. */
export type ClientDocument = { row: PageRow; page: LazyPart };

/** The page of an address; null for an address of the portal itself. */
export function findDocument(pathname: string): ClientDocument | null {
  const row = clientPages.find(({ path }) => path === pathname);
  return row ? { row, page: lazyPart(async () => (await row.load()).Page) } : null;
}

/** The document of a client: one page, with the frame of public pages. */
export function ClientApp({ of }: { of: ClientDocument }) {
  return (
    <OnePageRouter>
      <ClientPage of={of} />
    </OnePageRouter>
  );
}

/** The same without a router of its own, as the build draws it. */
export function ClientPage({ of: { row, page } }: { of: ClientDocument }) {
  const { language } = useLanguage();
  usePageTitle(row.words[language === 'en' ? 'en' : 'pt'].title);
  useEffect(restoreFocus, []);
  useEffect(scrollToFocus, []);
  useEffect(() => registerPage(row), [row]);
  return (
    <PlainProvider styling={row.styling ?? 'main-simulator'}>
      <CrashBoundary resetKey={row.path} isWholePage>
        <PublicFrame>
          <Suspense fallback={<PageSkeleton />}>
            <Part of={page} properties={row.props} />
            <TypedEarly />
          </Suspense>
        </PublicFrame>
      </CrashBoundary>
    </PlainProvider>
  );
}
