import { discountTypes, voucherTypes } from '@estrada/domain/promotions/index';
import { type SQL, sql } from 'drizzle-orm';
import { dealers } from '../../organization/index.ts';
import { coupons, discountPeople, discountUses, vouchers } from '../../promotions/index.ts';
import type { Extraction, ExtractionColumn } from '../extraction.ts';
import { clientDocumentColumn } from './client-document-column.ts';
import { namedColumns, namesOf, yesNoColumn } from './named-columns.ts';

const kinds = { COUPON: { pt: 'Cupom', en: 'Coupon' }, VOUCHER: { pt: 'Voucher', en: 'Voucher' } };
const kindColumn = (value: SQL) => namedColumns({ pt: 'Tipo', en: 'Type' }, value, namesOf(kinds), 12);

const shared = sql.raw(`id, rule_name, enabled, effective_from, valid_until, discount_type, discount_value, person_type,
  finance_structures, asset_type_ids, sale_type, sale_option_types, manufacturers, models, versions, manufacturer_years,
  model_years, dealer_codes, regions, updated_at`);

/** A list that a rule is restricted to, with the values as in the rule; empty: no restriction. */
const scopeColumn = (pt: string, en: string, column: string): ExtractionColumn => ({
  header: { pt, en },
  type: 'code',
  value: sql.raw(`rules.${column}`),
  width: 24,
});
const choices = { ALL: { pt: 'Todas', en: 'All' } };
const personTypes = {
  ...choices,
  PF: { pt: 'Pessoa física', en: 'Individual' },
  PJ: { pt: 'Pessoa jurídica', en: 'Company' },
};
const saleTypes = {
  ...choices,
  TD: { pt: 'Venda tradicional', en: 'Traditional sale' },
  VD: { pt: 'Venda direta', en: 'Direct sale' },
};

/** Coupons and vouchers that were registered or changed in the period, with their uses until now. */
export const voucherRules: Extraction = {
  fileStem: 'vouchers',
  sheetName: { pt: 'Cupons e vouchers', en: 'Coupons and vouchers' },
  from: sql`(select 'VOUCHER' as kind, discount_voucher as code, voucher_type, voucher_limit, reserved, used, ${shared}
      from ${vouchers}
    union all
    select 'COUPON', discount_coupon, null, null,
      (select count(*) from ${discountUses} as u where u.rule_id = ${coupons}.id and u.status = 'RESERVED'),
      (select count(*) from ${discountUses} as u where u.rule_id = ${coupons}.id and u.status = 'COUNTED'), ${shared}
      from ${coupons}) as rules`,
  joins: sql``,
  key: sql`rules.id`,
  during: (start, end) => sql`rules.updated_at >= ${start} and rules.updated_at < ${end}`,
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    ...kindColumn(sql`rules.kind`),
    { header: { pt: 'Nome da regra', en: 'Name of the rule' }, type: 'text', value: sql`rules.rule_name`, width: 40 },
    { header: { pt: 'Código', en: 'Code' }, type: 'code', value: sql`rules.code`, width: 24 },
    ...namedColumns(
      { pt: 'Tipo de voucher', en: 'Type of voucher' },
      sql`rules.voucher_type`,
      namesOf(voucherTypes),
      28,
    ),
    {
      header: { pt: 'Limite de usos', en: 'Limit of uses' },
      type: 'integer',
      value: sql`rules.voucher_limit`,
      width: 14,
    },
    { header: { pt: 'Usos reservados', en: 'Reserved uses' }, type: 'integer', value: sql`rules.reserved`, width: 16 },
    { header: { pt: 'Usos contados', en: 'Counted uses' }, type: 'integer', value: sql`rules.used`, width: 14 },
    {
      header: { pt: 'Início da validade', en: 'Start of validity' },
      type: 'date',
      value: sql`rules.effective_from`,
      width: 18,
    },
    {
      header: { pt: 'Fim da validade', en: 'End of validity' },
      type: 'date',
      value: sql`rules.valid_until`,
      width: 16,
    },
    ...namedColumns(
      { pt: 'Tipo de desconto', en: 'Type of discount' },
      sql`rules.discount_type`,
      namesOf(discountTypes),
      18,
    ),
    {
      header: { pt: 'Desconto em reais', en: 'Discount in reais' },
      type: 'money',
      value: sql`case when rules.discount_type <> 'PERCENTUAL' then rules.discount_value end`,
      width: 18,
    },
    {
      header: { pt: 'Desconto em %', en: 'Discount in %' },
      type: 'percent',
      value: sql`case when rules.discount_type = 'PERCENTUAL' then rules.discount_value / 10000.0 end`,
      width: 14,
    },
    ...namedColumns({ pt: 'Tipo de pessoa', en: 'Type of person' }, sql`rules.person_type`, namesOf(personTypes), 18),
    {
      header: { pt: 'Pessoas na lista', en: 'People on the list' },
      type: 'integer',
      value: sql`(select count(*) from ${discountPeople} as p where p.rule_id = rules.id)`,
      width: 16,
    },
    scopeColumn('Planos', 'Plans', 'finance_structures'),
    scopeColumn('Condição do veículo', 'Condition of the vehicle', 'asset_type_ids'),
    ...namedColumns({ pt: 'Tipo de venda', en: 'Type of sale' }, sql`rules.sale_type`, namesOf(saleTypes), 18),
    scopeColumn('Tipos de comprador', 'Kinds of buyer', 'sale_option_types'),
    scopeColumn('Montadoras', 'Manufacturers', 'manufacturers'),
    scopeColumn('Modelos', 'Models', 'models'),
    scopeColumn('Versões', 'Versions', 'versions'),
    scopeColumn('Anos de fabricação', 'Years of manufacture', 'manufacturer_years'),
    scopeColumn('Anos do modelo', 'Model years', 'model_years'),
    scopeColumn('Concessionárias', 'Dealers', 'dealer_codes'),
    scopeColumn('Regionais', 'Branches', 'regions'),
    yesNoColumn({ pt: 'Habilitado', en: 'Enabled' }, sql`rules.enabled`),
    { header: { pt: 'Alterado em', en: 'Changed at' }, type: 'instant', value: sql`rules.updated_at`, width: 18 },
  ],
};

