import type { PageRow } from '../../pages/page-row.ts';
import { SuccessionPage } from '../../records/succession/succession-page.tsx';
import { iofKind } from './iof-kind.tsx';

/** The tax of each borrower, day by day, and the validities that are still to come; its name is that of its row. */
export function Page({ words }: { words: PageRow['words'] }) {
  return <SuccessionPage kind={iofKind} words={words} />;
}
