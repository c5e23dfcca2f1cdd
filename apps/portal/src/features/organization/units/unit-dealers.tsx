import { movedAtMost } from '@estrada/domain/organization/index';
import type { DealerRow } from '@estrada/endpoints/index';
import { type DataColumn, EmptyState } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useReload } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { PageLink } from '@estrada/web/pages/page-link.tsx';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { ListFrame } from '@estrada/web/records/list/list-frame.tsx';
import { EnabledPill } from '@estrada/web/records/page/record-cells.tsx';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { dealerCalls } from '../dealer-calls.ts';
import { changedByOrganization } from '../dealer-queries.ts';
import { listNames } from './list-names.ts';
import { MoveModal } from './move-modal.tsx';
import { strings } from './strings.ts';
import type { Unit } from './unit.ts';

/** The dealers of a unit, which can be selected and moved to another one, or enabled again. */
export function UnitDealers({ unit }: { unit: Unit }) {
  const t = useStrings(strings);
  const reload = useReload();
  const { say } = useRecordStrings(dealerCalls.words.nouns);
  const { ask, modal } = useConfirmAction();
  const enable = useAct('enableDealer');
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [isMoving, setMoving] = useState(false);
  const [destination, setDestination] = useState('');
  const list = usePagedCall('listDealers', {
    query: { ...(unit.kind === 'branch' ? { branchId: unit.id } : { groupId: unit.id }) },
  });
  const chosen = list.rows.filter(({ id }) => chosenIds.includes(id));
  const toEnable = chosen.filter(({ can }) => can.enable);
  const done = () => {
    setChosenIds([]);
    void reload(...changedByOrganization);
  };
  const endMove = (toId: string) => {
    setMoving(false);
    setDestination(toId);
  };
  const enableChosen = () =>
    ask({
      title: t('dealers.enableTitle'),
      subject: listNames(t, toEnable),
      text: t('dealers.enableText'),
      confirmLabel: say('enable'),
      act: async () => {
        for (const { id, version } of toEnable) await enable.run({ params: { id }, body: { version } });
        showAlert({ type: 'success', text: t('dealers.enabled', { count: toEnable.length }) });
      },
      after: done,
    });
  const isTooMany = chosen.length > movedAtMost;
  return (
    <section aria-labelledby="unit-dealers">
      <div className="unit-chosen" data-chosen={chosen.length > 0 || undefined}>
        <Title order={2} size="h3" id="unit-dealers">
          {t('dealers.title')}
        </Title>
        <Group gap="sm">
          <Text size="sm" c="dimmed" role="status" id="unit-chosen">
            {isTooMany
              ? t('dealers.tooMany', { max: movedAtMost })
              : chosen.length === 0
                ? t('dealers.choosePlease')
                : t('dealers.chosen', { count: chosen.length })}
          </Text>
          {toEnable.length > 0 ? (
            <Button variant="default" onClick={enableChosen}>
              {t('dealers.enable')}
            </Button>
          ) : null}
          <Button
            disabled={chosen.length === 0 || isTooMany}
            aria-describedby="unit-chosen"
            onClick={() => setMoving(true)}
          >
            {t('dealers.move')}
          </Button>
        </Group>
      </div>
      {list.rows.length > 1 ? (
        <Checkbox
          mb="sm"
          label={t('dealers.chooseAll')}
          checked={chosen.length === list.rows.length}
          indeterminate={chosen.length > 0 && chosen.length < list.rows.length}
          onChange={({ currentTarget }) => setChosenIds(currentTarget.checked ? list.rows.map(({ id }) => id) : [])}
        />
      ) : null}
      <ListFrame
        label={t('dealers.title')}
        list={list}
        columns={useColumns(chosenIds, setChosenIds)}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t(`${unit.kind}.noDealers`)} text={t(`${unit.kind}.noDealersText`)} />}
      />
      {isMoving ? (
        <MoveModal
          unit={unit}
          dealers={chosen}
          first={destination}
          onClose={() => endMove('')}
          onMoved={() => {
            endMove('');
            done();
          }}
          onRefused={endMove}
        />
      ) : null}
      {modal}
    </section>
  );
}

function useColumns(chosenIds: readonly string[], choose: (ids: readonly string[]) => void): DataColumn<DealerRow>[] {
  const t = useStrings(strings);
  const { say } = useRecordStrings(dealerCalls.words.nouns);
  const toggle = (id: string) =>
    choose(chosenIds.includes(id) ? chosenIds.filter((other) => other !== id) : [...chosenIds, id]);
  return [
    {
      key: 'chosen',
      header: t('dealers.choose'),
      isAction: true,
      render: ({ id, tradingName }) => (
        <Checkbox
          aria-label={t('dealers.chooseOne', { name: tradingName })}
          checked={chosenIds.includes(id)}
          onChange={() => toggle(id)}
        />
      ),
    },
    {
      key: 'name',
      header: t('dealers.name'),
      primary: true,
      render: (row) => (
        <PageLink to={paths.dealerChannels(row.id)} fw={600}>
          {row.tradingName}
        </PageLink>
      ),
    },
    { key: 'gmfCode', header: t('dealers.gmfCode'), align: 'end', render: (row) => row.GMFcode },
    { key: 'bacCode', header: t('dealers.bacCode'), align: 'end', render: (row) => row.baccode },
    { key: 'city', header: t('dealers.city'), render: (row) => `${row.city}\u00a0·\u00a0${row.state}` },
    {
      key: 'status',
      header: say('status'),
      render: (row) => <EnabledPill nouns={dealerCalls.words.nouns} enabled={row.enabled} />,
    },
  ];
}
