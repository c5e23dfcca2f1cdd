import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { successText } from '@estrada/domain/errors/success-texts';
import { dealerInsuranceForm, insuranceCodes } from '@estrada/domain/products/index';
import { RowMenu } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { type RowOf, usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { textFilter } from '@estrada/web/records/page/filters.tsx';
import { ListPage } from '@estrada/web/records/page/list-page.tsx';
import { RecordName } from '@estrada/web/records/page/record-cells.tsx';
import type { ListStrings } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Menu } from '@mantine/core';
import { useState } from 'react';
import { strings } from './strings.ts';

type Row = RowOf<'listInsuranceByDealer'>;

const words: ListStrings = {
  nouns: {
    pt: { one: 'concessionária', many: 'concessionárias', gender: 'f' },
    en: { one: 'dealer', many: 'dealers' },
  },
  title: { pt: 'Seguros por concessionária', en: 'Insurance by dealer' },
};

/** The insurance products that each dealer sells, and the dialog that changes them. */
export function Page() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [changed, setChanged] = useState<Row | null>(null);
  const sort = useSort(['tradingName', 'gmfCode']);
  const filters = useListFilters({
    search: textFilter(
      'busca',
      { pt: 'Buscar', en: 'Search' },
      { min: 3, hint: { pt: 'Nome ou código', en: 'Name or code' } },
    ),
  });
  const list = usePagedCall('listInsuranceByDealer', {
    query: { ...filters.query, sort: sort.by as 'tradingName', direction: sort.direction },
  });
  const showSold = ({ insurances }: Row) =>
    insurances.length === insuranceCodes.length
      ? t('sold.all')
      : insurances.map((code) => pickText(productName(code), language)).join(', ') || t('sold.none');
  return (
    <>
      <ListPage<Row>
        words={words}
        list={list}
        filters={filters}
        rowKey={({ id }) => id}
        sort={sort}
        columns={[
          {
            key: 'tradingName',
            header: t('dealer'),
            primary: true,
            sort: 'tradingName',
            render: (row) => (
              <RecordName to={null} below={`${row.city} · ${row.state}`}>
                {row.tradingName}
              </RecordName>
            ),
          },
          { key: 'gmfCode', header: t('gmfCode'), sort: 'gmfCode', render: (row) => row.gmfCode },
          { key: 'bacCode', header: t('bacCode'), priority: 'low', render: (row) => row.bacCode },
          { key: 'insurances', header: pickText(dealerInsuranceForm.fields.insurances, language), render: showSold },
          {
            key: 'actions',
            header: t('actions'),
            isAction: true,
            render: (row) => (
              <RowMenu label={t('actionsOf', { name: row.tradingName })}>
                <Menu.Item onClick={() => setChanged(row)}>{t('choose')}</Menu.Item>
              </RowMenu>
            ),
          },
        ]}
      />
      {changed ? <Choice row={changed} onClose={() => setChanged(null)} /> : null}
    </>
  );
}

function Choice({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const save = useAct('saveInsuranceByDealer', { reload: ['listInsuranceByDealer', 'readHistory'] });
  return (
    <ActDialog
      form={dealerInsuranceForm}
      first={{ insurances: row.insurances }}
      subject={row.tradingName}
      words={{
        title: t('choose'),
        text: t('choose.text'),
        submit: t('choose.save'),
        done: successText('dealer.products', language),
      }}
      send={({ insurances }) => save.run({ body: { id: row.id, version: row.version, insurances } })}
      onClose={onClose}
    />
  );
}
