import type { Texts } from '../errors/texts.ts';
import type { EnumerationRow } from './enumeration.ts';

/** Products sold with the financing (docs/specification/simulation.md#products). */
export const additions = [
  { id: 'INSURANCES', pt: 'Seguros', en: 'Insurance' },
  { id: 'ACCESSORIES', pt: 'Acessórios', en: 'Accessories' },
  { id: 'FORWARDING_AGENT', pt: 'Despachante', en: 'Registration agent (despachante)' },
  { id: 'CHEV_PLUS', pt: 'Chevrolet Plus', en: 'Chevrolet Plus' },
  { id: 'LIFE', pt: 'Seguro de vida', en: 'Life insurance' },
  { id: 'GAP', pt: 'Nota Garantida (GAP)', en: 'Guaranteed note (GAP)' },
  { id: 'PMC', pt: 'Proteção mecânica', en: 'Mechanical protection' },
  { id: 'PMC_DAY_2', pt: 'Proteção mecânica depois da venda', en: 'Mechanical protection after the sale' },
  { id: 'SEGURO_AUTO', pt: 'Seguro auto', en: 'Car insurance' },
  { id: 'PRODUCTS', pt: 'Produtos', en: 'Products' },
  { id: 'REPAIRS', pt: 'Reparos', en: 'Repairs' },
  { id: 'ON_STAR', pt: 'OnStar', en: 'OnStar' },
  { id: 'MAINTENANCE', pt: 'Manutenção', en: 'Maintenance' },
] as const satisfies readonly EnumerationRow[];

/** An addition as it is stored and sent. */
export type Addition = (typeof additions)[number]['id'];

/** Protected instalment is sold like the additions, and is none of the specification's. */
const protectedInstalment = { id: 'PPI', pt: 'Parcela protegida (PPI)', en: 'Protected instalment (PPI)' };

/** The name of a product by its code; an unknown code is its own name. */
export const productName = (code: string): Texts => {
  const row = [...additions, protectedInstalment].find(({ id }) => id === code);
  return row ? { pt: row.pt, en: row.en } : { pt: code, en: code };
};
