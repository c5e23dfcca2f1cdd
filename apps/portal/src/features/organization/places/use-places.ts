import { useConfirmAction } from '@estrada/web/records/confirm-action/use-confirm-action.tsx';
import { historyKey } from '@estrada/web/records/history/history-panel.tsx';
import { choiceField, textField } from '@estrada/web/records/list/address-fields.ts';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { usePagedList } from '@estrada/web/records/list/use-paged-list.ts';
import { useSort } from '@estrada/web/records/list/use-sort.ts';
import { useStrings } from '@estrada/web/words/use-strings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dealersKey } from '../dealer-queries.ts';
import { type Place, type PlaceKind, placeCalls, placesKey } from './place.ts';
import { strings } from './strings.ts';

const fields = { search: textField('busca'), status: choiceField('situacao', ['enabled', 'disabled']) };

/** The list of branches or groups, narrowed and sorted as the address says. */
export function usePlaceList(kind: PlaceKind) {
  const filters = useFilters(fields);
  const sort = useSort(['name']);
  const { search, status } = filters.values;
  const list = usePagedList<Place>({
    queryKey: [...placesKey(kind), 'list', filters.values, sort.direction],
    load: (page) =>
      placeCalls[kind].list({
        ...page,
        direction: sort.direction,
        search: search || undefined,
        status: status === 'enabled' || status === 'disabled' ? status : undefined,
      }),
  });
  return { list, filters, sort };
}

/** One branch or group by what its calls are addressed by; null asks for nothing. */
export function usePlace(kind: PlaceKind, key: string | null) {
  return useQuery({
    queryKey: [...placesKey(kind), 'one', key],
    queryFn: ({ signal }) => placeCalls[kind].read(key ?? '', signal),
    enabled: key !== null,
  });
}

/** What a change of a place makes stale: places, pickers, dealers, histories. */
export function usePlacesChanged(): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [placesKey('branch'), placesKey('group'), ['dealerGroups'], ['dealerRegions'], dealersKey])
      void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: historyKey });
  };
}

/** Asks, then enables or disables a place; for a group the question says how many dealers go with it. */
export function useSwitchPlace() {
  const t = useStrings(strings);
  const changed = usePlacesChanged();
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
      after: changed,
    });
  };
  return { switchPlace, modal };
}
