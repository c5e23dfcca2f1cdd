import { api } from '@estrada/web/calls/api.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { clearedFrom, holdsAny, type VehicleLevel } from './vehicle-levels.ts';

/** The lists of the vehicle table, each depending on the one above. */
export function useVehicleLevels() {
  const { assetType: vehicleType, manufacturerId, modelId, versionId } = useSharedSimulator().draft;
  return {
    manufacturers: useLevel('manufacturer', ['manufacturers', vehicleType], (signal) =>
      api.listManufacturers({ query: { vehicleType }, signal, suppressAlert: true }),
    ),
    models: useLevel('model', ['models', vehicleType, manufacturerId], (signal) =>
      api.listModels({ query: { vehicleType, manufacturerId }, signal, suppressAlert: true }),
    ),
    versions: useLevel('version', ['versions', vehicleType, modelId], (signal) =>
      api.listVersions({ query: { vehicleType, modelId }, signal, suppressAlert: true }),
    ),
    years: useLevel('years', ['years', vehicleType, versionId], (signal) =>
      api.listVersionYears({ query: { vehicleType, versionId }, signal, suppressAlert: true }),
    ),
  };
}

/**
 * One list; it waits for what stands above it. When it fails, its level and all below are cleared
 * (docs/specification/simulation.md#vehicle-levels).
 */
function useLevel<Row>(
  level: VehicleLevel,
  key: readonly (string | number | null)[],
  load: (signal: AbortSignal) => Promise<{ items: Row[] }>,
): Level<Row> {
  const { draft, update } = useSharedSimulator();
  const enabled = !key.includes(null);
  const query = useQuery({
    queryKey: ['vehicles', ...key],
    queryFn: ({ signal }) => load(signal),
    enabled,
    staleTime: 300_000,
    retry: false,
  });
  const hasFailed = query.isError && enabled;
  const mustClear = hasFailed && holdsAny(draft, level);
  useEffect(() => {
    if (mustClear) update(clearedFrom(level));
  }, [mustClear, update, level]);
  return {
    items: hasFailed ? [] : (query.data?.items ?? []),
    isLoading: enabled && query.isFetching && !query.data,
    hasFailed,
    retry: () => void query.refetch(),
  };
}

/** A list as its field shows it. */
export type Level<Row> = { items: Row[]; isLoading: boolean; hasFailed: boolean; retry: () => void };
