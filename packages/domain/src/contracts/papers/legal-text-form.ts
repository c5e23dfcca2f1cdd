import type { FieldProblem } from '../../errors/domain-error.ts';
import { form, text } from '../../forms/index.ts';
import { longestBlock, parseLegalText, unknownFields } from './legal-markup.ts';
import type { PaperKind } from './paper-kinds.ts';

const longestText = 30_000;
const longestSources = 2_000;

/** The clause that is only binding when highlighted: the recovery of the vehicle without a court (Lei 14.711/2023). */
const requiresHighlight: readonly PaperKind[] = ['CREDIT_CONTRACT', 'LEASE_CONTRACT'];

const body = text('Texto', 'Text', { max: longestText, hasLines: true });

/** The text of a paper alone, as a preview checks it. */
export const legalBodyForm = (kind: PaperKind) => form({ body }, (typed) => bodyProblems(kind, typed.body));

const textForm = (kind: PaperKind) =>
  form(
    {
      body,
      sources: text('Fontes (leis e normas)', 'Sources (laws and rules)', {
        max: longestSources,
        hasLines: true,
        hint: {
          pt: 'Uma por linha. Não aparecem no documento.',
          en: 'One per line. They do not appear in the document.',
        },
      }),
    },
    (typed) => bodyProblems(kind, typed.body),
  );

function bodyProblems(kind: PaperKind, body: string): FieldProblem[] {
  const [unknown] = unknownFields(body);
  if (unknown !== undefined) return [{ path: 'body', key: 'legalText.unknownField', params: { field: unknown } }];
  const blocks = parseLegalText(body);
  if (blocks.some(({ text: piece }) => piece.length > longestBlock))
    return [{ path: 'body', key: 'legalText.longParagraph', params: { max: longestBlock } }];
  const hasHighlight = blocks.some(({ kind: shown, text: piece }) => shown === 'highlight' && piece !== '');
  return requiresHighlight.includes(kind) && !hasHighlight ? [{ path: 'body', key: 'legalText.noHighlight' }] : [];
}

/** The form of the legal text of each paper. */
export const legalTextForms = {
  PROPOSAL: textForm('PROPOSAL'),
  CREDIT_CONTRACT: textForm('CREDIT_CONTRACT'),
  LEASE_CONTRACT: textForm('LEASE_CONTRACT'),
  PRIVACY: textForm('PRIVACY'),
  ADHESION: textForm('ADHESION'),
  REPURCHASE: textForm('REPURCHASE'),
  DELIVERY: textForm('DELIVERY'),
  DELIVERY_USED: textForm('DELIVERY_USED'),
} as const satisfies Record<PaperKind, unknown>;
