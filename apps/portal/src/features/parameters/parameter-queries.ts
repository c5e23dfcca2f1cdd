import { states } from '@estrada/domain/enumerations/index';
import type { ParameterTypeName } from '@estrada/domain/parameters/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { choiceField, dayField } from '@estrada/web/records/list/address-fields.ts';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';

// the rules check the adjacent rows, and the latest rows come first
const sequenceSize = 100;

/** The filters of the list, as in the address. */
const filterFields = {
  uf: choiceField(
    'uf',
    states.map(({ id }) => id),
  ),
  from: dayField('de'),
  to: dayField('ate'),
};

/** All 27 states with their next rows in one page. */
const everyState = 100;

/** The filters, and the rows that match. */
export function useParameterList(typeName: ParameterTypeName) {
  const filters = useFilters(filterFields);
  const { uf, from, to } = filters.values;
  const list = usePagedCall(
    'listParameters',
    { query: { typeName, state: uf || undefined, initialDate: from || undefined, finalDate: to || undefined } },
    { pageSize: everyState },
  );
  return { filters, list };
}

/** The values that simulations use, by state, and the server's date. */
export function useParametersInForce(typeName: ParameterTypeName) {
  return useCall('readParametersInForce', { query: { typeName } });
}

/** The query for every row of one state. */
export const sequenceQuery = (typeName: ParameterTypeName, uf: string) => ({ typeName, state: uf, size: sequenceSize });

/** Every row of one state, so that the form applies the server's rules; idle without a state. */
export function useSequence(typeName: ParameterTypeName, uf: string) {
  return useCall('listParameters', uf === '' ? null : { query: sequenceQuery(typeName, uf) }, {
    select: ({ items }) => items,
    // rules run on it: a cached response would give a wrong result
    gcTime: 0,
  });
}

/** The reads that a change of a parameter makes stale. */
export const changedByParameter = ['listParameters', 'readParametersInForce'] as const;
