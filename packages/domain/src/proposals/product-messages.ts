import { type Language, pickText, type Texts } from '../errors/index.ts';
import { formatDate } from '../formats/index.ts';
import type { Ending } from './expiry.ts';

const engine: Texts = { pt: 'Motor de crédito', en: 'Credit engine' };
const system: Texts = { pt: 'Sistema', en: 'System' };
const offerAccepted: Texts = { pt: 'Contraproposta aceita.', en: 'Counter-offer accepted.' };
const ended: Readonly<Record<Ending['what'], Texts>> = {
  decision: {
    pt: 'A decisão de crédito valia até {day}.',
    en: 'The credit decision was valid until {day}.',
  },
  table: {
    pt: 'A tabela de preços valia até {day}.',
    en: 'The price table was valid until {day}.',
  },
};

/** The product's own names and reasons in the records of a proposal: stored in Portuguese. */
export const productMessages = {
  engineName: engine.pt,
  systemName: system.pt,
  /** the answer to the conditions where the counter-offer was the only one; the credit engine reads it too */
  offerTaken: offerAccepted.pt,
  /** the reason of a return when a validity ended */
  ended: ({ what, on }: Ending): string => ended[what].pt.replace('{day}', formatDate(on)),
} as const;

const messagePatterns: readonly { readonly texts: Texts; readonly kept: RegExp }[] = [
  engine,
  system,
  offerAccepted,
  ...Object.values(ended),
].map((texts) => ({
  texts,
  kept: new RegExp(`^${texts.pt.replaceAll('.', '\\.').replace('{day}', '(?<day>\\d{2}/\\d{2}/\\d{4})')}$`),
}));

/**
 * A stored name or reason for a reader: translated where the product wrote it, and unchanged where a user or a partner
 * did.
 */
export function translateMessage<Kept extends string | null>(kept: Kept, language: Language): Kept | string {
  if (kept === null) return kept;
  for (const { texts, kept: form } of messagePatterns) {
    const found = form.exec(kept);
    if (found) return pickText(texts, language).replace('{day}', found.groups?.day ?? '');
  }
  return kept;
}
