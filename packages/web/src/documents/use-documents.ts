import type { ProposalDocuments } from '@estrada/endpoints/index';
import { useCacheAnswer, useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useCallback, useEffect, useRef } from 'react';

export type ProposalDocument = ProposalDocuments['documents'][number];
export type DocumentPage = ProposalDocument['pages'][number];

/** The polling interval while a phone photographs: a picture is shown within two seconds. */
const followMs = 1_000;

/**
 * The documents of a proposal, fetched again when `readProposalNews` reports that another user uploaded or reviewed
 * some; `keep` stores the response of an act, which contains all of them.
 */
export function useDocuments(proposalId: string, isFollowed = false) {
  const input = { params: { id: proposalId } };
  const query = useCall('readProposalDocuments', input, { refetchInterval: isFollowed ? followMs : false });
  const keepAnswer = useCacheAnswer();
  const reload = useReload();
  // the panel of the messages polls it; this only reads the result
  const { data: news } = useCall('readProposalNews', input);
  const shown = query.data?.documents.reduce((sum, { version }) => sum + version, 0);
  const isBehind = shown !== undefined && news !== undefined && news.documentsVersion > shown;
  useEffect(() => {
    if (isBehind) void reload('readProposalDocuments', 'readContractPapers', 'readSettlement');
  }, [isBehind, reload]);
  // the server returns the documents' names: the cached ones are in the language of that request
  const { language } = useLanguage();
  const named = useRef(language);
  useEffect(() => {
    if (named.current === language) return;
    named.current = language;
    void reload('readProposalDocuments');
  }, [language, reload]);
  const keep = useCallback(
    (answer: ProposalDocuments) => {
      keepAnswer('readProposalDocuments', { params: { id: answer.proposalId } }, answer);
      // a contract waits for some of them
      void reload('readContractPapers', 'readSettlement');
    },
    [keepAnswer, reload],
  );
  return { query, keep };
}
