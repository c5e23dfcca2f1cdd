import { PageHeading } from '@estrada/ui/index';
import type { ReactNode } from 'react';
import { usePageStrings } from './page-access.ts';
import type { PageRow } from './page-row.ts';

/** The heading of a page from the strings of its row: title and purpose. */
export function PageTitle({ words, actions }: { words: PageRow['words']; actions?: ReactNode }) {
  const { title, about } = usePageStrings()(words);
  return <PageHeading title={title} subtitle={about} actions={actions} />;
}
