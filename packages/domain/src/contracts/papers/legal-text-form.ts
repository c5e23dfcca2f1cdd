import type { FieldProblem } from '../../errors/domain-error.ts';
import { form, text } from '../../forms/index.ts';
import { longestBlock, parseLegalText, unknownFields } from './legal-markup.ts';
import type { PaperKind } from './paper-kinds.ts';

const longestText = 30_000;
const longestSources = 2_000;

/** The clause that is only binding when highlighted: the recovery of the vehicle without a court (Lei 14.711/2023). */
const requiresHighlight: readonly PaperKind[] = ['CREDIT_CONTRACT', 'LEASE_CONTRACT'];

const bodyForm = (kind: PaperKind) =>
  form(
    {
      body: text('Texto', 'Text', { max: longestText, hasLines: true }),
      sources: text('Fontes (leis e normas)', 'Sources (laws and rules)', {
        max: longestSources,
        hasLines: true,
        hint: {
          pt: 'Uma por linha. Não aparecem no documento.',
          en: 'One a line. They are not part of the paper.',
        },
      }),
    },
    ({ body }) => bodyProblems(kind, body),
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
  PROPOSAL: bodyForm('PROPOSAL'),
  CREDIT_CONTRACT: bodyForm('CREDIT_CONTRACT'),
  LEASE_CONTRACT: bodyForm('LEASE_CONTRACT'),
  PRIVACY: bodyForm('PRIVACY'),
  ADHESION: bodyForm('ADHESION'),
  REPURCHASE: bodyForm('REPURCHASE'),
  DELIVERY: bodyForm('DELIVERY'),
  DELIVERY_USED: bodyForm('DELIVERY_USED'),
} as const satisfies Record<PaperKind, unknown>;
