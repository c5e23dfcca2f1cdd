import { businessTimeZone } from '@estrada/domain/calendar/index';
import { productName } from '@estrada/domain/enumerations/index';
import { vapCodes } from '@estrada/domain/products/index';
import { proposalStatuses } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { scopeFilter } from '../../../kernel/database/scope-filter.ts';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import {
  countedSales,
  isInsuranceCode,
  isWithdrawn,
  newestChoice,
  paidAt,
  proposalReach,
  saleProducts,
  sentAt,
  proposals as table,
} from '../../proposals/index.ts';
import type { Extraction, ExtractionColumn } from '../extraction.ts';
import { namedColumns, namesOf, yesNoColumn } from './named-columns.ts';

const monthOf = (header: ExtractionColumn['header'], at: typeof sentAt): ExtractionColumn => ({
  header,
  type: 'code',
  value: sql`to_char(${at} at time zone ${businessTimeZone}, 'YYYY-MM')`,
  width: 14,
});

const choicePlaces = [
  { id: 'client', pt: 'Link do cliente', en: 'Client link' },
  { id: 'seller', pt: 'Tela do vendedor', en: 'Seller’s screen' },
];

/** The products that were sold or declined with sales sent or paid in the period: the rows of the managers' figures. */
export const soldProducts: Extraction = {
  fileStem: 'produtos-vendidos-e-recusados',
  sheetName: { pt: 'Produtos', en: 'Products' },
  from: sql`${table} ${newestChoice} cross join lateral ${saleProducts} as product`,
  joins: sql`join ${dealers} on ${dealers.id} = ${table.dealerId} left join ${users} on ${users.id} = ${table.sellerId}`,
  key: sql`(${table.id} || case when product.accepted then ' 1 ' else ' 2 ' end || product.code || ' ' || product.provider)`,
  during: (start, end) => sql`${table.id} in (select counted.proposal_id from ${countedSales(start, end)} as counted)`,
  within: (scope) => scopeFilter(scope, proposalReach),
  columns: [
    { header: { pt: 'Simulação', en: 'Simulation' }, type: 'code', value: sql`${table.simulationCode}`, width: 12 },
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${table.number}`, width: 12 },
    { header: { pt: 'Contrato', en: 'Contract' }, type: 'code', value: sql`${table.contractNumber}`, width: 12 },
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${dealers.baccode}`, width: 12 },
    { header: { pt: 'Vendedor', en: 'Seller' }, type: 'text', value: sql`${users.name}`, width: 30 },
    monthOf({ pt: 'Mês do envio', en: 'Month sent' }, sentAt),
    monthOf({ pt: 'Mês do pagamento', en: 'Month paid' }, paidAt),
    ...namedColumns(
      { pt: 'Produto', en: 'Product' },
      sql`product.code`,
      vapCodes.map((id) => ({ id, ...productName(id) })),
      32,
    ),
    {
      header: { pt: 'Seguradora ou fornecedor', en: 'Insurer or supplier' },
      type: 'text',
      value: sql`product.provider`,
      width: 24,
    },
    {
      header: { pt: 'Escolha', en: 'Choice' },
      type: 'code',
      value: sql`case when product.accepted then 'Aceito' else 'Recusado' end`,
      english: sql`case when product.accepted then 'Accepted' else 'Declined' end`,
      width: 12,
    },
    ...namedColumns({ pt: 'Onde escolheu', en: 'Chosen at' }, sql`choice.chosen_by`, choicePlaces, 18),
    { header: { pt: 'Preço', en: 'Price' }, type: 'money', value: sql`product.premium_cents`, width: 16 },
    {
      header: { pt: 'Por parcela', en: 'Per instalment' },
      type: 'money',
      value: sql`product.monthly_cents`,
      width: 14,
    },
    yesNoColumn({ pt: 'Financiado', en: 'Financed' }, sql`product.is_financed`),
    ...namedColumns({ pt: 'Status', en: 'Status' }, sql`${table.status}`, namesOf(proposalStatuses), 30),
    yesNoColumn({ pt: 'Desistência', en: 'Withdrawn' }, isWithdrawn(sql`${table.id}`)),
    { header: { pt: 'Enviada em', en: 'Sent at' }, type: 'instant', value: sentAt, width: 18 },
    { header: { pt: 'Paga em', en: 'Paid at' }, type: 'instant', value: paidAt, width: 18 },
  ],
};

/** The insurance among them, for role insurance. */
export const soldInsurances: Extraction = {
  ...soldProducts,
  fileStem: 'seguros-vendidos-e-recusados',
  sheetName: { pt: 'Seguros', en: 'Insurance' },
  during: (start, end, days) => sql`${isInsuranceCode(sql`product.code`)} and ${soldProducts.during(start, end, days)}`,
};
