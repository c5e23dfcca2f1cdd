import type { ProposalNews } from '@estrada/endpoints/index';
import { alertFailure } from '@estrada/web/calls/alert-failure.ts';
import { api } from '@estrada/web/calls/api.ts';
import { useCacheAnswer, useReload } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The messages of a proposal, the first one first, read again when there are more, and marked as read once they are in sight. */
export function useThread(id: string, news: ProposalNews) {
  const reload = useReload();
  const keepAnswer = useCacheAnswer();
  const list = usePagedCall('listThreadMessages', { params: { id }, query: {} });
  const messages = list.rows.toReversed();
  const last = messages.at(-1)?.seq ?? 0;
  const { lastMessage, unread } = news;
  const { panel, isSeen } = useReadMark();
  // where the new ones begin stays marked while the page is open: marking them as read must not take the mark away
  const [newFrom, setNewFrom] = useState<number | null>(null);
  const firstNew = messages.filter(({ isOwn }) => !isOwn).at(-unread)?.seq ?? null;

  useEffect(() => {
    if (!list.isLoading && lastMessage > last) void reload('listThreadMessages');
  }, [lastMessage, last, list.isLoading, reload]);

  const marking = useRef(0);
  useEffect(() => {
    if (!isSeen || unread === 0 || last < lastMessage || marking.current >= last) return;
    marking.current = last;
    setNewFrom(firstNew);
    api
      .markThreadRead({ params: { id }, body: { upTo: last } })
      .then((fresh) => {
        keepAnswer('readProposalNews', { params: { id } }, fresh);
        void reload('listProposals');
      })
      .catch(alertFailure);
  }, [isSeen, unread, last, lastMessage, firstNew, id, keepAnswer, reload]);

  return { list, messages, panel, newFrom: unread > 0 ? firstNew : newFrom };
}

/** Whether an element is in sight, in a tab that somebody looks at. */
function useReadMark() {
  const [isSeen, setSeen] = useState(false);
  const observer = useRef<IntersectionObserver | null>(null);
  const panel = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!element) return;
    observer.current = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.current.observe(element);
  }, []);
  return { panel, isSeen };
}
