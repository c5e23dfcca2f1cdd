import { consortiumLeadForm, consortiumStatuses } from '@estrada/domain/leads/index';
import { recordNames } from '@estrada/endpoints/record-names';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';

const { consortiumStatus } = consortiumLeadForm.fields;

const consortiumLeadRecord: RecordKind<'listConsortiumLeads', typeof consortiumLeadForm.fields> = {
  calls: recordNames.ConsortiumLead,
  form: consortiumLeadForm,
  words: {
    nouns: {
      pt: { one: 'interessado em consórcio', many: 'interessados em consórcio', gender: 'm' },
      en: { one: 'consortium lead', many: 'consortium leads' },
    },
    search: { pt: 'Nome', en: 'Name' },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ name }) => name,
  columns: ['name', 'phone', 'groupCode', 'quota', 'creditAmountCents', 'consortiumStatus', 'bacCode'],
  sorts: ['updatedAt', 'name'],
  filters: { consortiumStatus: choiceFilter('situacao', consortiumStatus, consortiumStatuses) },
};

/** `/leads/consortium`: people who are interested in a consortium, as its administrator sends them. */
export function Page() {
  return <RecordListPage kind={consortiumLeadRecord} />;
}
