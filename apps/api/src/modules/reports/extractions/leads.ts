import { businessTimeZone } from '@estrada/domain/calendar/index';
import type { Texts } from '@estrada/domain/errors/index';
import {
  consortiumLeadForm,
  consortiumStatuses,
  contactWays,
  eventOfOutcome,
  leadChannels,
  leadContactForm,
  leadDetailsForm,
  leadStatuses,
  openLeadStatuses,
} from '@estrada/domain/leads/index';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { consortiumLeads as consortiumTable, leadHistory, leads as table } from '../../leads/index.ts';
import { dealers } from '../../organization/index.ts';
import { proposals } from '../../proposals/index.ts';
import { simulations } from '../../simulation/index.ts';
import type { Extraction, ExtractionColumn } from '../extraction.ts';
import { maskedDocument } from './client-document-column.ts';
import { namedColumns, namesIn, namesOf, yesNoColumn } from './named-columns.ts';

/** What is shown of a telephone, as by `maskPhone`. */
const maskedPhone = (phone: SQL): SQL => sql`case when coalesce(${phone}, '') = '' then ${phone}
  when length(${phone}) < 8 then '***' else repeat('*', least(length(${phone}), 16) - 4) || right(${phone}, 4) end`;

const submitted = (field: string): SQL => sql`(${table.submitted} ->> ${sql.raw(`'${field}'`)})`;
const personal: readonly { field: keyof typeof leadDetailsForm.fields; value: SQL; mask?: (value: SQL) => SQL }[] = [
  { field: 'name', value: sql`${table.name}` },
  { field: 'document', value: sql`${table.document}`, mask: maskedDocument },
  { field: 'phone', value: sql`${table.phone}`, mask: maskedPhone },
  { field: 'email', value: sql`${table.email}` },
  { field: 'vehicleWanted', value: sql`${table.vehicleWanted}` },
];

/** What is known of the person, and the first submission where it was corrected. */
const personColumns: readonly ExtractionColumn[] = personal.flatMap(({ field, value, mask }) => {
  const { pt, en } = leadDetailsForm.fields[field];
  const first = submitted(field);
  const shared = { type: mask ? 'code' : 'text', width: field === 'name' || field === 'email' ? 34 : 22 } as const;
  return [
    { header: { pt, en }, value, masked: mask?.(value), ...shared },
    {
      header: { pt: `${pt}, informado antes`, en: `${en}, submitted before` },
      value: first,
      masked: mask?.(first),
      ...shared,
    },
  ];
});

const outcomes = leadContactForm.fields.outcome.options.map(({ id, pt, en }) => ({ id: eventOfOutcome[id], pt, en }));

/** Every contact on a line of its own: when, how, outcome, who, note. */
const contactsIn = (language: 'value' | 'english'): SQL => {
  const { at, how, event, actorName, note, seq } = leadHistory;
  return sql`(
    select string_agg(concat_ws(' · ', to_char(${at} at time zone ${businessTimeZone}, 'DD/MM/YYYY HH24:MI'),
      ${namesIn(sql`${how}`, namesOf(contactWays))[language]}, ${namesIn(sql`${event}`, outcomes)[language]},
      ${actorName}, nullif(${note}, '')), chr(10) order by ${seq})
    from ${leadHistory} where ${leadHistory.leadId} = ${table.id} and ${how} is not null
  )`;
};

const isOpen = sql`${table.status} in ${[...openLeadStatuses]}`;
const results: Readonly<Record<string, Texts>> = {
  open: { pt: 'Em aberto', en: 'Open' },
  sold: { pt: 'Venda', en: 'Sale' },
  lost: { pt: 'Sem venda', en: 'No sale' },
};

