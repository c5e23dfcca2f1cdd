import { stripDocument } from '@estrada/domain/formats/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import { api } from '@estrada/web/calls/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Draft, isUnsaved } from './draft.ts';

/** A client who already paid the registration fee (TCC) is not charged again: asked as soon as his document is known. */
export function useRegistrationFee(draft: Draft, update: (change: Partial<Draft>) => void): void {
  const document = stripDocument(draft.personType === 'PF' ? draft.cpf : draft.cnpj);
  // a saved simulation is shown as it was saved until something else in it changes
  const isAsSaved = draft.saved !== null && !isUnsaved(draft);
  const isKnown = isDocumentOf(draft.personType, document) && !isAsSaved;
  const { data } = useQuery({
    queryKey: ['registrationFee', document, draft.state],
    queryFn: ({ signal }) =>
      api.checkRegistrationFee({
        params: { document },
        query: { state: draft.state, isEmployee: 'false' },
        signal,
        // the figures say themselves what is wrong with a state; without an answer the fee is charged
        suppressAlert: true,
      }),
    enabled: isKnown,
    staleTime: 300_000,
    retry: false,
  });
  const ignoreTCC = isKnown && (data?.ignoreTCC ?? false);
  const isAnswered = !isAsSaved && (!isKnown || data !== undefined);
  useEffect(() => {
    if (isAnswered && ignoreTCC !== draft.ignoreTCC) update({ ignoreTCC });
  }, [isAnswered, ignoreTCC, draft.ignoreTCC, update]);
}
