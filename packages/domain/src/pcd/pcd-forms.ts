import { states } from '../enumerations/states.ts';
import type { Texts } from '../errors/texts.ts';
import {
  centavos,
  choice,
  choices,
  count,
  date,
  days,
  type FormOf,
  form,
  fraction,
  optional,
  text,
} from '../forms/index.ts';

/**
 * The taxes that a person with a disability may be exempt from, in the order of the lists. `inPrice`: the exemption
 * lowers the price of the vehicle; of the others the buyer owes one every year, and one on the loan.
 */
export const pcdTaxes = [
  { id: 'IPI', pt: 'IPI', en: 'IPI', inPrice: true },
  { id: 'ICMS', pt: 'ICMS', en: 'ICMS', inPrice: true },
  { id: 'IBS_CBS', pt: 'IBS e CBS', en: 'IBS and CBS', inPrice: true },
  { id: 'IPVA', pt: 'IPVA', en: 'IPVA', inPrice: false },
  { id: 'IOF', pt: 'IOF', en: 'IOF', inPrice: false },
] as const;
export type PcdTax = (typeof pcdTaxes)[number]['id'];

const taxTexts = Object.fromEntries(pcdTaxes.map(({ id, pt, en }) => [id, { pt, en }])) as Record<PcdTax, Texts>;

/** The place of an exemption that holds in every state. */
export const wholeCountry = 'BR';
const places = {
  [wholeCountry]: { pt: 'Todo o país', en: 'The whole country' },
  ...Object.fromEntries(states.map(({ id, name }) => [id, { pt: name, en: name }])),
} as Record<string, Texts>;

const highestCents = 10_000_000_000;
const oneLine = (typed: string) => typed.replace(/\s+/g, ' ');

/** An exemption of one tax, of the union or of a state, from a day on. Names are the wire's. */
export const pcdExemptionForm = form(
  {
    tax: choice('Imposto', 'Tax', taxTexts),
    uf: choice('Onde vale', 'Where it applies', places),
    effectiveFrom: date('Início da vigência', 'Start of validity'),
    validUntil: optional(
      date('Fim da vigência', 'End of validity', {
        hint: { pt: 'em branco: sem data de fim', en: 'blank: no end date' },
      }),
    ),
    priceCeilingCents: optional(
      centavos('Teto do preço', 'Price ceiling', 1, highestCents, {
        hint: { pt: 'acima dele não há isenção', en: 'above it there is no exemption' },
      }),
    ),
    benefitCeilingCents: optional(
      centavos('Teto do benefício', 'Benefit ceiling', 1, highestCents, {
        hint: { pt: 'a parte do preço que fica isenta', en: 'the part of the price that is exempt' },
      }),
    ),
    rate: fraction('Alíquota no preço', 'Rate in the price', 1, {
      decimals: 2,
      isOptional: true,
      hint: {
        pt: 'quanto do preço sai com a isenção; em branco, o preço não muda',
        en: 'how much of the price the exemption removes; blank: the price does not change',
      },
    }),
    yearsBetween: optional(count('Anos até a próxima', 'Years until the next one', 1, 20)),
    source: text('Fonte', 'Source', { max: 300 }),
    note: text('Observação', 'Note', { max: 500, isOptional: true, hasLines: true }),
    confirmedOn: optional(
      date('Confirmada em', 'Confirmed on', {
        hint: { pt: 'em branco: a confirmar na fonte', en: 'blank: to be confirmed at the source' },
      }),
    ),
  },
  ({ effectiveFrom, validUntil }) =>
    validUntil !== null && validUntil < effectiveFrom ? [{ path: 'validUntil', key: 'date.beforeStart' }] : [],
);
export type PcdExemptionForm = FormOf<typeof pcdExemptionForm>;

/** Who may drive with a pathology. */
const pcdDrivers = {
  SELF: { pt: 'A própria pessoa', en: 'The person with the disability' },
  OTHER: { pt: 'Outra pessoa', en: 'Another person' },
} as const satisfies Record<string, Texts>;
export type PcdDriver = keyof typeof pcdDrivers;

/** A pathology, who may drive with it, and the exemptions it opens. */
export const pathologyForm = form({
  pathologyName: text('Nome', 'Name', { clean: oneLine }),
  cid: text('CID', 'CID', {
    max: 8,
    test: /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/i,
    key: 'pcd.cidInvalid',
    clean: (code) => code.toUpperCase(),
  }),
  driver: choice('Quem pode dirigir', 'Who may drive', {
    ...pcdDrivers,
    EITHER: { pt: 'A própria pessoa ou outra', en: 'The person or another one' },
  }),
  taxes: choices('Isenções', 'Exemptions', pcdTaxes),
});
export type PathologyForm = FormOf<typeof pathologyForm>;

/** When a step of the way to the exemptions applies. */
const conditions = {
  ALWAYS: { pt: 'Sempre', en: 'Always' },
  SELF: { pt: 'Quando a própria pessoa dirige', en: 'When the person drives' },
  OTHER: { pt: 'Quando outra pessoa dirige', en: 'When another person drives' },
  IPI: { pt: 'Com isenção de IPI', en: 'With the exemption from IPI' },
  ICMS: { pt: 'Com isenção de ICMS', en: 'With the exemption from ICMS' },
  IBS_CBS: { pt: 'Com alíquota zero de IBS e CBS', en: 'With a zero rate of IBS and CBS' },
  IPVA: { pt: 'Com isenção de IPVA', en: 'With the exemption from IPVA' },
  IOF: { pt: 'Com isenção de IOF', en: 'With the exemption from IOF' },
} as const satisfies Record<PcdTax | PcdDriver | 'ALWAYS', Texts>;
export type PcdCondition = keyof typeof conditions;

/** A step of the way to the exemptions: what to do, what to bring, how long it takes. */
export const pcdStepForm = form({
  position: count('Ordem', 'Order', 1, 99),
  stepTitle: text('Título', 'Title', { clean: oneLine }),
  stepText: text('O que fazer', 'What to do', { max: 1_000, hasLines: true }),
  documents: text('Documentos', 'Documents', {
    max: 1_000,
    isOptional: true,
    hasLines: true,
    hint: { pt: 'um por linha', en: 'one per line' },
  }),
  durationDays: days('Prazo', 'Duration', 0, 365),
  condition: choice('Quando', 'When', conditions),
});
export type PcdStepForm = FormOf<typeof pcdStepForm>;
