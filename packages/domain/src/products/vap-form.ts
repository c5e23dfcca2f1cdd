import { directSaleSegments, financeTypes, productName } from '../enumerations/index.ts';
import type { FieldProblem, Texts } from '../errors/index.ts';
import {
  centavos,
  choice,
  choices,
  count,
  type Form,
  type FormOf,
  flag,
  form,
  months,
  optional,
  type StoredValues,
  text,
} from '../forms/index.ts';
import { companyNameRule } from '../people/company-name.ts';
import { isPhone, isTollFree } from '../people/phone.ts';
import { canInsure } from '../simulation/quote/eligibility.ts';
import { insuranceCodes, isInsurance } from './insurance-products.ts';

/** The goods and services sold with the financing that are no insurance. */
const otherCodes = ['ON_STAR', 'MAINTENANCE', 'REPAIRS', 'ACCESSORIES', 'FORWARDING_AGENT'] as const;

/** The products of the catalogue, by their codes. INSURANCES and PRODUCTS are headings of groups, and no products. */
export const vapCodes = [...insuranceCodes, ...otherCodes] as const;
export type VapCode = (typeof vapCodes)[number];

/** The name of each product in both languages; a row of the catalogue may have one of its own. */
export const vapNames = Object.fromEntries(vapCodes.map((code) => [code, productName(code)])) as Readonly<
  Record<VapCode, Texts>
>;

/** An insurer's name in its stored form, in the catalogue and in the prices: they are matched by equal names. */
export const insurerName = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase();

const oneOf = (codes: readonly VapCode[]) => codes.map((id) => ({ id, ...vapNames[id] }));
/** Of claims and changes: toll-free, of an area, or one number for the whole country (4003 1234). */
const isServicePhone = (typed: string): boolean =>
  typed.trim() === '' || isTollFree(typed) || isPhone(typed.trim()) || /^[34]00\d[ -]?\d{4}$/.test(typed.trim());
const isTyped = ({ priceSource }: { priceSource: string }) => priceSource === 'TYPED';
const texts = { isOptional: true, max: 1_000, hasLines: true } as const;
const emptyMeans = (pt: string, en: string) => ({ isOptional: true, hint: { pt, en } }) as const;

const [highestCents, highestKm, highestAge] = [99_999_999_00, 999_999, 120];
const noLimit = { hint: { pt: 'Em branco: sem limite', en: 'Blank: no limit' } } as const;
const section = (pt: string, en: string) => ({ heading: { pt, en } }) as const;

const declared = form({
  code: choice('Produto', 'Product', vapNames),
  provider: text('Seguradora ou fornecedor', 'Insurer or supplier', {
    max: 40,
    clean: insurerName,
    ...companyNameRule,
  }),
  namePt: text('Nome em português', 'Name in Portuguese', {
    max: 60,
    ...emptyMeans('Em branco: o nome do produto', 'Blank: the name of the product'),
  }),
  nameEn: text('Nome em inglês', 'Name in English', { isOptional: true, max: 60 }),
  coversPt: text('O que cobre, em português', 'What it covers, in Portuguese', texts),
  coversEn: text('O que cobre, em inglês', 'What it covers, in English', texts),
  notCoveredPt: text('O que não cobre, em português', 'What it does not cover, in Portuguese', texts),
  notCoveredEn: text('O que não cobre, em inglês', 'What it does not cover, in English', texts),
  servicePhone: text('Telefone de atendimento', 'Service phone', {
    max: 20,
    test: isServicePhone,
    key: 'phone.invalid',
    ...emptyMeans('Em branco: o contato está na apólice', 'Blank: the contact is in the policy'),
  }),
  priceSource: choice(
    'Origem do preço',
    'Price source',
    {
      TABLE: { pt: 'Tabela de preços enviada', en: 'Uploaded price table' },
      INSURER: { pt: 'Cotação da seguradora', en: 'Insurer’s quote' },
      TYPED: { pt: 'Valor digitado na simulação', en: 'Amount typed in the simulation' },
    },
    section('Preço e quantidade', 'Price and quantity'),
  ),
  minAmountCents: optional(centavos('Menor valor', 'Lowest amount', 1, highestCents, { when: isTyped })),
  maxAmountCents: optional(centavos('Maior valor', 'Highest amount', 1, highestCents, { when: isTyped })),
  maxQuantity: count('Quantidade máxima por venda', 'Maximum quantity in a sale', 1, 20),
  isFinanced: flag('Financiado com o veículo', 'Financed with the vehicle', {
    hint: { pt: 'Desativado: pago à parte', en: 'Off: paid separately' },
  }),
  exclusions: choices(
    'Não pode ser vendido com',
    'Cannot be sold with',
    oneOf(vapCodes),
    emptyMeans('Nenhum: com qualquer produto', 'None: with any product'),
  ),
  forPF: flag('Para pessoa física', 'For individuals', {
    trail: { pt: 'Para PF', en: 'For individuals' },
    ...section('Quem pode comprar', 'Who can buy it'),
  }),
  forPJ: flag('Para pessoa jurídica', 'For companies', { trail: { pt: 'Para PJ', en: 'For companies' } }),
  minClientAge: optional(count('Idade mínima do cliente', 'Minimum age of the client', 0, highestAge, noLimit)),
  maxClientAge: optional(count('Idade máxima do cliente', 'Maximum age of the client', 0, highestAge, noLimit)),
  forNew: flag('Para veículo novo', 'For new vehicles', {
    trail: { pt: 'Veículo novo', en: 'New vehicle' },
    ...section('Para quais veículos', 'For which vehicles'),
  }),
  forUsed: flag('Para veículo usado', 'For used vehicles', { trail: { pt: 'Veículo usado', en: 'Used vehicle' } }),
  maxVehicleAgeYears: optional(
    count('Idade máxima do veículo, em anos', 'Maximum vehicle age in years', 0, 99, noLimit),
  ),
  maxMileageKm: optional(count('Quilometragem máxima', 'Maximum mileage', 0, highestKm, noLimit)),
  minVehicleCents: optional(centavos('Menor valor do veículo', 'Lowest vehicle price', 1, highestCents, noLimit)),
  maxVehicleCents: optional(centavos('Maior valor do veículo', 'Highest vehicle price', 1, highestCents, noLimit)),
  saleTypes: choices(
    'Tipos de venda',
    'Sale types',
    [
      { id: 'TD', pt: 'Venda tradicional', en: 'Traditional sale' },
      { id: 'VD', pt: 'Venda direta', en: 'Direct sale' },
    ],
    section('Em quais vendas', 'In which sales'),
  ),
  buyerSegments: choices(
    'Compradores da venda direta',
    'Buyers of a direct sale',
    directSaleSegments,
    emptyMeans('Nenhum selecionado: todos', 'None selected: all'),
  ),
  financeTypeIds: choices(
    'Planos',
    'Plans',
    financeTypes.map(({ id, name }) => ({ id, pt: name, en: name })),
    emptyMeans('Nenhum selecionado: todos', 'None selected: all'),
  ),
  minTermMonths: months('Prazo mínimo', 'Minimum term', 1, 120),
  maxTermMonths: months('Prazo máximo', 'Maximum term', 1, 120),
});

