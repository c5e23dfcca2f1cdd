import { formatMoney } from '@estrada/domain/formats/index';
import { type IofTaxpayer, iofTaxpayers } from '@estrada/domain/parameters/index';
import type { IofRowAnswer } from '@estrada/endpoints/index';
import { type DataColumn, DataTable } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { iofWords } from '../page-words.ts';
import { strings as parameterStrings } from '../strings.ts';
import { DeleteSuccessionRow } from '../succession/delete-succession-row.tsx';
import { useSuccessionColumns } from '../succession/succession-columns.tsx';
import '../parameters.css';
import './iof.css';
import { IofDrawer } from './iof-drawer.tsx';
import { showRate } from './show-rate.ts';
import { strings } from './strings.ts';

type Rows = { today: string; items: readonly IofRowAnswer[] };
type Open = { kind: 'edit'; taxpayer: IofTaxpayer; row: IofRowAnswer | null } | { kind: 'delete'; row: IofRowAnswer };

/** `/parameters/iof`: the tax of each borrower, day by day, and the validities that are still to come. */
export function Page() {
  const t = useStrings(strings);
  const query = useCall('readIofRows', {});
  return (
    <>
      <PageTitle words={iofWords} />
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
  const say = useStrings(parameterStrings);
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
          {taxpayer === 'simples' ? <p className="parameter-hint">{t('taxpayer.simplesAbout')}</p> : null}
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
