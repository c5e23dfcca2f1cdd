import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { SuccessionPage } from '@estrada/web/records/succession/succession-page.tsx';
import { lenderKind } from './lender-kind.tsx';

/**
 * `/parameters/lender`: the lender, the terms of late payment, and the amount up to which one finance user decides
 * alone.
 */
export function Page({ words }: { words: PageRow['words'] }) {
  return <SuccessionPage kind={lenderKind} words={words} />;
}
