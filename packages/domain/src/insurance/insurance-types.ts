import type { Texts } from '../errors/texts.ts';
import { type InsuranceCode, insuranceCodes } from '../products/index.ts';

/** An insurance product and, where the type names one, its insurer. */
export type TypedInsurance = { code: InsuranceCode; provider: string | null };

const odd: Readonly<Record<string, TypedInsurance>> = {
  PMC_CARDIF: { code: 'PMC', provider: 'CARDIF' },
  pmcDayTwo: { code: 'PMC_DAY_2', provider: null },
  AUTO: { code: 'SEGURO_AUTO', provider: null },
};

/** The insurance types of the wire; some have spellings of their own. */
export const insuranceTypes = [...insuranceCodes, ...Object.keys(odd)] as const;

/** The product that an insurance type of the wire means. */
export const insuranceOfType = (type: string): TypedInsurance =>
  odd[type] ?? { code: type as InsuranceCode, provider: null };

/** The insurance types that are shown where the real ones cannot be read, by their commercial names. */
export const fallbackInsurances = [
  { code: 'CHEV_PLUS', name: { pt: 'Seguro Chevrolet Plus', en: 'Chevrolet Plus insurance' } },
  { code: 'PMC', name: { pt: 'Proteção Mecânica Chevrolet', en: 'Chevrolet mechanical protection' } },
  { code: 'GAP', name: { pt: 'Nota Garantida', en: 'Guaranteed note' } },
] as const satisfies readonly { code: InsuranceCode; name: Texts }[];
