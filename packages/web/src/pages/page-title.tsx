import { PageHeading } from '@estrada/ui/index';
import type { ReactNode } from 'react';
import { usePageStrings } from './page-access.ts';
import type { PageRow } from './page-row.ts';

/** The heading of a page by the words of its row: title, and below it what the page is for. */
export function PageTitle({ words, actions }: { words: PageRow['words']; actions?: ReactNode }) {
  const { title, about } = usePageStrings()(words);
  return <PageHeading title={title} subtitle={about} actions={actions} />;
}