/** Leads that arrived in the period, with every field, the contacts and what became of them. */
export const leads: Extraction = {
  fileStem: 'oportunidades',
  sheetName: { pt: 'Oportunidades', en: 'Leads' },
  from: sql`${table}`,
  joins: sql`join ${dealers} on ${dealers.id} = ${table.dealerId}
    left join ${simulations} on ${simulations.id} = ${table.simulationId}
    left join ${proposals} on ${proposals.id} = ${table.proposalId}
    left join ${table} as previous on previous.id = ${table.previousId}`,
  key: sql`${table.id}`,
  during: (start, end) => sql`${table.createdAt} >= ${start} and ${table.createdAt} < ${end}`,
  within: (scope) => {
    if (scope.kind === 'all') return undefined;
    if (scope.kind === 'dealers') return inArray(table.dealerId, [...scope.dealerIds]);
    return scope.kind === 'dealer' ? sql`${table.dealerId} = ${scope.dealerId}` : null;
  },
  // crm writes to the persons; who sees a lead on its page may read them there, one at a time
  isMaskedFor: (role) => role !== 'crm',
  columns: [
    { header: { pt: 'Oportunidade', en: 'Lead' }, type: 'code', value: sql`${table.number}`, width: 14 },
    ...personColumns,
    ...namedColumns(
      leadDetailsForm.fields.contactPreference,
      sql`${table.contactPreference}`,
      namesOf(contactWays),
      18,
    ),
    ...namedColumns(
      leadDetailsForm.fields.vehicleTypeId,
      sql`${table.vehicleTypeId}`,
      leadDetailsForm.fields.vehicleTypeId.options,
      12,
    ),
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    { header: { pt: 'Código BAC', en: 'BAC code' }, type: 'code', value: sql`${dealers.baccode}`, width: 12 },
    ...namedColumns({ pt: 'Canal', en: 'Channel' }, sql`${table.channel}`, namesOf(leadChannels), 20),
    { header: { pt: 'Origem', en: 'Source' }, type: 'text', value: sql`${table.source}`, width: 24 },
    {
      header: { pt: 'Consentimento em', en: 'Consent at' },
      type: 'instant',
      value: sql`${table.consentAt}`,
      width: 18,
    },
    {
      header: { pt: 'Texto do consentimento', en: 'Text of the consent' },
      type: 'code',
      value: sql`${table.consentVersion}`,
      width: 22,
    },
    { header: { pt: 'Responsável', en: 'Owner' }, type: 'text', value: sql`${table.ownerName}`, width: 30 },
    ...namedColumns({ pt: 'Status', en: 'Status' }, sql`${table.status}`, namesOf(leadStatuses), 22),
    {
      header: { pt: 'Contato até', en: 'Contact by' },
      type: 'instant',
      value: sql`case when ${isOpen} then ${table.dueAt} end`,
      width: 18,
    },
    {
      header: { pt: 'Próximo contato em', en: 'Next contact on' },
      type: 'date',
      value: sql`case when ${isOpen} then ${table.nextDay} end`,
      width: 18,
    },
    {
      header: { pt: 'Hora do próximo contato', en: 'Time of the next contact' },
      type: 'code',
      value: sql`case when ${isOpen} then ${table.nextTime} end`,
      width: 22,
    },
    {
      header: { pt: 'Contatos', en: 'Contacts' },
      type: 'text',
      value: contactsIn('value'),
      english: contactsIn('english'),
      width: 60,
    },
    {
      header: { pt: 'Minutos até o primeiro contato', en: 'Minutes to the first contact' },
      type: 'integer',
      value: sql`${table.minutesToFirstContact}`,
      width: 18,
    },
    {
      header: { pt: 'Resultado', en: 'Result' },
      ...namesIn(
        sql`case when ${isOpen} then 'open' when ${table.status} = 'sold' then 'sold' else 'lost' end`,
        namesOf(results),
      ),
      width: 14,
    },
    { header: { pt: 'Motivo', en: 'Reason' }, type: 'text', value: sql`${table.reason}`, width: 34 },
    { header: { pt: 'Simulação', en: 'Simulation' }, type: 'code', value: sql`${simulations.code}`, width: 12 },
    { header: { pt: 'Proposta', en: 'Proposal' }, type: 'code', value: sql`${proposals.number}`, width: 12 },
    {
      header: { pt: 'Oportunidade anterior', en: 'Previous lead' },
      type: 'code',
      value: sql`previous.number`,
      width: 18,
    },
    yesNoColumn({ pt: 'Consórcio', en: 'Consortium' }, sql`${table.isConsortium}`),
    { header: { pt: 'Recebida em', en: 'Received at' }, type: 'instant', value: sql`${table.createdAt}`, width: 18 },
    { header: { pt: 'Alterada em', en: 'Changed at' }, type: 'instant', value: sql`${table.updatedAt}`, width: 18 },
  ],
};

const consortium = consortiumLeadForm.fields;
const consortiumText = (
  field: 'name' | 'email' | 'groupCode' | 'quota' | 'bacCode',
  width: number,
): ExtractionColumn => ({
  header: { pt: consortium[field].pt, en: consortium[field].en },
  type: 'text',
  value: sql`${consortiumTable[field]}`,
  width,
});

/** Consortium leads that were registered or changed in the period. */
export const consortiumLeads: Extraction = {
  fileStem: 'interessados-consorcio',
  sheetName: { pt: 'Consórcio', en: 'Consortium' },
  from: sql`${consortiumTable}`,
  joins: sql`join ${dealers} on ${dealers.baccode} = ${consortiumTable.bacCode}`,
  key: sql`${consortiumTable.id}`,
  during: (start, end) => sql`${consortiumTable.updatedAt} >= ${start} and ${consortiumTable.updatedAt} < ${end}`,
  within: (scope) => (scope.kind === 'all' ? undefined : null),
  columns: [
    consortiumText('name', 34),
    {
      header: { pt: consortium.phone.pt, en: consortium.phone.en },
      type: 'code',
      value: sql`${consortiumTable.phone}`,
      masked: maskedPhone(sql`${consortiumTable.phone}`),
      width: 18,
    },
    consortiumText('email', 34),
    consortiumText('groupCode', 12),
    consortiumText('quota', 10),
    {
      header: { pt: consortium.creditAmountCents.pt, en: consortium.creditAmountCents.en },
      type: 'money',
      value: sql`${consortiumTable.creditAmountCents}`,
      width: 18,
    },
    ...namedColumns(
      { pt: 'Situação', en: 'Status' },
      sql`${consortiumTable.consortiumStatus}`,
      namesOf(consortiumStatuses),
      16,
    ),
    consortiumText('bacCode', 12),
    { header: { pt: 'Concessionária', en: 'Dealer' }, type: 'text', value: sql`${dealers.tradingName}`, width: 30 },
    yesNoColumn({ pt: 'Habilitado', en: 'Enabled' }, sql`${consortiumTable.enabled}`),
    {
      header: { pt: 'Alterado em', en: 'Changed at' },
      type: 'instant',
      value: sql`${consortiumTable.updatedAt}`,
      width: 18,
    },
  ],
};
