import { api } from '@estrada/web/calls/api.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import type { DocumentPage } from '@estrada/web/documents/use-documents.ts';
import { fetchSigned } from '@estrada/web/files/open-file.ts';
import { type OpenedPage, openPage } from './draw-page.ts';

/** The content of a page: loading, opened with its bytes, or failed. */
export type PageContent = { state: 'loading' } | { state: 'failed' } | { state: 'open'; page: OpenedPage; bytes: Blob };

/** The content of a page, loaded by a signed address: the trail records the request, so it is requested once. */
export function usePageContent(proposalId: string, { id, contentType }: DocumentPage) {
  const { reading, retry } = useReading<PageContent>(
    `${proposalId} ${id} ${contentType}`,
    async (signal) => {
      const { url } = await api.readDocumentAddress({ params: { id: proposalId, pageId: id }, signal });
      const bytes = await fetchSigned(url, { signal });
      const page = await openPage(bytes, contentType);
      if (signal.aborted) page.close();
      else signal.addEventListener('abort', () => page.close());
      return { state: 'open', page, bytes };
    },
    // for any error: the screen shows that the page did not open, with a retry
    () => ({ state: 'failed' }),
  );
  return { content: reading, retry };
}
