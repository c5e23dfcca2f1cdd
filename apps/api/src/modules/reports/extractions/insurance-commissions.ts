import { productName } from '@estrada/domain/enumerations/index';
import { commissionEntries, insurerNames, insurerTitle } from '@estrada/domain/insurance/index';
import { insuranceCodes } from '@estrada/domain/products/index';
import { sql } from 'drizzle-orm';
import { users } from '../../identity/index.ts';
import { dealers } from '../../organization/index.ts';
import { commissionsWithin, insuranceCommissions as table } from '../../policies/index.ts';
import type { Extraction } from '../extraction.ts';
import { namedColumns, namesOf, yesNoColumn } from './named-columns.ts';

/** The commissions of insurance that were booked in the period: the entries of the page. */
export const insuranceCommissions: Extraction = {
  fileStem: 'comissoes-de-seguros',
  sheetName: { pt: 'Comissões de seguros', en: 'Commissions' },
  from: sql`${table}`,
  joins: sql`join ${dealers} on ${dealers.id} = ${table.dealerId} left join ${users} on ${users.id} = ${table.sellerId}`,
  key: sql`${table.id}`,
  during: (_start, _end, { first, last }) => sql`${table.bookedOn} between ${first}::date and ${last}::date`,
  within: commissionsWithin,
  columns: [
    { header: { pt: 'Data', en: 'Date' }, type: 'date', value: sql`${table.bookedOn}`, width: 12 },
    { header: { pt: 'Mês', en: 'Month' }, type: 'code', value: sql`to_char(${table.bookedOn}, 'YYYY-MM')`, width: 10 },
    ...namedColumns({ pt: 'Lançamento', en: 'Entry' }, sql`${table.kind}`, namesOf(commissionEntries), 16),
    { header: { pt: 'Apólice', en: 'Policy' }, type: 'text', value: sql`${table.policyNumber}`, width: 22 },
    ...namedColumns(
      { pt: 'Produto', en: 'Product' },
      sql`${table.product}`,
      insuranceCodes.map((id) => ({ id, ...productName(id) })),
      32,
    ),
    ...namedColumns(
      { pt: 'Seguradora', en: 'Insurer' },
      sql`${table.insurer}`,
      insurerNames.map((id) => ({ id, pt: insurerTitle(id), en: insurerTitle(id) })),
      16,
    ),
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${dealers.baccode}`, width: 12 },
    { header: { pt: 'Vendedor', en: 'Seller' }, type: 'text', value: sql`${users.name}`, width: 30 },
    { header: { pt: 'Prêmio líquido', en: 'Net premium' }, type: 'money', value: sql`${table.netCents}`, width: 16 },
    {
      header: { pt: 'Percentual', en: 'Share' },
      type: 'percent',
      value: sql`${table.shareMillionths}::numeric / 1000000`,
      width: 14,
    },
    yesNoColumn({ pt: 'Com tabela', en: 'With a table' }, sql`${table.hasTable}`),
    {
      header: { pt: 'Comissão de seguros', en: 'Commission' },
      type: 'money',
      value: sql`${table.amountCents}`,
      width: 16,
    },
  ],
};
