import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { SuccessionPage } from '@estrada/web/records/succession/succession-page.tsx';
import { lenderKind } from './lender-kind.tsx';

/** `/parameters/lender`: who lends, on which terms a client pays late, and up to where one person of finance decides. */
export function Page({ words }: { words: PageRow['words'] }) {
  return <SuccessionPage kind={lenderKind} words={words} />;
}
