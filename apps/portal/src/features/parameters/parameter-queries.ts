import { states } from '@estrada/domain/enumerations/index';
import type { ParameterTypeName } from '@estrada/domain/parameters/index';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { usePagedCall } from '@estrada/web/calls/use-paged-call.ts';
import { choiceField, dayField } from '@estrada/web/records/list/address-fields.ts';
import { useFilters } from '@estrada/web/records/list/use-filters.ts';

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
  const list = usePagedCall('listParameters', {
    query: { typeName, state: uf || undefined, initialDate: from || undefined, finalDate: to || undefined },
  });
  return { filters, list };
}

/** What simulations use, state by state, and the server's day. */
export function useParametersInForce(typeName: ParameterTypeName) {
  return useCall('readParametersInForce', { query: { typeName } });
}

/** What asks for every row of one state. */
export const sequenceQuery = (typeName: ParameterTypeName, uf: string) => ({ typeName, state: uf, size: sequenceSize });

/** Every row of one state, so that the form refuses what the server would; idle without a state. */
export function useSequence(typeName: ParameterTypeName, uf: string) {
  return useCall('listParameters', uf === '' ? null : { query: sequenceQuery(typeName, uf) }, {
    select: ({ items }) => items,
    // decided upon: an old answer would decide wrongly
    gcTime: 0,
  });
}

/** What a change of a parameter makes stale. */
export const changedByParameter = ['listParameters', 'readParametersInForce'] as const;
