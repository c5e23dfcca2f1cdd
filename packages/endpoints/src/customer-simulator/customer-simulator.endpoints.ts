import { customerLeadForm } from '@estrada/domain/leads/index';
import { isEmail } from '@estrada/domain/people/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { financeTypeId, isoDate, moneyCents, personType, recordId, stateCode, zip } from '../fields.ts';
import { formSchema } from '../form-schema.ts';
import { shownCampaign } from '../offers/offers.schemas.ts';
import { degrees, requirePlace } from '../organization/dealer-settings.endpoints.ts';
import { customerTerm, linkToken } from '../simulation/customer-links.schemas.ts';
import { quoteErrors } from '../simulation/quote-errors.ts';
import { offerLender, year } from '../simulation/simulation.schemas.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const number = z.number({ error: 'required' }).int(notAllowed);
const queryId = z.coerce.number(notAllowed).int(notAllowed).min(1, notAllowed);
/** 1 new, 2 used */
const vehicleType = z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)], notAllowed));
/** A dealer as the client sees it. */
const shownDealer = z.object({ id: recordId, tradingName: z.string(), city: z.string(), state: z.string() });
const named = z.object({ items: z.array(z.object({ id: z.int(), name: z.string() })) });
const refusals = ['SEC004', 'USE029', 'DOM002'] as const;

/** How long a link to a figure opens, in days. */
export const maxReturnDays = 30;

/** A figure with its inputs, signed by this installation: it can be shown to a dealer, and cannot be changed. */
const figureReference = z.string({ error: 'required' }).max(4_000, { error: 'text.tooLong' });

/** What a client of the customer simulator answers: a car, a down payment, a postal code, a term or an instalment. */
const figureRequest = z
  .object({
    personType: personType.default('PF'),
    vehicleType: z.union([z.literal(1), z.literal(2)], notAllowed),
    manufacturerId: number,
    modelId: number,
    versionId: number,
    manufacturerYear: year,
    modelYear: year,
    /** of a used vehicle */
    mileage: number.min(0, notAllowed).max(2_000_000, notAllowed).optional(),
    entryValueCents: moneyCents,
    /** determines the state of the fees; without one it is the dealer's */
    zipCode: zip.optional(),
    dealerId: recordId.optional(),
    /** in months; without term and instalment a common term is shown */
    term: number.min(1, notAllowed).max(120, notAllowed).optional(),
    /** the most that an instalment may be: the shortest term that meets it is shown */
    installmentCents: moneyCents.optional(),
    /** of a campaign that is shown today; its car is the one of the answers, and its price applies */
    offerId: recordId.optional(),
  })
  .refine(({ zipCode, dealerId }) => zipCode !== undefined || dealerId !== undefined, {
    path: ['zipCode'],
    error: 'required',
  })
  .refine(({ term, installmentCents }) => term === undefined || installmentCents === undefined, {
    path: ['term'],
    ...notAllowed,
  });

/** The figures for the client, with nothing of tables, tiers, subsidies and commissions. */
const figure = z.object({
  quotedOn: isoDate,
  vehicleLabel: z.string(),
  vehicleValueCents: z.int(),
  entryValueCents: z.int(),
  state: stateCode,
  financeTypeId,
  /** in months */
  availableTerms: z.array(z.int()),
  /** whether the instalment is met; false: the figures are those of the longest term. Null where none is named */
  isGoalMet: z.boolean().nullable(),
  term: customerTerm.omit({ schedule: true }),
  /** the insurance products that the page may show, none of them in the figures */
  insurances: z.array(
    z.object({
      code: z.string(),
      labelPt: z.string(),
      labelEn: z.string(),
      textPt: z.string(),
      textEn: z.string(),
      /** "+ R$ a month", from the least expensive one */
      monthlyCents: z.int(),
    }),
  ),
  lender: offerLender,
  reference: figureReference,
});

