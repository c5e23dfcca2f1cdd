import type {
  InsuranceOffer,
  InsuranceQuote,
  InsuranceQuoteRequest,
  InsuredProduct,
} from '@estrada/domain/insurance/index';
import { z } from 'zod';
import type { CallPartner } from './call-partner.ts';
import { definePartner } from './define-partner.ts';
import {
  amountsInCents,
  amountsInReais,
  type ContractingPort,
  type ContractingWords,
  openContracting,
} from './insurer-contracts.ts';

/** The port: an insurer's price of one of its products, and what follows once it is accepted. */
export interface InsurerPort extends ContractingPort {
  /**
   * @param requestId repeated on a retry, so that the insurer answers the same request once
   * @throws PartnerError `refused` with the insurer's words where it does not accept the risk
   */
  quote(requestId: string, request: InsuranceQuoteRequest): Promise<InsuranceQuote>;
}

/** How an insurer's calls are made and read: the path and body of a product, and its answer in the product's terms. */
type Mapping<Answer> = {
  product: InsuredProduct;
  path: string;
  body: (request: InsuranceQuoteRequest) => object;
  answer: z.ZodType<Answer>;
  read: (answer: Answer) => InsuranceQuote;
};

const cents = z.int().min(1).max(100_000_000);
const tax = z.int().min(0).max(100_000_000);
const id = z.string().min(1).max(60);
const instant = z.iso.datetime({ offset: true });

/** A mapping with its types, so that one list can contain those of several answers. */
const map = <Answer>(mapping: Mapping<Answer>) => ({
  product: mapping.product,
  quote: (ask: CallPartner, requestId: string, request: InsuranceQuoteRequest) =>
    ask({
      method: 'POST',
      path: mapping.path,
      body: { requestId, ...mapping.body(request) },
      answer: mapping.answer,
    }).then(mapping.read),
});

/** The port of an insurer from its words and the mappings of its products. */
const portOf =
  (contracting: ContractingWords, mappings: readonly ReturnType<typeof map>[]) =>
  (ask: CallPartner): InsurerPort => ({
    ...openContracting(ask, contracting),
    quote: (requestId, request) =>
      mappings.find(({ product }) => product === request.product)!.quote(ask, requestId, request),
  });

const standard = (netCents: number, iofCents: number): InsuranceOffer => ({
  coverage: 'STANDARD',
  deductiblePercent: null,
  netCents,
  iofCents,
  totalCents: netCents + iofCents,
});

const protection = ({ vehicle, termMonths }: InsuranceQuoteRequest) => ({
  valueCents: vehicle.valueCents,
  kilometres: vehicle.kilometres,
  months: termMonths,
});

const libertyAnswer = z.object({
  quoteId: id,
  validUntil: instant,
  offers: z
    .array(
      z
        .object({
          coverage: z.string().regex(/^[A-Z]{1,20}$/),
          deductible: z.int().min(1).max(1_000).optional(),
          netCents: cents,
          iofCents: tax,
          totalCents: cents,
        })
        .refine(({ netCents, iofCents, totalCents }) => netCents + iofCents === totalCents),
    )
    .min(1)
    .max(30),
});
const libertyCall = (product: InsuredProduct, path: string, body: Mapping<object>['body']) =>
  map({
    product,
    path,
    body,
    answer: libertyAnswer,
    read: ({ quoteId, validUntil, offers }) => ({
      quoteId,
      validUntil,
      offers: offers.map(({ deductible = null, ...offer }) => ({ ...offer, deductiblePercent: deductible })),
    }),
  });

export const liberty = definePartner({
  name: 'liberty',
  url: 'LIBERTY_URL',
  token: 'LIBERTY_TOKEN',
  open: portOf(
    {
      noun: 'proposals',
      number: 'brokerProposalNumber',
      states: {
        RECEIVED: 'received',
        ACCEPTED: 'accepted',
        INFORMATION: 'information',
        REFUSED: 'refused',
        MANUAL: 'manual',
        CANCELLED: 'cancelled',
      },
      charges: { PENDING: 'pending', PAID: 'paid', UNPAID: 'unpaid' },
      amounts: amountsInCents,
    },
    [
      libertyCall('SEGURO_AUTO', '/car/quotes', ({ vehicle, termMonths, car }) => ({
        valueCents: vehicle.valueCents,
        modelYear: vehicle.modelYear,
        months: termMonths,
        ...car,
      })),
      libertyCall('PMC', '/protection/quotes', protection),
      libertyCall('PMC_DAY_2', '/protection-after-sale/quotes', (request) => ({
        ...protection(request),
        warrantyEndsOn: request.warrantyEndsOn,
      })),
      libertyCall('CHEV_PLUS', '/plus/quotes', ({ personType, financedCents }) => ({ personType, financedCents })),
    ],
  ),
});

