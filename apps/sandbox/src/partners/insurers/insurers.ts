import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Pace, steadyDelayMs } from '../../pace.ts';
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
} from '../../rules/insurance-rules.ts';
import { AnswerMemory } from '../answer-memory.ts';
import type { Partner } from '../partner.ts';
import { anyToken } from '../partner-tokens.ts';
import { type FieldChecks, isCents, isOptionalDate, isPersonType, isTermMonths, isText } from '../request-fields.ts';
import { rawField } from '../request-key.ts';
import { serveCall } from '../serve-call.ts';
import {
  assurantDialect,
  cardifDialect,
  contractEndpoints,
  type Dialect,
  libertyDialect,
  metlifeDialect,
} from './dialects.ts';
import { type GivenQuote, openOffice } from './insurer-office.ts';
import { serveContracting } from './serve-contracting.ts';
import { serveBrokerPage, serveDesk } from './serve-pages.ts';

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
  { now, quotes }: { now: () => Date; quotes: AnswerMemory<GivenQuote> },
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
      const quote = quotes.once(quoteId, () => ({ offers, validUntil: validUntil(now()) }));
      return call.answer({ quoteId, ...quote });
    },
  });
}

/** Serves what follows a price. @returns what its quotes need */
function serveContracts(
  scope: FastifyInstance,
  dialect: Dialect,
  around: { now: () => Date; secret: string; pace: Pace },
): { now: () => Date; quotes: AnswerMemory<GivenQuote> } {
  const quotes = new AnswerMemory<GivenQuote>();
  const office = openOffice(scope, dialect, { ...around, findQuote: (quoteId) => quotes.recall(quoteId) });
  serveContracting(office);
  serveBrokerPage(office);
  serveDesk(office);
  return { now: around.now, quotes };
}

const delay = (least: number, most: number) => (request: { body: unknown; url: string }) =>
  steadyDelayMs(rawField(request.body, 'requestId') || request.url, least, most);

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
    pt: 'Cota, aceita e emite seguro auto, proteção mecânica e Chevrolet Plus. A mesa fica em /liberty/desk.',
    en: 'Quotes, accepts and issues car insurance, mechanical protection and Chevrolet Plus. Its desk is at /liberty/desk.',
  },
  endpoints: [
    'POST /liberty/v1/car/quotes',
    'POST /liberty/v1/protection/quotes',
    'POST /liberty/v1/protection-after-sale/quotes',
    'POST /liberty/v1/plus/quotes',
    ...contractEndpoints(libertyDialect),
  ],
  refusal: { code: 'LIB-999', message: 'Risco recusado pela política de aceitação.' },
  http: {
    latencyMs: delay(150, 700),
    register(scope, now, secret, pace) {
      const around = serveContracts(scope, libertyDialect, { now, secret, pace });
      const answer = (quoted: Quoted) => quoted;
      serveQuote<Identified & CarRequest>(scope, around, {
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
      serveQuote(scope, around, {
        path: '/protection/quotes',
        fields: protectionFields,
        underwrite: libertyProtection,
        answer,
      });
      serveQuote<Identified & ProtectionRequest & { warrantyEndsOn: string }>(scope, around, {
        path: '/protection-after-sale/quotes',
        fields: { ...protectionFields, warrantyEndsOn: isDate },
        underwrite: libertyProtectionAfterSale,
        answer,
      });
      serveQuote<Identified & { personType: 'PF' | 'PJ'; financedCents: number }>(scope, around, {
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
  purpose: {
    pt: 'Cota, aceita e emite proteção mecânica. A mesa fica em /cardif/desk.',
    en: 'Quotes, accepts and issues mechanical protection. Its desk is at /cardif/desk.',
  },
  endpoints: ['POST /cardif/v1/quotations', ...contractEndpoints(cardifDialect)],
  refusal: { code: 'CDF-99', message: 'Cotação não disponível para este veículo.' },
  http: {
    latencyMs: delay(200, 900),
    register(scope, now, secret, pace) {
      const around = serveContracts(scope, cardifDialect, { now, secret, pace });
      const reais = (cents: number) => (cents / 100).toFixed(2);
      serveQuote(scope, around, {
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
  purpose: {
    pt: 'Cota, aceita e emite a nota garantida (GAP). A mesa fica em /assurant/desk.',
    en: 'Quotes, accepts and issues the guaranteed note (GAP). Its desk is at /assurant/desk.',
  },
  endpoints: ['POST /assurant/v1/gap/prices', ...contractEndpoints(assurantDialect)],
  refusal: { code: 'ASS-99', message: 'Proposta fora das regras de aceitação.' },
  http: {
    latencyMs: delay(120, 600),
    register(scope, now, secret, pace) {
      const around = serveContracts(scope, assurantDialect, { now, secret, pace });
      serveQuote<Identified & Parameters<typeof guaranteedNote>[0]>(scope, around, {
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
    pt: 'Cota, aceita e emite seguro de vida e parcela protegida. A mesa fica em /metlife/desk.',
    en: 'Quotes, accepts and issues life insurance and the protected instalment. Its desk is at /metlife/desk.',
  },
  endpoints: [
    'POST /metlife/v1/life/quotes',
    'POST /metlife/v1/instalment/quotes',
    ...contractEndpoints(metlifeDialect),
  ],
  refusal: { code: 'MET-99', message: 'Não foi possível aceitar este risco.' },
  http: {
    latencyMs: delay(100, 500),
    register(scope, now, secret, pace) {
      const around = serveContracts(scope, metlifeDialect, { now, secret, pace });
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
      serveQuote(scope, around, { path: '/life/quotes', fields, underwrite: life, answer });
      serveQuote(scope, around, { path: '/instalment/quotes', fields, underwrite: protectedInstalment, answer });
    },
  },
};
