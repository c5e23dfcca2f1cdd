import { formatMoney } from '@estrada/domain/formats/index';
import { type IofTaxpayer, iofTaxpayers } from '@estrada/domain/parameters/index';
import type { IofRowAnswer } from '@estrada/endpoints/index';
import { type DataColumn, DataTable } from '@estrada/ui/index';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../calls/use-act.ts';
import { useCall } from '../../calls/use-call.ts';
import { Loaded } from '../../failure/loaded.tsx';
import type { PageRow } from '../../pages/page-row.ts';
import { PageTitle } from '../../pages/page-title.tsx';
import { DeleteSuccessionRow } from '../../records/succession/delete-succession-row.tsx';
import { useSuccessionColumns } from '../../records/succession/succession-columns.tsx';
import { strings as validityStrings } from '../../records/validity/strings.ts';
import { useStrings } from '../../words/use-strings.ts';
import './iof.css';
import { IofDrawer } from './iof-drawer.tsx';
import { showRate } from './show-rate.ts';
import { strings } from './strings.ts';

type Rows = { today: string; items: readonly IofRowAnswer[] };
type Open = { kind: 'edit'; taxpayer: IofTaxpayer; row: IofRowAnswer | null } | { kind: 'delete'; row: IofRowAnswer };

/** The tax of each borrower, day by day, and the validities that are still to come. */
export function Page({ words }: { words: PageRow['words'] }) {
  const t = useStrings(strings);
  const query = useCall('readIofRows', {});
  return (
    <>
      <PageTitle words={words} />
      <Loaded query={query} label={t('loading')}>
        {(rows) => <Taxpayers {...rows} />}
      </Loaded>
    </>
  );
}

function Taxpayers({ today, items }: Rows) {
  const t = useStrings(strings);
  const [open, setOpen] = useState<Open | null>(null);
  const deletion = useAct('deleteIofRow', { reload: ['readIofRows'] });
  const close = () => setOpen(null);
  return (
    <>
      {iofTaxpayers.map((taxpayer) => (
        <Taxpayer key={taxpayer} taxpayer={taxpayer} items={items} onOpen={setOpen} />
      ))}
      {open?.kind === 'edit' ? <IofDrawer basis={{ ...open, items, today }} onClose={close} /> : null}
      {open?.kind === 'delete' ? (
        <DeleteSuccessionRow
          name={t(`taxpayer.${open.row.taxpayer}`)}
          row={open.row}
          deletion={deletion}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function Taxpayer({
  taxpayer,
  items,
  onOpen,
}: {
  taxpayer: IofTaxpayer;
  items: readonly IofRowAnswer[];
  onOpen: (open: Open) => void;
}) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const name = t(`taxpayer.${taxpayer}`);
  const columns = useSuccessionColumns(name, useIofColumns(taxpayer), {
    onEdit: (row) => onOpen({ kind: 'edit', taxpayer, row }),
    onDelete: (row) => onOpen({ kind: 'delete', row }),
  });
  return (
    <section className="iof-taxpayer" aria-labelledby={`iof-${taxpayer}`}>
      <div className="iof-taxpayer-head">
        <div>
          <Title order={2} size="h3" id={`iof-${taxpayer}`}>
            {name}
          </Title>
          {taxpayer === 'simples' ? <p className="validity-hint">{t('taxpayer.simplesAbout')}</p> : null}
        </div>
        <Button
          variant="default"
          aria-label={t('create.label', { taxpayer: name })}
          onClick={() => onOpen({ kind: 'edit', taxpayer, row: null })}
        >
          {say('create.open')}
        </Button>
      </div>
      <div className="iof-rows">
        <DataTable
          label={t('rows.label', { taxpayer: name })}
          columns={columns}
          rows={items.filter((row) => row.taxpayer === taxpayer).toReversed()}
          rowKey={({ id }) => id}
        />
      </div>
    </section>
  );
}

function useIofColumns(taxpayer: IofTaxpayer): DataColumn<IofRowAnswer>[] {
  const t = useStrings(strings);
  const limit: DataColumn<IofRowAnswer> = {
    key: 'financedLimitCents',
    header: t('financedLimitCents'),
    align: 'end',
    render: ({ financedLimitCents }) => (financedLimitCents === null ? '–' : formatMoney(financedLimitCents)),
  };
  return [
    { key: 'dailyRate', header: t('dailyRate'), align: 'end', render: ({ dailyRate }) => showRate(dailyRate) },
    {
      key: 'additionalRate',
      header: t('additionalRate'),
      align: 'end',
      render: ({ additionalRate }) => showRate(additionalRate),
    },
    {
      key: 'capDays',
      header: t('capDays'),
      align: 'end',
      render: ({ capDays }) => t('days', { count: capDays }),
    },
    ...(taxpayer === 'simples' ? [limit] : []),
  ];
}
