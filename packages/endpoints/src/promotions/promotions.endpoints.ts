import { promotionPageSize } from '@estrada/domain/lists/index';
import { couponForm, voucherForm } from '@estrada/domain/promotions/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { clientDocument, recordId, shortText, version } from '../fields.ts';
import { recordCalls } from '../record-calls.ts';
import { simulationRequest } from '../simulation/simulation.schemas.ts';
import { couponRow, discountAnswer, voucherRow } from './promotions.schemas.ts';

/** A body of JSON holds 256 kB: as many documents as fit with some reserve. */
const peopleAtMost = 10_000;

const filters = {
  /** a part of the name, or the whole code */
  search: z.string().trim().min(3, { error: 'text.tooShort' }).max(100, { error: 'text.tooLong' }).optional(),
  /** whether it is in force today, begins later or has ended; independent of enabled or disabled */
  standing: z.enum(['holding', 'coming', 'ended'], { error: 'value.notAllowed' }).optional(),
};
const sorts = ['validUntil', 'ruleName'] as const;
/** A value of a rule's list, and its name. */
const scopeOption = z.object({ value: z.string(), name: z.string() });
const byId = z.object({ id: recordId });
const people = z.object({
  version,
  /** CPF and CNPJ of those who may use it; the list replaces the previous one, an empty one opens the rule to everybody */
  documents: z.array(clientDocument).max(peopleAtMost, { error: 'number.outOfRange' }),
});

/** By number, not by cursor: the cursor of a page would contain a whole document. */
const peoplePage = z.object({
  page: z.coerce
    .number({ error: 'number.invalid' })
    .int({ error: 'number.invalid' })
    .min(0, { error: 'number.invalid' })
    .max(peopleAtMost / promotionPageSize, { error: 'number.invalid' })
    .default(0),
});
/** One page of ten people; the documents are masked. */
const maskedPeople = z.object({ documents: z.array(z.string()).max(promotionPageSize), totalElements: z.int() });

export const promotionsEndpoints = {
  ...recordCalls('Coupon', {
    area: 'promotions',
    family: 'voucher',
    path: '/coupon',
    listPath: '/coupon/page/filter',
    access: 'vouchers',
    title: { one: { pt: 'um cupom de desconto', en: 'a discount coupon' }, many: { pt: 'cupons', en: 'coupons' } },
    row: couponRow,
    form: couponForm,
    usualSize: promotionPageSize,
    sorts,
    filters,
    taken: 'DOM002',
  }),
  ...recordCalls('Voucher', {
    area: 'promotions',
    family: 'voucher',
    path: '/voucher',
    listPath: '/voucher/page/filter',
    access: 'vouchers',
    title: { one: { pt: 'um voucher', en: 'a voucher' }, many: { pt: 'vouchers', en: 'vouchers' } },
    row: voucherRow,
    form: voucherForm,
    usualSize: promotionPageSize,
    sorts,
    filters,
    taken: 'DOM002',
  }),
  ...defineEndpoints({ area: 'promotions', family: 'voucher', access: { anyOf: ['vouchers'] } })({
    listDiscountScope: {
      route: 'GET /voucher/scope/options',
      summary: [
        'O que uma regra pode abranger: veículos, concessionárias e regionais',
        'What a rule can be restricted to: vehicles, dealers and branches',
      ],
      response: z.object({
        manufacturers: z.array(scopeOption),
        models: z.array(scopeOption),
        versions: z.array(scopeOption),
        /** their values are the codes of the dealers */
        dealers: z.array(scopeOption),
        regions: z.array(scopeOption),
      }),
    },
    replaceCouponPeople: {
      route: 'POST /coupon/{id}/people',
      summary: ['Trocar a lista de pessoas de um cupom', 'Replace the list of people of a coupon'],
      params: byId,
      body: people,
      response: couponRow,
      errors: ['SEC004', 'SET001'],
    },
    replaceVoucherPeople: {
      route: 'POST /voucher/{id}/people',
      summary: ['Trocar a lista de pessoas de um voucher', 'Replace the list of people of a voucher'],
      params: byId,
      body: people,
      response: voucherRow,
      errors: ['SEC004', 'SET001'],
    },
    readCouponPeople: {
      route: 'GET /coupon/{id}/people',
      summary: ['Ler a lista de pessoas de um cupom, mascarada', 'Read the list of people of a coupon, masked'],
      params: byId,
      query: peoplePage,
      response: maskedPeople,
      errors: ['SEC004'],
    },
    readVoucherPeople: {
      route: 'GET /voucher/{id}/people',
      summary: ['Ler a lista de pessoas de um voucher, mascarada', 'Read the list of people of a voucher, masked'],
      params: byId,
      query: peoplePage,
      response: maskedPeople,
      errors: ['SEC004'],
    },
    exportCouponPeople: {
      route: 'GET /coupon/{id}/document/export',
      summary: ['Exportar a lista de pessoas de um cupom', 'Export the list of people of a coupon'],
      access: { anyOf: ['voucher-people'] },
      params: byId,
      response: { file: [mediaTypes.csv] },
      errors: ['SEC004'],
    },
    exportVoucherPeople: {
      route: 'GET /voucher/{id}/document/export',
      summary: ['Exportar a lista de pessoas de um voucher', 'Export the list of people of a voucher'],
      access: { anyOf: ['voucher-people'] },
      params: byId,
      response: { file: [mediaTypes.csv] },
      errors: ['SEC004'],
    },
    validateVoucher: {
      route: 'POST /validate/voucher',
      summary: ['Conferir um cupom ou voucher para uma venda', 'Check a coupon or voucher for a sale'],
      access: { anyOf: ['simulator', 'offers', 'vouchers'] },
      body: z.strictObject({
        /** one of the two */
        voucherCode: shortText(40).optional(),
        discountCoupon: shortText(40).optional(),
        /** the client; a list of people, and a voucher of single use, need one */
        clientDocument: clientDocument.optional(),
        /** the selling dealer; by default the active one */
        dealerId: recordId.optional(),
        request: simulationRequest,
      }),
      response: discountAnswer,
      errors: ['voucher-001', 'voucher-002', 'SEC004', 'USE029'],
    },
  }),
};
