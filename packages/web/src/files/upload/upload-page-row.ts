import { type UploadKind, uploadKinds } from '@estrada/domain/uploads/upload-kinds';
import { IconUpload } from '@tabler/icons-react';
import type { MenuRow, PageRow } from '../../pages/page-row.ts';
import { sharedPage } from '../../pages/shared-page.ts';
import type { UploadEffect } from './send-panel.tsx';
import type { TableNames } from './upload-calls.ts';

/**
 * What the row of an uploaded table says wherever its page is drawn.
 *
 * @param kind says who sends it
 */
export const uploadRow = (
  path: string,
  kind: UploadKind,
  words: PageRow['words'],
): Pick<MenuRow, 'path' | 'access' | 'menu' | 'words'> => ({
  path,
  access: uploadKinds[kind].access,
  menu: { group: 'files', icon: IconUpload },
  words,
});

/**
 * The row of an uploaded table. It has no page file of its own: the words of the row are heading and explanation.
 *
 * @param table its calls by their names
 * @param kind says who sends it
 * @param shown its words; and its effect, what a good table does: it takes the place of the one before (the default), or
 *   changes only what it names
 */
export const uploadPage = (
  path: string,
  table: TableNames,
  kind: UploadKind,
  { effect, ...words }: PageRow['words'] & { effect?: UploadEffect },
): PageRow => ({
  ...uploadRow(path, kind, words),
  ...sharedPage(() => import('./upload-page.tsx'), { table, words, effect }),
});
