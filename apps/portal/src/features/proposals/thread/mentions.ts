import { documentName, documentSet } from '@estrada/domain/documents/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import type { ProposalDetail, ThreadMention } from '@estrada/endpoints/index';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import { useNavigate } from 'react-router';
import { labelAt, sectionsFor } from '../client-form/form-sections.ts';

/** A mention as an option value of a select. */
const keyOfMention = ({ kind, name }: ThreadMention): string => `${kind}:${name}`;

/** The mention of an option value; undefined for the whole proposal. */
export function mentionOf(value: string): ThreadMention | undefined {
  const [kind, name = ''] = value.split(':');
  if (kind === 'document') return { kind, name: name as Extract<ThreadMention, { kind: 'document' }>['name'] };
  return kind === 'field' ? { kind, name } : undefined;
}

/**
 * The name of a mention: that of the document, or the label of the field; a field that the form no longer has is shown
 * by its path.
 */
export function nameOfMention(
  mention: ThreadMention,
  language: Language,
  personType: ProposalDetail['personType'],
): string {
  if (mention.kind === 'document') return pickText(documentName(mention.name), language);
  return labelAt(personType, mention.name, language) ?? mention.name;
}

/** The possible subjects of a message: the required documents of the proposal, and the fields of its form. */
export function mentionChoices(
  proposal: Pick<ProposalDetail, 'personType' | 'financeTypeId' | 'status' | 'financedItems'>,
  language: Language,
): { documents: Choice[]; fields: Choice[] } {
  const fields = sectionsFor(proposal.personType)
    .flatMap((section) => section.fields)
    .map(({ path, ui }) => ({ value: keyOfMention({ kind: 'field', name: path }), label: pickText(ui, language) }));
  return {
    documents: documentSet(proposal).map(({ kind, ...texts }) => ({
      value: keyOfMention({ kind: 'document', name: kind }),
      label: pickText(texts, language),
    })),
    fields,
  };
}
type Choice = { value: string; label: string };

/** Focuses the subject of a message: the line of the document, the field, or its section when the form is read-only. */
export function useGoToMention(): (mention: ThreadMention) => void {
  const navigate = useNavigate();
  return ({ kind, name }) => {
    if (kind === 'field' && focusField(name)) return;
    void navigate(kind === 'document' ? `#document-${name}` : '#proposal-form');
  };
}
