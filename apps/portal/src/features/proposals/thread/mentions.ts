import { documentName, documentSet } from '@estrada/domain/documents/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import type { ProposalDetail, ThreadMention } from '@estrada/endpoints/index';
import { focusField } from '@estrada/web/records/form/focus-field.ts';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import { labelKeyOf, pathsOf } from '../client-form/form-rows.ts';
import { sectionsFor } from '../client-form/form-sections.ts';
import type { strings as formStrings } from '../client-form/strings.ts';

/** A mention as one value of a list. */
const keyOfMention = ({ kind, name }: ThreadMention): string => `${kind}:${name}`;

/** The mention that a value of the list stands for; undefined for the whole proposal. */
export function mentionOf(value: string): ThreadMention | undefined {
  const [kind, name = ''] = value.split(':');
  if (kind === 'document') return { kind, name: name as Extract<ThreadMention, { kind: 'document' }>['name'] };
  return kind === 'field' ? { kind, name } : undefined;
}

/** What a mention is called: the document, or the field; a field that the form no longer has goes by its path. */
export function nameOfMention(
  mention: ThreadMention,
  language: Language,
  words: Translate<typeof formStrings>,
): string {
  if (mention.kind === 'document') return pickText(documentName(mention.name), language);
  const key = labelKeyOf(mention.name);
  return key ? words(key) : mention.name;
}

/** What a message can be about: the documents that the proposal needs, and the fields of its form. */
export function mentionChoices(
  proposal: Pick<ProposalDetail, 'personType' | 'financeTypeId' | 'status' | 'financedItems'>,
  language: Language,
  words: Translate<typeof formStrings>,
): { documents: Choice[]; fields: Choice[] } {
  const fields = [...new Set(sectionsFor(proposal.personType).flatMap(pathsOf))].flatMap((name): Choice[] => {
    const key = labelKeyOf(name);
    return key ? [{ value: keyOfMention({ kind: 'field', name }), label: words(key) }] : [];
  });
  return {
    documents: documentSet(proposal).map(({ kind, ...texts }) => ({
      value: keyOfMention({ kind: 'document', name: kind }),
      label: pickText(texts, language),
    })),
    fields,
  };
}
type Choice = { value: string; label: string };

/** Leads to what a message is about: the line of the document, the field, or where the form is only read, its section. */
export function goToMention({ kind, name }: ThreadMention): void {
  if (kind === 'field' && focusField(name)) return;
  const place = document.getElementById(kind === 'document' ? `document-${name}` : 'proposal-form');
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}
