import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { steadyDelayMs } from '../pace.ts';
import {
  type CarRequest,
  cardifProtection,
  carOffers,
  chevroletPlus,
  guaranteedNote,
  type LifeRequest,
  libertyProtection,
  libertyProtectionAfterSale,
  life,
  type Offer,
  type ProtectionRequest,
  protectedInstalment,
  type Underwriting,
} from '../rules/insurance-rules.ts';
import type { Partner } from './partner.ts';
import { anyToken } from './partner-tokens.ts';
import { type FieldChecks, isCents, isOptionalDate, isPersonType, isTermMonths, isText } from './request-fields.ts';
import { rawField } from './request-key.ts';
import { serveCall } from './serve-call.ts';

type Identified = { requestId: string };
/** A quote as every insurer makes it; each writes it in its own way. */
type Quoted = { quoteId: string; offers: readonly Offer[]; validUntil: string };

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isYear = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1900;
const isDate = (value: unknown): value is string => value !== undefined && isOptionalDate(value);
const isZip = (value: unknown): value is string => typeof value === 'string' && /^\d{8}$/.test(value);
const isDiscount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 0.3;

/** A quote is valid for a week: until the end of the seventh day in Brasília. */
const validDays = 7;
function validUntil(now: Date): string {
  const last = new Date(now.getTime() - 3 * 3_600_000 + validDays * 86_400_000).toISOString().slice(0, 10);
  return `${last}T23:59:59-03:00`;
}

/** Serves one kind of quote: the same request id gets the same quote, and a refusal is 422 with the insurer's words. */
function serveQuote<Fields extends Identified>(
  scope: FastifyInstance,
  now: () => Date,
  call: {
    path: string;
    fields: FieldChecks<Fields>;
    underwrite: (fields: Fields, today: string) => Underwriting;
    answer: (quoted: Quoted) => object;
  },
): void {
  const outcomeOf = (fields: Fields) =>
    call.underwrite(fields, new Date(now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10));
  serveCall<Fields>(scope, {
    method: 'POST',
    path: `/v1${call.path}`,
    token: anyToken,
    fields: call.fields,
    sameBy: ({ requestId }) => requestId,
    refuse(fields) {
      const outcome = outcomeOf(fields);
      if ('offers' in outcome) return undefined;
      return { status: 422, body: { error: outcome.refusal.code, message: outcome.refusal.message } };
    },
    answer(fields) {
      const { offers } = outcomeOf(fields) as { offers: Offer[] };
      const quoteId = createHash('sha256').update(`${call.path}|${fields.requestId}`).digest('hex').slice(0, 12);
      return call.answer({ quoteId, offers, validUntil: validUntil(now()) });
    },
  });
}

const delay = (least: number, most: number) => (request: { body: unknown }) =>
  steadyDelayMs(rawField(request.body, 'requestId'), least, most);

const protectionFields: FieldChecks<Identified & ProtectionRequest> = {
  requestId: isText,
  valueCents: isCents,
  kilometres: isCents,
  months: isTermMonths,
};

/** Plays Liberty: car insurance, mechanical protection, the one after the sale, and Chevrolet Plus. */
export const liberty: Partner = {
  id: 'liberty',
  name: { pt: 'Liberty (seguros)', en: 'Liberty (insurance)' },
  purpose: {
    pt: 'Cota seguro auto, proteção mecânica e Chevrolet Plus.',
    en: 'Quotes car insurance, mechanical protection and Chevrolet Plus.',
  },
  endpoints: [
    'POST /liberty/v1/car/quotes',
    'POST /liberty/v1/protection/quotes',
    'POST /liberty/v1/protection-after-sale/quotes',
    'POST /liberty/v1/plus/quotes',
  ],
  refusal: { code: 'LIB-999', message: 'Risco recusado pela política de aceitação.' },
  http: {
    latencyMs: delay(150, 700),
    register(scope, now) {
      const answer = (quoted: Quoted) => quoted;
      serveQuote<Identified & CarRequest>(scope, now, {
        path: '/car/quotes',
        fields: {
          requestId: isText,
          valueCents: isCents,
          modelYear: isYear,
          months: isTermMonths,
          driverBirthDate: isDate,
          zipCode: isZip,
          hasYoungDriver: isFlag,
          hasOtherDrivers: isFlag,
          isForBusiness: isFlag,
          hasOnStar: isFlag,
          gender: isText,
          maritalStatus: isWhole,
          commercialCategory: isWhole,
          fuelType: isWhole,
          plate: isTextOrNull,
          chassis: isTextOrNull,
          discount: isDiscount,
        },
        underwrite: carOffers,
        answer,
      });
      serveQuote(scope, now, {
        path: '/protection/quotes',
        fields: protectionFields,
        underwrite: libertyProtection,
        answer,
      });
      serveQuote<Identified & ProtectionRequest & { warrantyEndsOn: string }>(scope, now, {
        path: '/protection-after-sale/quotes',
        fields: { ...protectionFields, warrantyEndsOn: isDate },
        underwrite: libertyProtectionAfterSale,
        answer,
      });
      serveQuote<Identified & { personType: 'PF' | 'PJ'; financedCents: number }>(scope, now, {
        path: '/plus/quotes',
        fields: { requestId: isText, personType: isPersonType, financedCents: isCents },
        underwrite: chevroletPlus,
        answer,
      });
    },
  },
};

