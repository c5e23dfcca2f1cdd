import { formatInstant } from '@estrada/domain/formats/index';
import { type DataColumn, RowMenu, StatusPill } from '@estrada/ui/index';
import { type Say, useStrings } from '@estrada/web/words/use-strings.ts';
import { Anchor, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDrawerAddress } from '../use-drawer-address.ts';
import { type Place, type PlaceKind, placePath } from './place.ts';
import { strings } from './strings.ts';

/** The columns of the list. @param onSwitch asks to enable or disable a place */
export function placeColumns(
  kind: PlaceKind,
  t: Say<typeof strings>,
  onSwitch: (place: Place) => void,
): DataColumn<Place>[] {
  const codes: DataColumn<Place>[] =
    kind === 'group'
      ? []
      : [
          { key: 'gmf', header: t('column.gmf'), sort: 'name', render: (row) => row.gmfRegionCode },
          { key: 'gmb', header: t('column.gmb'), render: (row) => row.gmbRegionCode },
        ];
  return [
    {
      key: 'name',
      header: t(`${kind}.column`),
      primary: true,
      ...(kind === 'group' ? { sort: 'name' } : {}),
      render: (row) => (
        <Anchor component={Link} to={placePath(row)} fw={600}>
          {row.name}
        </Anchor>
      ),
    },
    ...codes,
    {
      key: 'dealers',
      header: t('column.dealers'),
      render: (row) => t('column.enabledDealers', { enabled: row.enabledDealerCount, all: row.dealerCount }),
    },
    { key: 'status', header: t('column.status'), render: (row) => <PlaceStatus place={row} /> },
    {
      key: 'updatedAt',
      header: t('column.updatedAt'),
      priority: 'low',
      render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatInstant(row.updatedAt)}</span>,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      isAction: true,
      render: (row) => <PlaceMenu place={row} onSwitch={onSwitch} />,
    },
  ];
}

/** Whether a place is in use. */
export function PlaceStatus({ place }: { place: Place }) {
  const t = useStrings(strings);
  return (
    <StatusPill tone={place.enabled ? 'success' : 'neutral'}>
      {t(place.enabled ? `${place.kind}.isEnabled` : `${place.kind}.isDisabled`)}
    </StatusPill>
  );
}

function PlaceMenu({ place, onSwitch }: { place: Place; onSwitch: (place: Place) => void }) {
  const t = useStrings(strings);
  const { addressOf } = useDrawerAddress();
  const { can, enabled } = place;
  return (
    <RowMenu label={t('actions.of', { name: place.name })}>
      <Menu.Item component={Link} to={placePath(place)}>
        {t('actions.open')}
      </Menu.Item>
      {place.kind === 'branch' ? (
        <Menu.Item component={Link} to={paths.branchChannels(place.key)}>
          {t('branch.channels')}
        </Menu.Item>
      ) : null}
      {can.edit ? (
        <Menu.Item component={Link} to={addressOf(place.key)}>
          {t('actions.edit')}
        </Menu.Item>
      ) : null}
      {can.enable || can.disable ? (
        <Menu.Item color={enabled ? 'red' : undefined} onClick={() => onSwitch(place)}>
          {t(enabled ? 'actions.disable' : 'actions.enable')}
        </Menu.Item>
      ) : null}
    </RowMenu>
  );
}
