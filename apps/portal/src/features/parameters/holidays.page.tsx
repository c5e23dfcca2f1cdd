import { holidayForm } from '@estrada/domain/parameters/index';
import { recordNames } from '@estrada/endpoints/record-names';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';

const holidayRecord: RecordKind<'listHolidays', typeof holidayForm.fields> = {
  calls: recordNames.Holiday,
  form: holidayForm,
  words: {
    nouns: {
      pt: { one: 'feriado', many: 'feriados', gender: 'm' },
      en: { one: 'holiday', many: 'holidays' },
    },
    title: { pt: 'Feriados nacionais', en: 'National holidays' },
    search: { pt: 'Nome', en: 'Name' },
    enabling: {
      pt: 'O prazo das novas oportunidades deixa de contar neste dia.',
      en: 'The deadlines of new leads no longer count on this day.',
    },
    disabling: {
      pt: 'O prazo das novas oportunidades volta a contar neste dia.',
      en: 'The deadlines of new leads count on this day again.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ holidayName }) => holidayName,
  columns: ['holidayName', 'day'],
  sorts: ['day', 'holidayName'],
};

/** `/parameters/holidays`: the days on which no dealer opens. */
export function Page() {
  return <RecordListPage kind={holidayRecord} />;
}