/** Plays Cardif: mechanical protection. It writes amounts as texts in reais. */
export const cardif: Partner = {
  id: 'cardif',
  name: { pt: 'Cardif (seguros)', en: 'Cardif (insurance)' },
  purpose: { pt: 'Cota proteção mecânica.', en: 'Quotes mechanical protection.' },
  endpoints: ['POST /cardif/v1/quotations'],
  refusal: { code: 'CDF-99', message: 'Cotação não disponível para este veículo.' },
  http: {
    latencyMs: delay(200, 900),
    register(scope, now) {
      const reais = (cents: number) => (cents / 100).toFixed(2);
      serveQuote(scope, now, {
        path: '/quotations',
        fields: protectionFields,
        underwrite: cardifProtection,
        answer: ({ quoteId, offers, validUntil: expiresAt }) => ({
          quotation: quoteId,
          expiresAt,
          covers: offers.map(({ coverage, netCents, iofCents, totalCents }) => ({
            cover: coverage === 'COMPLETE' ? 'FULL' : 'ENGINE',
            net: reais(netCents),
            tax: reais(iofCents),
            gross: reais(totalCents),
          })),
        }),
      });
    },
  },
};

/** Plays Assurant: the guaranteed note. */
export const assurant: Partner = {
  id: 'assurant',
  name: { pt: 'Assurant (seguros)', en: 'Assurant (insurance)' },
  purpose: { pt: 'Cota a nota garantida (GAP).', en: 'Quotes the guaranteed note (GAP).' },
  endpoints: ['POST /assurant/v1/gap/prices'],
  refusal: { code: 'ASS-99', message: 'Proposta fora das regras de aceitação.' },
  http: {
    latencyMs: delay(120, 600),
    register(scope, now) {
      serveQuote<Identified & Parameters<typeof guaranteedNote>[0]>(scope, now, {
        path: '/gap/prices',
        fields: {
          requestId: isText,
          netCreditCents: isCents,
          months: isTermMonths,
          personType: isPersonType as (value: unknown) => value is 'PF' | 'PJ',
          isUsed: isFlag,
        },
        underwrite: guaranteedNote,
        answer: ({ quoteId, offers: [only], validUntil: validThrough }) => ({
          priceId: quoteId,
          validThrough,
          premium: { net: only!.netCents, iof: only!.iofCents, total: only!.totalCents },
        }),
      });
    },
  },
};

/** Plays MetLife: life insurance and the protected instalment. */
export const metlife: Partner = {
  id: 'metlife',
  name: { pt: 'MetLife (seguros)', en: 'MetLife (insurance)' },
  purpose: {
    pt: 'Cota seguro de vida e parcela protegida.',
    en: 'Quotes life insurance and the protected instalment.',
  },
  endpoints: ['POST /metlife/v1/life/quotes', 'POST /metlife/v1/instalment/quotes'],
  refusal: { code: 'MET-99', message: 'Não foi possível aceitar este risco.' },
  http: {
    latencyMs: delay(100, 500),
    register(scope, now) {
      const fields: FieldChecks<Identified & LifeRequest> = {
        requestId: isText,
        personType: isPersonType,
        birthDate: isDate,
        financedCents: isCents,
        months: isTermMonths,
      };
      const answer = ({ quoteId, offers: [only], validUntil: endsAt }: Quoted) => ({
        quote: { number: quoteId, endsAt },
        netCents: only!.netCents,
        iofCents: only!.iofCents,
      });
      serveQuote(scope, now, { path: '/life/quotes', fields, underwrite: life, answer });
      serveQuote(scope, now, { path: '/instalment/quotes', fields, underwrite: protectedInstalment, answer });
    },
  },
};