type VapValues = StoredValues<typeof declared.fields>;

const ranges = [
  ['minTermMonths', 'maxTermMonths', 120],
  ['minVehicleCents', 'maxVehicleCents', highestCents],
  ['minClientAge', 'maxClientAge', highestAge],
  ['minAmountCents', 'maxAmountCents', highestCents],
] as const satisfies readonly (readonly [keyof VapValues, keyof VapValues, number])[];

function problemsBetween(vap: VapValues): FieldProblem[] {
  const problems: FieldProblem[] = ranges.flatMap(([from, to, max]) => {
    const [least, most] = [vap[from], vap[to]];
    if (least === null || most === null || least <= most) return [];
    return [{ path: to, key: 'number.between', params: { min: least, max } }];
  });
  if (vap.priceSource === 'INSURER' && !isInsurance(vap.code))
    problems.push({ path: 'priceSource', key: 'product.noInsurer' });
  if (isTyped(vap) && isInsurance(vap.code)) problems.push({ path: 'priceSource', key: 'product.notTyped' });
  for (const path of isTyped(vap) ? (['minAmountCents', 'maxAmountCents'] as const) : [])
    if (vap[path] === null) problems.push({ path, key: 'required' });
  // a product for no one must be disabled instead
  if (!vap.forPF && !vap.forPJ) problems.push({ path: 'forPF', key: 'product.noPerson' });
  if (!vap.forNew && !vap.forUsed) problems.push({ path: 'forNew', key: 'product.noVehicle' });
  if (vap.forPJ && !canInsure(vap.code, 'PJ')) problems.push({ path: 'forPJ', key: 'product.lifeOfPerson' });
  if (isInsurance(vap.code) && vap.maxQuantity > 1)
    problems.push({ path: 'maxQuantity', key: 'number.between', params: { min: 1, max: 1 } });
  return problems;
}

/**
 * A row of the catalogue: a product of an insurer or supplier, its price source, and to whom and for what it may be
 * sold. Only the server knows whether the supplier already has one.
 */
export const vapForm: Form<typeof declared.fields> = {
  fields: declared.fields,
  normalise(typed) {
    const vap = declared.normalise(typed);
    // an amount applies only where one is typed
    return isTyped(vap) ? vap : { ...vap, minAmountCents: null, maxAmountCents: null };
  },
  problems(typed) {
    const problems = declared.problems(typed);
    return problems.length > 0 ? problems : problemsBetween(declared.normalise(typed));
  },
};
export type VapForm = FormOf<typeof vapForm>;

/** A row of the catalogue as stored, and whether it is sold. */
export type Vap = VapValues & { enabled: boolean };
