import { type StateId, states } from '../enumerations/states.ts';
import type { Texts } from '../errors/texts.ts';
import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { centavos, choice, flag, form, fraction, type StoredValues, text } from '../forms/index.ts';
import { isCnpj } from '../people/cnpj.ts';
import { companyNameRule } from '../people/company-name.ts';
import { isEmail, isZip } from '../people/contact.ts';
import { isTollFree } from '../people/phone.ts';
import { asOneLine } from '../validation/hidden-characters.ts';

const stateTexts = Object.fromEntries(
  states.map(({ id, name }) => [id, { pt: `${id} · ${name}`, en: `${id} · ${name}` }]),
) as Readonly<Record<StateId, Texts>>;

/** Late interest per month that contracts may agree on without a law of their own (STJ, Súmula 379). */
const usualArrears = 0.01;

const mostCents = 1_000_000_000_00;

/**
 * The lender, the cost of late payment, and the limit of a decision by one user of finance. A row is valid until the
 * next one begins. CDC art. 52 §1: the fine for late payment is 2 % at most.
 */
export const lenderForm = form(
  {
    name: text('Nome', 'Name', { max: 60, ...companyNameRule }),
    cnpj: text('CNPJ', 'CNPJ', { test: isCnpj, key: 'cnpj.invalid', clean: stripDocument }),
    /** street and number, in one line */
    address: text('Endereço (rua e número)', 'Address (street and number)', {
      trail: { pt: 'Endereço', en: 'Address' },
    }),
    city: text('Cidade', 'City'),
    /** two-letter code of the state; `state` is the state of the row */
    uf: choice('Estado (UF)', 'State', stateTexts, { trail: { pt: 'UF', en: 'State' } }),
    zipCode: text('CEP', 'Postal code', { test: isZip, key: 'zip.invalid', clean: onlyDigits }),
    email: text('E-mail', 'E-mail', { max: 254, test: isEmail, key: 'email.invalid' }),
    /** required in a new row; empty in one from before it was registered, and then left out of texts */
    sacPhone: text('Telefone do SAC', 'Customer service phone (SAC)', {
      test: isTollFree,
      key: 'lender.tollFree',
      clean: onlyDigits,
      hint: { pt: 'Número 0800 (Decreto 11.034/2022).', en: 'An 0800 number (Decreto 11.034/2022).' },
      trail: { pt: 'SAC', en: 'Customer service (SAC)' },
    }),
    ombudsmanPhone: text('Telefone da ouvidoria', 'Ombudsman phone', {
      test: isTollFree,
      key: 'lender.tollFree',
      clean: onlyDigits,
      hint: { pt: 'Número 0800 (Resolução CMN 4.860/2020).', en: 'An 0800 number (Resolução CMN 4.860/2020).' },
      trail: { pt: 'Ouvidoria', en: 'Ombudsman' },
    }),
    privacyOfficer: text('Encarregado pelo tratamento de dados', 'Data-protection officer', {
      hint: {
        pt: 'Nome da pessoa ou da empresa; o contato é o e-mail acima (LGPD, art. 41, § 1º).',
        en: 'Name of the person or company; the contact is the e-mail above (LGPD, art. 41, § 1).',
      },
      trail: { pt: 'Encarregado de dados', en: 'Data-protection officer' },
    }),
    arrearsRateMonthly: fraction('Juros de mora ao mês', 'Late interest per month', 0.2, {
      decimals: 2,
      hint: {
        pt: 'Sobre a parcela em atraso, pelos dias de atraso.',
        en: 'On the overdue instalment, for each day overdue.',
      },
    }),
    /** the law or decision that a rate above the usual one stands on */
    arrearsBasis: text('Base legal dos juros de mora', 'Legal basis of the late interest', {
      max: 200,
      isOptional: true,
      hint: {
        pt: 'Obrigatória acima de 1% ao mês (STJ, Súmula 379).',
        en: 'Required above 1% per month (STJ, precedent 379).',
      },
      trail: { pt: 'Base legal', en: 'Legal basis' },
    }),
    lateFineRate: fraction('Multa por atraso', 'Late payment fine', 0.02, {
      decimals: 2,
      hint: {
        pt: 'Uma vez, sobre a parcela; no máximo 2% (CDC, art. 52, § 1º).',
        en: 'Once, on the instalment; 2% at most (Brazilian Consumer Code, art. 52, § 1).',
      },
    }),
    /** other charges for late payment: one paragraph, however its lines were typed */
    otherCharges: text('Outros encargos por atraso', 'Other late payment charges', {
      max: 500,
      isOptional: true,
      hasLines: true,
      clean: asOneLine,
      trail: { pt: 'Outros encargos', en: 'Other charges' },
    }),
    /** one user of finance decides a credit up to and including this */
    aloneUpToCents: centavos(
      'Alçada individual: até (inclusive)',
      'Individual limit: up to and including',
      0,
      mostCents,
      {
        hint: {
          pt: 'Até este valor financiado, uma pessoa da mesa de crédito decide individualmente',
          en: 'Up to this financed amount, one person from the credit desk decides alone',
        },
        trail: { pt: 'Alçada individual: até (inclusive)', en: 'Individual limit: up to and including' },
      },
    ),
    /** above this two must decide; an equal amount leaves nothing in between */
    fourEyesAboveCents: centavos('Dupla alçada: acima de', 'Dual approval: above', 0, mostCents, {
      hint: {
        pt: 'Acima deste valor financiado, a decisão precisa de duas pessoas da mesa de crédito',
        en: 'Above this financed amount, the decision needs two people from the credit desk',
      },
      trail: { pt: 'Dupla alçada: acima de', en: 'Dual approval: above' },
    }),
    /** a table that takes much away is put in force by another person than who tried it */
    tablesByTwo: flag(
      'Exigir duas pessoas para tabelas que removem muitas linhas',
      'Require two people for tables that remove many lines',
      {
        hint: {
          pt: 'Outra pessoa precisa aplicar a tabela quando ela remove mais de 20% das linhas ou deixa alguma combinação de veículo e plano sem financiamento.',
          en: 'Another person must apply the table when it removes more than 20% of the lines or leaves a combination of vehicle and plan without financing.',
        },
        trail: {
          pt: 'Duas pessoas para aplicar tabelas que removem muitas linhas',
          en: 'Two people to apply tables that remove many lines',
        },
      },
    ),
  },
  ({ aloneUpToCents, fourEyesAboveCents, arrearsRateMonthly, arrearsBasis }) => [
    ...(Number(arrearsRateMonthly) > usualArrears && !arrearsBasis
      ? [{ path: 'arrearsBasis', key: 'lender.arrearsBasis' as const }]
      : []),
    ...(aloneUpToCents <= fourEyesAboveCents
      ? []
      : [{ path: 'fourEyesAboveCents', key: 'lender.fourEyesBelowAlone' as const }]),
  ],
);

/** The values of a row besides its start. */
export type LenderValues = StoredValues<(typeof lenderForm)['fields']>;
