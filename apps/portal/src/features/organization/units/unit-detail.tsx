import { labelOf, salesChannels } from '@estrada/domain/enumerations/index';
import { PageHeading } from '@estrada/ui/index';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { HistoryPanel } from '@estrada/web/records/history/history-panel.tsx';
import { RecordDrawer } from '@estrada/web/records/page/record-drawer.tsx';
import { useDrawerAddress } from '@estrada/web/records/page/use-drawer-address.ts';
import { useSwitchRecord } from '@estrada/web/records/page/use-switch-record.ts';
import { useLanguage } from '@estrada/web/words/use-language.ts';
import { type Say, useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { listPath, type Place, type PlaceKind } from './unit.ts';
import { PlaceDealers } from './unit-dealers.tsx';
import { branchRecord, groupRecord } from './unit-records.ts';
import { PlaceStatus } from './unit-status.tsx';
import './units.css';
import { strings } from './strings.ts';
import { usePlace } from './use-unit.ts';

/** One branch or group: what it is, its dealers, and who changed it. */
export function PlaceDetail({ kind, placeKey }: { kind: PlaceKind; placeKey: string }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const query = usePlace(kind, placeKey);
  const place = query.data;
  return (
    <>
      <Anchor component={Link} to={listPath(kind)} size="sm" display="inline-block" mb="sm">
        {t(`${kind}.back`)}
      </Anchor>
      <PageHeading
        title={place?.name ?? t(`${kind}.column`)}
        subtitle={place ? <PlaceFacts place={place} /> : ' '}
        actions={place ? <PlaceActions place={place} /> : undefined}
      />
      <Loaded query={query} label={t(`${kind}.loading`)}>
        {(known) => (
          <div className="place-sections">
            <PlaceDealers place={known} />
            <HistoryPanel
              entity={kind}
              entityId={known.id}
              labelOf={(field) => trailLabels(t)[field] ?? labelOf<string>(salesChannels, field, language)}
            />
          </div>
        )}
      </Loaded>
      {kind === 'branch' ? (
        <RecordDrawer kind={branchRecord(t)} onSaved={(branch) => paths.branch(branch.id)} />
      ) : (
        // its name is its address: a new name leads to a new page
        <RecordDrawer kind={groupRecord(t)} onSaved={(group) => paths.group(group.groupName)} />
      )}
    </>
  );
}

function PlaceFacts({ place }: { place: Place }) {
  const t = useStrings(strings);
  const codes =
    place.kind === 'branch'
      ? `${t('column.gmf')} ${place.gmfRegionCode} · ${t('column.gmb')} ${place.gmbRegionCode} · `
      : '';
  return (
    <Group gap="sm" component="span">
      <PlaceStatus place={place} />
      <span>
        {codes}
        {t('column.dealers')}:{' '}
        {t('column.enabledDealers', { enabled: place.enabledDealerCount, all: place.dealerCount })}
      </span>
    </Group>
  );
}

function PlaceActions({ place }: { place: Place }) {
  const t = useStrings(strings);
  const { addressOf } = useDrawerAddress();
  const switchBranch = useSwitchRecord(branchRecord(t));
  const switchGroup = useSwitchRecord(groupRecord(t));
  const { can, enabled } = place;
  return (
    <>
      {place.kind === 'branch' ? (
        <Button component={Link} to={paths.branchChannels(place.key)} variant="default">
          {t('branch.channels')}
        </Button>
      ) : null}
      {can.edit ? (
        <Button component={Link} to={addressOf(place.key)} variant="default">
          {t('actions.edit')}
        </Button>
      ) : null}
      {can.enable || can.disable ? (
        <Button
          variant={enabled ? 'light' : 'filled'}
          color={enabled ? 'red' : undefined}
          onClick={() => (place.kind === 'branch' ? switchBranch.switchRecord(place) : switchGroup.switchRecord(place))}
        >
          {t(enabled ? 'actions.disable' : 'actions.enable')}
        </Button>
      ) : null}
      {switchBranch.modal}
      {switchGroup.modal}
    </>
  );
}

/** What the fields of the trail are called here; a switched channel goes by its own code. */
const trailLabels = (t: Say<typeof strings>): Readonly<Record<string, string>> => ({
  enabled: t('trail.enabled'),
  title: t('trail.title'),
  gmbRegionCode: t('field.gmbRegionCode'),
  gmfRegionCode: t('field.gmfRegionCode'),
  dealers: t('trail.dealers'),
  to: t('trail.to'),
  from: t('trail.from'),
});
