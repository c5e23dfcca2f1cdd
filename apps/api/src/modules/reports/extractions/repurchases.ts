import { repurchasePlan } from '@estrada/domain/proposals/index';
import { sql } from 'drizzle-orm';
import { proposals as table } from '../../proposals/index.ts';
import type { Extraction } from '../extraction.ts';
import { proposals } from './proposals.ts';

/**
 * Proposals with a guaranteed repurchase (SmartBuy) that were changed in the period, with its terms as far as entered.
 */
export const repurchases: Extraction = {
  ...proposals,
  fileStem: 'recompra-garantida',
  sheetName: { pt: 'Recompra garantida', en: 'Guaranteed repurchases' },
  during: (start, end, days) =>
    sql`${table.financeTypeId} = ${sql.raw(String(repurchasePlan))} and ${proposals.during(start, end, days)}`,
  columns: [
    ...proposals.columns,
    { header: { pt: 'Contrato', en: 'Contract' }, type: 'code', value: sql`${table.contractNumber}`, width: 12 },
    {
      header: { pt: 'Placa', en: 'Plate' },
      type: 'text',
      value: sql`${table.vehicleAdditionalInfo}->>'plate'`,
      width: 10,
    },
    {
      header: { pt: 'Chassi', en: 'Chassis' },
      type: 'text',
      value: sql`${table.vehicleAdditionalInfo}->>'chassis'`,
      width: 20,
    },
    {
      header: { pt: 'Valor garantido', en: 'Guaranteed amount' },
      type: 'money',
      value: sql`(${table.figures}->>'balloonCents')::bigint`,
      width: 18,
    },
    {
      header: { pt: 'Quilometragem máxima', en: 'Mileage limit' },
      type: 'integer',
      value: sql`(${table.repurchase}->>'mileageLimit')::integer`,
      width: 18,
    },
    {
      header: { pt: 'Data de devolução', en: 'Return date' },
      type: 'date',
      value: sql`(${table.repurchase}->>'returnOn')::date`,
      width: 14,
    },
  ],
};
