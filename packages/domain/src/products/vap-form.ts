import { additions } from '../enumerations/index.ts';
import type { Texts } from '../errors/texts.ts';
import { choice, type FormOf, flag, form, months, text } from '../forms/index.ts';
import { companyNameRule } from '../people/company-name.ts';

/** The value-added products offered by insurers, by their additions. */
export const vapCodes = ['CHEV_PLUS', 'LIFE', 'GAP', 'PMC', 'PMC_DAY_2', 'SEGURO_AUTO'] as const;
export type VapCode = (typeof vapCodes)[number];

/** The name of an addition in both languages. */
export const vapNames = Object.fromEntries(
  additions.flatMap(({ id, pt, en }) => ((vapCodes as readonly string[]).includes(id) ? [[id, { pt, en }]] : [])),
) as Readonly<Record<VapCode, Texts>>;

/** An insurer's name in its stored form, in the register and in the prices: they are matched by equal names. */
export const insurerName = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * A product of an insurer: for which persons and terms, and the source of its price — the uploaded prices (`TABLE`) or
 * the insurer's own answer (`INSURER`). Only the server knows whether the insurer already has one.
 */
export const vapForm = form(
  {
    code: choice('Produto', 'Product', vapNames),
    provider: text('Seguradora', 'Insurer', {
      max: 40,
      clean: insurerName,
      ...companyNameRule,
    }),
    coverages: text('Coberturas', 'Coverages', { max: 1_000, hasLines: true, isOptional: true }),
    minTermMonths: months('Prazo mínimo', 'Minimum term', 1, 120),
    maxTermMonths: months('Prazo máximo', 'Maximum term', 1, 120),
    priceSource: choice('Origem do preço', 'Price source', {
      TABLE: { pt: 'Tabela de preços enviada', en: 'Uploaded price table' },
      INSURER: { pt: 'Cotação da seguradora', en: 'Insurer’s quote' },
    }),
    forPF: flag('Para pessoa física', 'For individuals', { trail: { pt: 'Para PF', en: 'For individuals' } }),
    forPJ: flag('Para pessoa jurídica', 'For companies', { trail: { pt: 'Para PJ', en: 'For companies' } }),
    forNew: flag('Para veículo novo', 'For new vehicles', { trail: { pt: 'Veículo novo', en: 'New vehicle' } }),
    forUsed: flag('Para veículo usado', 'For used vehicles', { trail: { pt: 'Veículo usado', en: 'Used vehicle' } }),
  },
  ({ minTermMonths, maxTermMonths, forPF, forPJ, forNew, forUsed }) => [
    ...(minTermMonths > maxTermMonths
      ? [{ path: 'maxTermMonths', key: 'number.between' as const, params: { min: minTermMonths, max: 120 } }]
      : []),
    // a product for no one must be disabled instead
    ...(forPF || forPJ ? [] : [{ path: 'forPF', key: 'product.noPerson' as const }]),
    ...(forNew || forUsed ? [] : [{ path: 'forNew', key: 'product.noVehicle' as const }]),
  ],
);
export type VapForm = FormOf<typeof vapForm>;