const statuses = {
  RESERVED: { pt: 'Reservado', en: 'Reserved' },
  COUNTED: { pt: 'Contado', en: 'Counted' },
  RELEASED: { pt: 'Liberado', en: 'Released' },
};
const releases = {
  ended: { pt: 'A venda terminou', en: 'The sale ended' },
  dropped: { pt: 'Código removido da venda', en: 'Code removed from the sale' },
  expired: { pt: 'Reserva vencida', en: 'Reservation expired' },
};

/** Uses of coupons and vouchers that were reserved in the period, and what became of them. */
export const voucherUses: Extraction = {
  fileStem: 'usos-de-vouchers',
  sheetName: { pt: 'Usos de vouchers', en: 'Uses of vouchers' },
  from: sql`${discountUses}`,
  joins: sql`join ${dealers} on ${dealers.id} = ${discountUses.dealerId}
    left join ${vouchers} on ${vouchers.id} = ${discountUses.ruleId}
    left join ${coupons} on ${coupons.id} = ${discountUses.ruleId}`,
  key: sql`${discountUses.id}`,
  during: (start, end) => sql`${discountUses.reservedAt} >= ${start} and ${discountUses.reservedAt} < ${end}`,
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    ...kindColumn(sql`${discountUses.kind}`),
    { header: { pt: 'Código', en: 'Code' }, type: 'code', value: sql`${discountUses.code}`, width: 24 },
    {
      header: { pt: 'Nome da regra', en: 'Name of the rule' },
      type: 'text',
      value: sql`coalesce(${vouchers.ruleName}, ${coupons.ruleName})`,
      width: 40,
    },
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${discountUses.proposalNumber}`, width: 12 },
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${dealers.baccode}`, width: 12 },
    clientDocumentColumn(sql`${discountUses.document}`),
    {
      header: { pt: 'Preço de tabela', en: 'List price' },
      type: 'money',
      value: sql`${discountUses.listPriceCents}`,
      width: 18,
    },
    {
      header: { pt: 'Desconto', en: 'Discount' },
      type: 'money',
      value: sql`${discountUses.listPriceCents} - ${discountUses.priceCents}`,
      width: 16,
    },
    {
      header: { pt: 'Preço com desconto', en: 'Discounted price' },
      type: 'money',
      value: sql`${discountUses.priceCents}`,
      width: 18,
    },
    ...namedColumns({ pt: 'Status', en: 'Status' }, sql`${discountUses.status}`, namesOf(statuses), 14),
    {
      header: { pt: 'Reservado em', en: 'Reserved at' },
      type: 'instant',
      value: sql`${discountUses.reservedAt}`,
      width: 18,
    },
    {
      header: { pt: 'Contado em', en: 'Counted at' },
      type: 'instant',
      value: sql`${discountUses.countedAt}`,
      width: 18,
    },
    {
      header: { pt: 'Liberado em', en: 'Released at' },
      type: 'instant',
      value: sql`${discountUses.releasedAt}`,
      width: 18,
    },
    ...namedColumns(
      { pt: 'Motivo da liberação', en: 'Reason for the release' },
      sql`${discountUses.releasedBy}`,
      namesOf(releases),
      26,
    ),
  ],
};
