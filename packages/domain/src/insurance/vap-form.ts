import { additions } from '../enumerations/index.ts';
import { choice, type FormOf, flag, form, months, text } from '../forms/index.ts';

/** The value-added products that an insurer stands behind, by their additions. */
export const vapCodes = ['CHEV_PLUS', 'LIFE', 'GAP', 'PMC', 'PMC_DAY_2', 'SEGURO_AUTO'] as const;
export type VapCode = (typeof vapCodes)[number];

/** What an addition is called in both languages. */
export const vapNames = additions.filter(({ id }) => (vapCodes as readonly string[]).includes(id));

/** An insurer's name as it is kept, in the register and in the prices: only equal names belong together. */
export const insurerName = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * A product as an insurer offers it: for whom, over which terms, and where its price comes from — the uploaded prices (`TABLE`)
 * or the insurer's own answer (`INSURER`). Whether there is one of the insurer already, only the server knows.
 */
export const vapForm = form(
  {
    code: choice(...vapCodes),
    provider: text({ max: 40, clean: insurerName }),
    coverages: text({ max: 1_000, hasLines: true, isOptional: true }),
    minTermMonths: months(1, 120),
    maxTermMonths: months(1, 120),
    priceSource: choice('TABLE', 'INSURER'),
    forPF: flag(),
    forPJ: flag(),
    forNew: flag(),
    forUsed: flag(),
  },
  ({ minTermMonths, maxTermMonths, forPF, forPJ, forNew, forUsed }) => [
    ...(minTermMonths > maxTermMonths
      ? [{ path: 'maxTermMonths', key: 'number.between' as const, params: { min: minTermMonths, max: 120 } }]
      : []),
    // one that nobody can have is switched off, not emptied
    ...(forPF || forPJ ? [] : [{ path: 'forPF', key: 'product.noPerson' as const }]),
    ...(forNew || forUsed ? [] : [{ path: 'forNew', key: 'product.noVehicle' as const }]),
  ],
);
export type VapForm = FormOf<typeof vapForm>;
