import { colourForm } from '@estrada/domain/offers/index';
import { recordNames } from '@estrada/endpoints/record-names';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';

const colourRecord: RecordKind<'listColours', typeof colourForm.fields> = {
  calls: recordNames.Colour,
  form: colourForm,
  words: {
    nouns: {
      pt: { one: 'cor', many: 'cores', gender: 'f' },
      en: { one: 'colour', many: 'colours' },
    },
    search: { pt: 'Nome ou código', en: 'Name or code' },
    disabling: {
      pt: 'Ofertas que já têm esta cor não mudam. Novas ofertas não podem mais usá-la.',
      en: 'Offers that already have this colour do not change. New offers can no longer use it.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ colourName }) => colourName,
  columns: ['colourName', 'colourCode'],
  sorts: ['colourName'],
  searchFrom: 2,
};

/** `/ofertas/cores`: the colours that offers name. */
export function Page() {
  return <RecordListPage kind={colourRecord} />;
}
