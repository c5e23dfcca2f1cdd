import { states } from '@estrada/domain/enumerations/index';
import type { ParameterTypeName } from '@estrada/domain/parameters/index';
import { api } from '@estrada/web/calls/api.ts';
import { choiceField, dayField } from '@estrada/web/records/list/address-fields.ts';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';
import { usePagedList } from '@estrada/web/records/list/use-paged-list.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const all = 'parameters';
// the rules look at the neighbours of a row, and the latest rows come first
const sequenceSize = 100;

/** The filters of the list, as the address holds them. */
const filterFields = {
  uf: choiceField(
    'uf',
    states.map(({ id }) => id),
  ),
  from: dayField('de'),
  to: dayField('ate'),
};

/** The filters, and the rows that meet them. */
export function useParameterList(typeName: ParameterTypeName) {
  const filters = useFilters(filterFields);
  const { uf, from, to } = filters.values;
  const list = usePagedList({
    queryKey: [all, typeName, 'list', uf, from, to],
    load: ({ cursor, size, signal }) =>
      api.listParameters({
        query: {
          typeName,
          cursor,
          size,
          state: uf || undefined,
          initialDate: from || undefined,
          finalDate: to || undefined,
        },
        signal,
        suppressAlert: true,
      }),
  });
  return { filters, list };
}

/** What simulations use, state by state, and the server's day. */
export function useParametersInForce(typeName: ParameterTypeName) {
  return useQuery({
    queryKey: [all, typeName, 'in-force'],
    queryFn: ({ signal }) => api.readParametersInForce({ query: { typeName }, signal, suppressAlert: true }),
  });
}

/** Every row of one state, so that the form refuses what the server would; idle without a state. */
export function useSequence(typeName: ParameterTypeName, uf: string) {
  return useQuery({
    queryKey: [all, typeName, 'sequence', uf],
    queryFn: async ({ signal }) => {
      const query = { typeName, state: uf, size: sequenceSize };
      return (await api.listParameters({ query, signal, suppressAlert: true })).items;
    },
    enabled: uf !== '',
    // decided upon: an old answer would decide wrongly
    gcTime: 0,
  });
}

/** Forgets what was loaded, after a change. */
export function useReloadParameters(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [all] });
}
