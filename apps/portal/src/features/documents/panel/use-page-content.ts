import { api } from '@estrada/web/calls/api.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import type { DocumentPage } from '@estrada/web/documents/use-documents.ts';
import { fetchSigned } from '@estrada/web/files/open-file.ts';
import { type OpenedPage, openPage } from './draw-page.ts';

/** What has been brought of a page: nothing yet, the opened page with its bytes, or that it did not come. */
export type PageContent = { state: 'loading' } | { state: 'failed' } | { state: 'open'; page: OpenedPage; bytes: Blob };

/** The content of a page, brought by a signed address: asking for it is what the trail keeps, so it is asked for once. */
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
    // whatever broke: the screen says that it did not open, with a way to try again
    () => ({ state: 'failed' }),
  );
  return { content: reading, retry };
}
