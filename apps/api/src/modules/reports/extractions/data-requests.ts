import { businessTimeZone } from '@estrada/domain/calendar/index';
import { dataRequestChannels, dataRequestKinds, dataRequestStatuses } from '@estrada/domain/privacy/index';
import { type SQL, sql } from 'drizzle-orm';
import { isClaimed } from '../../../kernel/database/claims.ts';
import { dataRequests as table } from '../../privacy/index.ts';
import type { Extraction } from '../extraction.ts';
import { maskedDocument } from './client-document-column.ts';
import { namedColumns, namesOf, yesNoColumn } from './named-columns.ts';

/** The business day of an instant. */
const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone ${businessTimeZone})::date`;
const answeredOn = dayOf(sql`${table.answeredAt}`);

/** What is shown of a name, as by `maskName`. */
const maskedName = sql`trim(regexp_replace(${table.name}, '(\\S)\\S*\\s*', '\\1*** ', 'g'))`;

/**
 * Requests about personal data that were received in the period, with their deadline and answer. The person is masked for
 * everybody: the file proves the deadlines, and who answers a request reads the person on its page.
 */
export const dataRequests: Extraction = {
  fileStem: 'pedidos-dados-pessoais',
  sheetName: { pt: 'Dados pessoais', en: 'Personal data' },
  from: sql`${table}`,
  joins: sql``,
  joinsIn: (_days, requestedAt) => sql`left join lateral (
    select ${table.claimedByName} as by_name where ${isClaimed(table, requestedAt)}) as claim on true`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.receivedAt} >= ${start} and ${table.receivedAt} < ${end}`,
  // a person may be known to several dealers, so requests belong to none
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    { header: { pt: 'Número', en: 'Number' }, type: 'code', value: sql`${table.number}`, width: 12 },
    ...namedColumns({ pt: 'Pedido', en: 'Request' }, sql`${table.kind}`, namesOf(dataRequestKinds), 28),
    ...namedColumns({ pt: 'Canal', en: 'Channel' }, sql`${table.channel}`, namesOf(dataRequestChannels), 24),
    { header: { pt: 'Pessoa', en: 'Person' }, type: 'text', value: maskedName, width: 30 },
    {
      header: { pt: 'CPF/CNPJ', en: 'CPF/CNPJ' },
      type: 'code',
      value: maskedDocument(sql`${table.document}`),
      width: 20,
    },
    { header: { pt: 'Recebido em', en: 'Received at' }, type: 'instant', value: sql`${table.receivedAt}`, width: 18 },
    { header: { pt: 'Prazo', en: 'Deadline' }, type: 'date', value: sql`${table.dueOn}`, width: 12 },
    {
      // whose claim is in force, then who decided; empty where nobody is, and where the product itself answered at once
      header: { pt: 'Responsável', en: 'Owner' },
      type: 'text',
      value: sql`coalesce(claim.by_name, ${table.answeredByName})`,
      width: 30,
    },
    ...namedColumns({ pt: 'Decisão', en: 'Decision' }, sql`${table.status}`, namesOf(dataRequestStatuses), 18),
    { header: { pt: 'Decidido em', en: 'Decided at' }, type: 'instant', value: sql`${table.answeredAt}`, width: 18 },
    {
      header: { pt: 'Dias até a decisão', en: 'Days to the decision' },
      type: 'integer',
      value: sql`${answeredOn} - ${dayOf(sql`${table.receivedAt}`)}`,
      width: 18,
    },
    yesNoColumn({ pt: 'No prazo', en: 'In time' }, sql`(${answeredOn} <= ${table.dueOn})`),
    { header: { pt: 'Excluído em', en: 'Deleted at' }, type: 'instant', value: sql`${table.erasedAt}`, width: 18 },
  ],
};
