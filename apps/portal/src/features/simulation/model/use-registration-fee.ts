import { stripDocument } from '@estrada/domain/formats/index';
import { isDocumentOf } from '@estrada/domain/people/index';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { useEffect } from 'react';
import { type Draft, isUnsaved } from './draft.ts';
import { saleOf } from './sale.ts';

/**
 * A client who already paid the registration fee (TCC) is not charged again: queried as soon as the document is typed.
 */
export function useRegistrationFee(draft: Draft, update: (change: Partial<Draft>) => void): void {
  const document = stripDocument(draft.personType === 'PF' ? draft.cpf : draft.cnpj);
  // a saved simulation is shown as saved until something else in it changes
  const isAsSaved = draft.saved !== null && !isUnsaved(draft);
  const isKnown = isDocumentOf(draft.personType, document) && !isAsSaved;
  // the figures show an error in a state themselves; without a response the fee is charged
  const { data } = useCall(
    'checkRegistrationFee',
    isKnown
      ? { params: { document }, query: { state: draft.state, isEmployee: saleOf(draft).isEmployee ? 'true' : 'false' } }
      : null,
    { staleTime: rarelyChangesMs, retry: false },
  );
  const ignoreTCC = isKnown && (data?.ignoreTCC ?? false);
  const isAnswered = !isAsSaved && (!isKnown || data !== undefined);
  useEffect(() => {
    if (isAnswered && ignoreTCC !== draft.ignoreTCC) update({ ignoreTCC });
  }, [isAnswered, draft.ignoreTCC, update, ignoreTCC]);
}
