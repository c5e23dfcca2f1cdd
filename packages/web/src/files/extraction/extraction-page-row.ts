import { IconDownload } from '@tabler/icons-react';
import type { PageRow } from '../../pages/page-row.ts';
import { sharedPage } from '../../pages/shared-page.ts';
import type { ExtractionFilterFields, ExtractionName } from './extraction-name.ts';

/**
 * The row of an extraction. It has no page file of its own: the strings of the row are its heading and explanation, and
 * the capability that guards it has the extraction's name. `filters`: what is chosen besides the period, if anything.
 */
export const extractionPage = (
  path: string,
  type: ExtractionName,
  words: PageRow['words'],
  filters: ExtractionFilterFields = {},
): PageRow => ({
  path,
  ...sharedPage(() => import('./extraction-page.tsx'), { type, words, filters }),
  access: type,
  menu: { group: 'extractions', icon: IconDownload },
  words,
});
