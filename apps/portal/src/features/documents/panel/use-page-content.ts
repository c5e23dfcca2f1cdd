import { api } from '@estrada/web/calls/api.ts';
import type { DocumentPage } from '@estrada/web/documents/use-documents.ts';
import { useEffect, useState } from 'react';
import { type OpenedPage, openPage } from './draw-page.ts';

/** What has been brought of a page: nothing yet, the opened page with its bytes, or that it did not come. */
export type PageContent = { state: 'loading' } | { state: 'failed' } | { state: 'open'; page: OpenedPage; bytes: Blob };

/** The content of a page, brought by a signed address: asking for it is what the trail keeps, so it is asked for once. */
export function usePageContent(proposalId: string, { id, contentType }: DocumentPage) {
  const [content, setContent] = useState<PageContent>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try brings it anew
  useEffect(() => {
    const control = new AbortController();
    let opened: OpenedPage | null = null;
    setContent({ state: 'loading' });
    fetchFile(proposalId, id, control.signal)
      .then(async (bytes) => {
        opened = await openPage(bytes, contentType);
        if (control.signal.aborted) opened.close();
        else setContent({ state: 'open', page: opened, bytes });
      })
      .catch(() => {
        // whatever broke: the screen says that it did not open, with a way to try again
        if (!control.signal.aborted) setContent({ state: 'failed' });
      });
    return () => {
      control.abort();
      opened?.close();
    };
  }, [proposalId, id, contentType, tries]);
  return { content, retry: () => setTries((before) => before + 1) };
}

async function fetchFile(proposalId: string, pageId: string, signal: AbortSignal): Promise<Blob> {
  const { url } = await api.readDocumentAddress({ params: { id: proposalId, pageId }, signal });
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`);
  return answer.blob();
}
