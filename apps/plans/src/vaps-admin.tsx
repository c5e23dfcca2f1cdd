import { vapForm, vapNames } from '@estrada/domain/products/index';
import { recordNames } from '@estrada/endpoints/record-names';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { PageLink } from '@estrada/web/pages/page-link.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import type { RecordColumn, RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { RecordListPage } from '@estrada/web/records/page/record-list-page.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text } from '@mantine/core';
import { strings } from './strings.ts';

type Row = RowOf<'listVaps'>;

function Terms({ minTermMonths, maxTermMonths }: Row) {
  return useStrings(strings)('range.months', { from: minTermMonths, to: maxTermMonths });
}

const termsColumn: RecordColumn<Row> = {
  key: 'terms',
  header: { pt: 'Prazos', en: 'Terms' },
  render: (row) => <Terms {...row} />,
};

function Audience({ forPF, forPJ, forNew, forUsed }: Row) {
  const t = useStrings(strings);
  const persons = forPF && forPJ ? 'both' : forPF ? 'PF' : 'PJ';
  const vehicles = forNew && forUsed ? 'both' : forNew ? 'new' : 'used';
  return `${t(`persons.${persons}`)} · ${t(`vehicles.${vehicles}`)}`;
}

const audienceColumn: RecordColumn<Row> = {
  key: 'audience',
  header: { pt: 'Disponível para', en: 'Available to' },
  render: (row) => <Audience {...row} />,
};

/** Value-added products as records of a list and a form. */
const vapRecord: RecordKind<'listVaps', (typeof vapForm)['fields']> = {
  calls: recordNames.Vap,
  subject: 'products',
  form: vapForm,
  words: {
    nouns: { pt: { one: 'produto', many: 'produtos', gender: 'm' }, en: { one: 'product', many: 'products' } },
    enabling: { pt: 'As concessionárias voltam a oferecer este produto.', en: 'Dealers offer this product again.' },
    disabling: {
      pt: 'As concessionárias deixam de oferecer este produto. Simulações e propostas que já o incluem não mudam.',
      en: 'Dealers no longer offer this product. Simulations and proposals that already include it do not change.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ code: id, provider }, own) => `${own(vapNames[id])} · ${provider}`,
  columns: ['code', 'provider', termsColumn, audienceColumn, 'priceSource'],
  sorts: ['code', 'provider'],
  filters: { code: choiceFilter('produto', vapForm.fields.code, vapNames) },
};

/** `vapsAdmin`: which products exist, who provides them, who may sell them, and whether they are sold. */
export function Screen() {
  const t = useStrings(strings);
  return (
    <>
      <RecordListPage kind={vapRecord} />
      <Text mt="md">
        <PageLink to="/upload/vaps">{t('prices')}</PageLink>
      </Text>
    </>
  );
}
