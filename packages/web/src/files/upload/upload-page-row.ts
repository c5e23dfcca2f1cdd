import { type UploadKind, uploadKinds } from '@estrada/domain/uploads/upload-kinds';
import { IconUpload } from '@tabler/icons-react';
import type { MenuRow, PageRow } from '../../pages/page-row.ts';
import { sharedPage } from '../../pages/shared-page.ts';
import type { UploadEffect } from './send-panel.tsx';
import type { TableNames } from './upload-calls.ts';

/**
 * The part of an uploaded table's row that is independent of where its page is rendered.
 *
 * @param kind the kind of upload, which defines who may send it
 */
export const uploadRow = (
  path: string,
  kind: UploadKind,
  words: PageRow['words'],
): Pick<MenuRow, 'path' | 'access' | 'menu' | 'words'> => ({
  path,
  access: uploadKinds[kind].access,
  menu: { group: 'uploads', icon: IconUpload },
  words,
});

/**
 * The row of an uploaded table. It has no page file of its own: the strings of the row are its heading and explanation.
 *
 * @param table the names of its calls
 * @param kind the kind of upload, which defines who may send it
 * @param shown its strings; and its effect: it replaces the table in force (the default), or changes only the lines it
 * contains
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