/** The customer simulator, without a login. Every call is limited by address, that of a lead also by a bot score. */
export const customerSimulatorEndpoints = defineEndpoints({
  area: 'simulation',
  family: 'b2c',
  access: 'public-key',
})({
  readCustomerPostalCode: {
    route: 'GET /csf/postalCodes/{zip}',
    summary: ['Cidade e estado de um CEP', 'City and state of a postal code'],
    params: z.object({ zip }),
    response: z.object({ zipCode: z.string(), city: z.string(), state: z.string() }),
    errors: ['ADR001', 'SIS004', ...refusals],
  },
  listCustomerManufacturers: {
    route: 'GET /csf/manufacturers',
    summary: ['Montadoras para o cliente', 'Manufacturers for the client'],
    query: z.object({ vehicleType }),
    response: named,
    errors: [...refusals],
  },
  listCustomerModels: {
    route: 'GET /csf/models',
    summary: ['Modelos de uma montadora para o cliente', 'Models of a manufacturer for the client'],
    query: z.object({ vehicleType, manufacturerId: queryId }),
    response: named,
    errors: [...refusals],
  },
  listCustomerVersions: {
    route: 'GET /csf/models/{modelId}/versions',
    summary: ['Versões de um modelo para o cliente', 'Versions of a model for the client'],
    params: z.object({ modelId: queryId }),
    query: z.object({ vehicleType }),
    response: named,
    errors: [...refusals],
  },
  listCustomerYears: {
    route: 'GET /csf/versions/{versionId}/years',
    summary: [
      'Anos de uma versão, com o preço de referência, o mais novo primeiro',
      'Years of a version with the reference price, the newest first',
    ],
    params: z.object({ versionId: queryId }),
    query: z.object({ vehicleType }),
    response: z.object({
      items: z.array(z.object({ manufacturerYear: z.int(), modelYear: z.int(), referencePriceCents: z.int() })),
    }),
    errors: [...refusals],
  },
  findCustomerDealers: {
    route: 'GET /csf/dealers',
    summary: [
      'Concessionárias mais próximas que atendem pelo simulador do cliente',
      'The nearest dealers that serve the customer simulator',
    ],
    query: z
      .object({ zipCode: zip.optional(), latitude: degrees(90), longitude: degrees(180) })
      .superRefine(requirePlace),
    /** at most ten, the nearest first */
    response: z.object({
      items: z.array(shownDealer.extend({ distanceKm: z.number() })),
    }),
    errors: ['ADR001', 'SIS004', ...refusals],
  },
  readCustomerDealer: {
    route: 'GET /csf/dealers/{id}',
    summary: ['Concessionária de um link do simulador do cliente', 'Dealer of a link to the customer simulator'],
    params: z.object({ id: recordId }),
    response: shownDealer,
    errors: ['ADD004', ...refusals],
  },
  listCustomerCampaigns: {
    route: 'GET /csf/campaigns',
    summary: [
      'Campanhas de ofertas publicadas hoje para uma concessionária ou um estado',
      'Campaigns of offers that are published today for a dealer or a state',
    ],
    /** without both: the campaigns of every dealer. The dealer precedes the state */
    query: z.object({ dealerId: recordId.optional(), state: stateCode.optional() }),
    /** at most five, those that end first come first */
    response: z.object({
      items: z.array(
        shownCampaign.extend({
          /** the least expensive first */
          offers: z.array(
            z.object({
              id: recordId,
              offerName: z.string(),
              /** model, version and years */
              vehicle: z.string(),
              vehicleType: z.union([z.literal(1), z.literal(2)]),
              manufacturerId: z.int(),
              modelId: z.int(),
              versionId: z.int(),
              manufacturerYear: z.int(),
              modelYear: z.int(),
              /** names of its colours; none: every colour */
              colours: z.array(z.string()),
              priceCents: z.int(),
              /** of the vehicle table */
              referencePriceCents: z.int(),
              validUntil: isoDate,
            }),
          ),
        }),
      ),
    }),
    errors: ['ADD004', ...refusals],
  },
  simulateForCustomer: {
    route: 'POST /csf/simulations',
    summary: ['Parcela e CET de um veículo, para o cliente', 'Instalment and CET of a vehicle, for the client'],
    body: figureRequest,
    response: figure,
    errors: ['ADR001', 'SIS004', 'SEC004', 'ADD004', ...quoteErrors],
  },
  createCustomerLead: {
    route: 'POST /csf/leads',
    summary: ['Pedir contato de uma concessionária', 'Request the contact of a dealer'],
    body: formSchema(customerLeadForm, {
      dealerId: recordId,
      /** of the text that the person agreed to */
      consentVersion: z.string({ error: 'required' }).max(40, { error: 'text.tooLong' }),
      /** in which that text was shown */
      consentLanguage: z.enum(['pt-BR', 'en'], notAllowed).default('pt-BR'),
      reference: figureReference,
    }),
    /** alike for a person who is known there */
    response: z.object({
      dealerName: z.string(),
      /** by which the dealer finds the request; a new one each time */
      requestNumber: z.string(),
      /** by when the dealer contacts, in minutes of its business time */
      contactWithinMinutes: z.int(),
    }),
    errors: ['ADD004', ...refusals],
  },
  sendReturnLink: {
    route: 'POST /csf/returnLinks',
    summary: ['Enviar ao cliente o link da simulação', 'Send the client the link to the figure'],
    body: z.object({
      email: z
        .string({ error: 'required' })
        .trim()
        .max(254, { error: 'text.tooLong' })
        .refine(isEmail, { error: 'email.invalid' }),
      reference: figureReference,
      language: z.enum(['pt-BR', 'en'], notAllowed),
    }),
    response: z.object({ validDays: z.int() }),
    errors: [...refusals],
  },
  openReturnLink: {
    route: 'POST /csf/returnLinks/open',
    summary: ['Respostas e valores da simulação de um link', 'Answers and amounts of the figure of a link'],
    body: z.object({ token: linkToken }),
    response: z.object({
      /** those of the request, with the term that was found */
      answers: z.object({
        personType,
        vehicleType: z.union([z.literal(1), z.literal(2)]),
        manufacturerId: z.int(),
        modelId: z.int(),
        versionId: z.int(),
        manufacturerYear: z.int(),
        modelYear: z.int(),
        mileage: z.int().optional(),
        entryValueCents: z.int(),
        zipCode: z.string().optional(),
        dealerId: recordId.optional(),
        offerId: recordId.optional(),
        term: z.int(),
      }),
      /** as the client saw it */
      before: z.object({
        quotedOn: isoDate,
        vehicleLabel: z.string(),
        vehicleValueCents: z.int(),
        termMonths: z.int(),
        installmentCents: z.int(),
        cetAnnualPct: z.string(),
        /** of the offer of the answers */
        offerName: z.string().optional(),
      }),
    }),
    errors: [...refusals],
  },
});