const cardifCovers = { ENGINE: 'POWERTRAIN', FULL: 'COMPLETE' } as const;
const { schema: amount } = amountsInReais;

export const cardif = definePartner({
  name: 'cardif',
  url: 'CARDIF_URL',
  token: 'CARDIF_TOKEN',
  open: portOf(
    {
      noun: 'subscriptions',
      number: 'subscription',
      states: {
        'EM ANALISE': 'received',
        ACEITA: 'accepted',
        PENDENTE: 'information',
        RECUSADA: 'refused',
        CANCELADA: 'cancelled',
      },
      charges: { 'EM PROCESSAMENTO': 'pending', PAGA: 'paid', 'NAO PAGA': 'unpaid' },
      amounts: amountsInReais,
      coverages: { POWERTRAIN: 'ENGINE', COMPLETE: 'FULL' },
    },
    [
      map({
        product: 'PMC',
        path: '/quotations',
        body: protection,
        answer: z.object({
          quotation: id,
          expiresAt: instant,
          covers: z
            .array(
              z
                .object({ cover: z.enum(['ENGINE', 'FULL']), net: amount, tax: amount, gross: amount })
                .refine(({ net, tax: iof, gross }) => net > 0 && net + iof === gross),
            )
            .min(1)
            .max(10),
        }),
        read: ({ quotation, expiresAt, covers }) => ({
          quoteId: quotation,
          validUntil: expiresAt,
          offers: covers.map(({ cover, net, tax: iof }) => ({ ...standard(net, iof), coverage: cardifCovers[cover] })),
        }),
      }),
    ],
  ),
});

export const assurant = definePartner({
  name: 'assurant',
  url: 'ASSURANT_URL',
  token: 'ASSURANT_TOKEN',
  open: portOf(
    {
      noun: 'enrollments',
      number: 'enrollmentId',
      states: {
        UNDERWRITING: 'received',
        ENROLLED: 'accepted',
        PENDING_INFORMATION: 'information',
        DECLINED: 'refused',
        VOIDED: 'cancelled',
      },
      charges: { OPEN: 'pending', SETTLED: 'paid', RETURNED: 'unpaid' },
      amounts: amountsInCents,
    },
    [
      map({
        product: 'GAP',
        path: '/gap/prices',
        body: ({ financedCents, termMonths, personType, vehicle }) => ({
          netCreditCents: financedCents,
          months: termMonths,
          personType,
          isUsed: vehicle.isUsed,
        }),
        answer: z.object({
          priceId: id,
          validThrough: instant,
          premium: z
            .object({ net: cents, iof: tax, total: cents })
            .refine(({ net, iof, total }) => net + iof === total),
        }),
        read: ({ priceId, validThrough, premium: { net, iof } }) => ({
          quoteId: priceId,
          validUntil: validThrough,
          offers: [standard(net, iof)],
        }),
      }),
    ],
  ),
});

const metlifeCall = (product: InsuredProduct, path: string) =>
  map({
    product,
    path,
    body: ({ personType, birthDate, financedCents, termMonths }) => ({
      personType,
      birthDate,
      financedCents,
      months: termMonths,
    }),
    answer: z.object({ quote: z.object({ number: id, endsAt: instant }), netCents: cents, iofCents: tax }),
    read: ({ quote, netCents, iofCents }) => ({
      quoteId: quote.number,
      validUntil: quote.endsAt,
      offers: [standard(netCents, iofCents)],
    }),
  });

export const metlife = definePartner({
  name: 'metlife',
  url: 'METLIFE_URL',
  token: 'METLIFE_TOKEN',
  open: portOf(
    {
      noun: 'applications',
      number: 'applicationNumber',
      states: {
        IN_REVIEW: 'received',
        APPROVED: 'accepted',
        QUERY: 'information',
        REJECTED: 'refused',
        CANCELLED: 'cancelled',
      },
      charges: { PENDING: 'pending', PAID: 'paid', FAILED: 'unpaid' },
      amounts: amountsInCents,
    },
    [metlifeCall('LIFE', '/life/quotes'), metlifeCall('PPI', '/instalment/quotes')],
  ),
});
