import type { PageRow } from '@estrada/web/pages/page-row.ts';
import { SuccessionPage } from '@estrada/web/records/succession/succession-page.tsx';
import { legalTextKind } from './legal-text-kind.tsx';

/** `/parameters/legalTexts`: what the papers of a proposal say, each text from a day on. */
export function Page({ words }: { words: PageRow['words'] }) {
  return <SuccessionPage kind={legalTextKind} words={words} />;
}
