import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { choiceField, textField } from '@estrada/web/records/list/address-fields.ts';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { changedByOrganization } from '../dealer-queries.ts';
import { asPlace, fromBranch, fromGroup, type Place, type PlaceKind, placeCalls } from './place.ts';
import { strings } from './strings.ts';

const fields = { search: textField('busca'), status: choiceField('situacao', ['enabled', 'disabled']) };

/** The list of branches or groups, narrowed and sorted as the address says. */
export function usePlaceList(kind: PlaceKind) {
  const filters = useFilters(fields);
  const sort = useSort(['name']);
  const { search, status } = filters.values;
  const query = {
    direction: sort.direction,
    search: search || undefined,
    status: status === 'enabled' || status === 'disabled' ? status : undefined,
  } as const;
  const list = usePagedCall(kind === 'branch' ? 'listBranches' : 'listGroups', { query });
  return { list: { ...list, rows: list.rows.map(asPlace) }, filters, sort };
}

/** One branch or group by what its calls are addressed by; null asks for nothing. */
export function usePlace(kind: PlaceKind, key: string | null) {
  const branch = useCall('readBranch', kind === 'branch' && key !== null ? { params: { branchId: key } } : null, {
    select: fromBranch,
  });
  const group = useCall('readGroup', kind === 'group' && key !== null ? { params: { groupName: key } } : null, {
    select: fromGroup,
  });
  return kind === 'branch' ? branch : group;
}

/** Asks, then enables or disables a place; for a group the question says how many dealers go with it. */
export function useSwitchPlace() {
  const t = useStrings(strings);
  const reload = useReload();
  const { ask, modal } = useConfirmAction();
  const switchPlace = (place: Place) => {
    const { kind, enabled } = place;
    const text = () => {
      if (!enabled) return t(`${kind}.enableText`);
      const count = kind === 'branch' ? place.dealerCount : place.enabledDealerCount;
      return count === 0 ? t(`${kind}.disableEmptyText`) : t(`${kind}.disableText`, { count });
    };
    ask({
      title: t(enabled ? `${kind}.disableTitle` : `${kind}.enableTitle`),
      subject: place.name,
      text: text(),
      confirmLabel: t(enabled ? 'actions.disable' : 'actions.enable'),
      danger: enabled,
      act: () => placeCalls[kind].switchTo(!enabled, place),
      done: t(enabled ? `${kind}.disabled` : `${kind}.enabled`),
      after: () => void reload(...changedByOrganization),
    });
  };
  return { switchPlace, modal };
}
