import { branchForm } from '@estrada/domain/organization/index';
import './units.css';
import { labelOf, salesChannels } from '@estrada/domain/enumerations/index';
import { PageHeading } from '@estrada/ui/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { HistoryPanel } from '@estrada/web/records/history/history-panel.tsx';
import { BackLink } from '@estrada/web/records/page/back-link.tsx';
import { EnabledPill } from '@estrada/web/records/page/record-cells.tsx';
import { RecordDrawer } from '@estrada/web/records/page/record-drawer.tsx';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useListReturn } from '@estrada/web/records/page/use-list-return.ts';
import { useLabels } from '@estrada/web/records/page/use-own-strings.ts';
import { useRecordStrings } from '@estrada/web/records/page/use-record-strings.ts';
import { useSwitchRecord } from '@estrada/web/records/page/use-switch-record.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings } from './strings.ts';
import { fromBranch, fromGroup, listPath, type Unit, type UnitKind } from './unit.ts';
import { UnitDealers } from './unit-dealers.tsx';
import { branchRecord, groupRecord, unitNouns } from './unit-records.ts';

/** One branch or group by its key; null requests nothing. */
function useUnit(kind: UnitKind, key: string | null) {
  const branch = useCall('readBranch', kind === 'branch' && key !== null ? { params: { branchId: key } } : null, {
    select: fromBranch,
  });
  const group = useCall('readGroup', kind === 'group' && key !== null ? { params: { groupName: key } } : null, {
    select: fromGroup,
  });
  return kind === 'branch' ? branch : group;
}

/** One branch or group: its data, its dealers, and its history. */
export function UnitDetail({ kind, unitKey }: { kind: UnitKind; unitKey: string }) {
  const t = useStrings(strings);
  const label = useLabels(branchForm.fields);
  const { language } = useLanguage();
  const query = useUnit(kind, unitKey);
  const unit = query.data;
  const nouns = unitNouns[kind];
  const backTo = useListReturn(listPath(kind));
  const { sayGendered, One } = useRecordStrings(nouns);
  return (
    <>
      <BackLink nouns={nouns} to={backTo} />
      <PageHeading
        title={unit?.name ?? One}
        subtitle={unit ? <UnitFacts unit={unit} /> : ' '}
        actions={unit ? <UnitActions unit={unit} /> : undefined}
      />
      <Loaded query={query} label={sayGendered('loadingOne')}>
        {(known) => (
          <div className="unit-sections">
            <UnitDealers unit={known} />
            <HistoryPanel
              entity={kind}
              entityId={known.id}
              labelOf={(field) => trailLabels(t, label)[field] ?? labelOf<string>(salesChannels, field, language)}
            />
          </div>
        )}
      </Loaded>
      {kind === 'branch' ? (
        <RecordDrawer kind={branchRecord(t)} onSaved={(branch) => paths.branch(branch.id)} />
      ) : (
        // its name is part of its address: a new name navigates to a new page
        <RecordDrawer kind={groupRecord(t)} onSaved={(group) => paths.group(group.groupName)} />
      )}
    </>
  );
}

function UnitFacts({ unit }: { unit: Unit }) {
  const t = useStrings(strings);
  const codes =
    unit.kind === 'branch'
      ? `${t('column.gmf')} ${unit.gmfRegionCode} · ${t('column.gmb')} ${unit.gmbRegionCode} · `
      : '';
  return (
    <Group gap="sm" component="span">
      <EnabledPill nouns={unitNouns[unit.kind]} enabled={unit.enabled} />
      <span>
        {codes}
        {t('column.dealers')}: {t('column.enabledDealers', { enabled: unit.enabledDealerCount, all: unit.dealerCount })}
      </span>
    </Group>
  );
}

function UnitActions({ unit }: { unit: Unit }) {
  const t = useStrings(strings);
  const { addressOf } = useDrawerAddress();
  const switchBranch = useSwitchRecord(branchRecord(t));
  const switchGroup = useSwitchRecord(groupRecord(t));
  const { say } = useRecordStrings(unitNouns[unit.kind]);
  const { can, enabled } = unit;
  return (
    <>
      {unit.kind === 'branch' ? (
        <Button component={Link} to={paths.branchChannels(unit.key)} variant="default">
          {t('branch.channels')}
        </Button>
      ) : null}
      {can.edit ? (
        <Button component={Link} to={addressOf(unit.key)} variant="default">
          {say('edit')}
        </Button>
      ) : null}
      {can.enable || can.disable ? (
        <Button
          variant={enabled ? 'light' : 'filled'}
          color={enabled ? 'red' : undefined}
          onClick={() => (unit.kind === 'branch' ? switchBranch.switchRecord(unit) : switchGroup.switchRecord(unit))}
        >
          {say(enabled ? 'disable' : 'enable')}
        </Button>
      ) : null}
      {switchBranch.modal}
      {switchGroup.modal}
    </>
  );
}

/** The field labels for the history; a switched channel is labelled by its code. */
const trailLabels = (
  t: Translate<typeof strings>,
  label: (name: 'gmbRegionCode' | 'gmfRegionCode') => string,
): Readonly<Record<string, string>> => ({
  enabled: t('trail.enabled'),
  title: t('trail.title'),
  gmbRegionCode: label('gmbRegionCode'),
  gmfRegionCode: label('gmfRegionCode'),
  dealers: t('trail.dealers'),
  to: t('trail.to'),
  from: t('trail.from'),
});
