import { uploadNames } from '@estrada/endpoints/uploads/upload-names';
import { Page as UploadPage } from '@estrada/web/files/upload/upload-page.tsx';
import type { PageRow } from '@estrada/web/pages/page-row.ts';

/** `PlansUpload`: uploads, trials and history of the price tables of all plans. */
export function Screen({ words }: Pick<PageRow, 'words'>) {
  return <UploadPage table={uploadNames.Plans} words={words} />;
}
