import { additions, salesChannels } from '@estrada/domain/enumerations/index';
import { type SQL, sql } from 'drizzle-orm';
import {
  branchChannels,
  dealerChannels,
  dealerProducts,
  dealerScope,
  dealers as table,
} from '../../organization/index.ts';
import { feeRows } from '../../parameters/index.ts';
import type { Extraction, ExtractionColumn } from '../extraction.ts';
import { yesNoColumn } from './named-columns.ts';

const feeKinds = ['TCC', 'TU', 'CONTRACT'] as const;
const feeTitles = {
  TCC: { pt: 'TCC', en: 'TCC' },
  TU: { pt: 'TU', en: 'TU' },
  CONTRACT: { pt: 'Despesa com registro do contrato', en: 'Contract registration cost' },
} as const;

/**
 * The fee of a kind in force in the dealer's state on a day: two rows of a state are never in force on the same day.
 */
const feeJoin = (kind: (typeof feeKinds)[number], day: string): SQL => {
  const fee = sql.identifier(`fee_${kind.toLowerCase()}`);
  return sql`left join lateral (select ${feeRows.baseCents} as base, ${feeRows.clientCents} as client, ${feeRows.dealerCents} as dealer
      from ${feeRows} where ${feeRows.kind} = ${kind} and ${feeRows.state} = ${table.state} and ${feeRows.effectiveFrom} <= ${day}
        and (${feeRows.validUntil} is null or ${feeRows.validUntil} >= ${day})
      order by ${feeRows.effectiveFrom} desc limit 1) ${fee} on true`;
};

const feeColumns = feeKinds.flatMap((kind): ExtractionColumn[] => {
  const { pt, en } = feeTitles[kind];
  const fee = sql.identifier(`fee_${kind.toLowerCase()}`);
  return [
    { header: { pt: `${pt}: base`, en: `${en}: base` }, type: 'money', value: sql`${fee}.base`, width: 14 },
    { header: { pt: `${pt}: cliente`, en: `${en}: client` }, type: 'money', value: sql`${fee}.client`, width: 14 },
    {
      header: { pt: `${pt}: parte da concessionária`, en: `${en}: dealer's share` },
      type: 'money',
      value: sql`${fee}.dealer`,
      width: 14,
    },
  ];
});

/** The names of the rows that nothing switches off, in their order; `off` speaks of `one.id`. */
const allBut = (rows: readonly { id: string; name: string }[], between: string, off: SQL): SQL =>
  sql`(select string_agg(one.name, ${sql.raw(`'${between}'`)} order by one.place) from (values ${sql.join(
    rows.map(({ id, name }, place) => sql`(${sql.raw(`'${id}'`)}, ${sql.raw(`'${name}'`)}, ${sql.raw(String(place))})`),
    sql`, `,
  )}) one (id, name, place) where not (${off}))`;

const productsSold = (part: 'pt' | 'en'): SQL =>
  allBut(
    additions.map((row) => ({ id: row.id, name: row[part] })),
    ', ',
    sql`exists (select 1 from ${dealerProducts} where ${dealerProducts.dealerId} = ${table.id}
    and ${dealerProducts.product} = one.id and not ${dealerProducts.enabled})`,
  );
const channelsOn = (part: 'id' | 'pt' | 'en'): SQL =>
  allBut(
    salesChannels.map((row) => ({ id: row.id, name: row[part] })),
    part === 'id' ? ' ' : ', ',
    sql`exists (select 1 from ${dealerChannels} where ${dealerChannels.dealerId} = ${table.id}
      and ${dealerChannels.channel} = one.id and not ${dealerChannels.enabled})
    or exists (select 1 from ${branchChannels} where ${branchChannels.branchId} = ${table.region}
      and ${branchChannels.channel} = one.id and not ${branchChannels.enabled})`,
  );

/** Every dealer registered by the end of the period: its current switches, the fees of its state as of the last day. */
export const dealerParameters: Extraction = {
  fileStem: 'parametros-das-concessionarias',
  sheetName: { pt: 'Parâmetros', en: 'Parameters' },
  from: sql`${table}`,
  joins: sql``,
  joinsIn: ({ last }) =>
    sql.join(
      feeKinds.map((kind) => feeJoin(kind, last)),
      sql` `,
    ),
  key: sql`${table.id}`,
  during: (_start, end) => sql`${table.createdAt} < ${end}`,
  within: dealerScope,
  columns: [
    { header: { pt: 'Código GMF', en: 'GMF code' }, type: 'code', value: sql`${table.GMFcode}`, width: 12 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${table.baccode}`, width: 12 },
    { header: { pt: 'Nome fantasia', en: 'Trading name' }, type: 'text', value: sql`${table.tradingName}`, width: 30 },
    { header: { pt: 'UF', en: 'State' }, type: 'code', value: sql`${table.state}`, width: 5 },
    yesNoColumn({ pt: 'Habilitada', en: 'Enabled' }, sql`${table.enabled}`),
    yesNoColumn({ pt: 'Assinatura eletrônica', en: 'Electronic signature' }, sql`${table.esignEnabled}`),
    {
      header: { pt: 'Produtos vendidos', en: 'Products sold' },
      type: 'text',
      value: productsSold('pt'),
      english: productsSold('en'),
      width: 60,
    },
    {
      header: { pt: 'Canais habilitados', en: 'Enabled channels' },
      type: 'text',
      value: channelsOn('pt'),
      english: channelsOn('en'),
      width: 60,
    },
    {
      header: { pt: 'Canais habilitados (código)', en: 'Enabled channels (code)' },
      type: 'code',
      value: channelsOn('id'),
      width: 34,
    },
    ...feeColumns,
  ],
};
