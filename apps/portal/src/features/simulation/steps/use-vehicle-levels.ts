import { seldomChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { clearedFrom, holdsAny, type VehicleLevel } from './vehicle-levels.ts';

/** The lists of the vehicle table, each depending on the one above. */
export function useVehicleLevels() {
  const { assetType: vehicleType, manufacturerId, modelId, versionId } = useSharedSimulator().draft;
  const settings = { staleTime: seldomChangesMs, retry: false } as const;
  const manufacturers = useCall('listManufacturers', { query: { vehicleType } }, settings);
  const ofManufacturer = manufacturerId === null ? null : { query: { vehicleType, manufacturerId } };
  const models = useCall('listModels', ofManufacturer, settings);
  const ofModel = modelId === null ? null : { query: { vehicleType, modelId } };
  const versions = useCall('listVersions', ofModel, settings);
  const ofVersion = versionId === null ? null : { query: { vehicleType, versionId } };
  const years = useCall('listVersionYears', ofVersion, settings);
  return {
    manufacturers: useLevel('manufacturer', manufacturers),
    models: useLevel('model', models),
    versions: useLevel('version', versions),
    years: useLevel('years', years),
  };
}

/** The calls that fill the levels; while one is under way the next level is on its way. */
export const vehicleCalls = ['listManufacturers', 'listModels', 'listVersions', 'listVersionYears'] as const;

/**
 * One list; it waits for what stands above it. When it fails, its level and all below are cleared
 * (docs/specification/simulation.md#vehicle-levels).
 */
function useLevel<Row>(level: VehicleLevel, query: UseQueryResult<{ items: Row[] }>): Level<Row> {
  const { draft, update } = useSharedSimulator();
  const hasFailed = query.isError;
  const mustClear = hasFailed && holdsAny(draft, level);
  useEffect(() => {
    if (mustClear) update(clearedFrom(level));
  }, [mustClear, update, level]);
  return {
    items: hasFailed ? [] : (query.data?.items ?? []),
    isLoading: query.isFetching && !query.data,
    hasFailed,
    retry: () => void query.refetch(),
  };
}

/** A list as its field shows it. */
export type Level<Row> = { items: Row[]; isLoading: boolean; hasFailed: boolean; retry: () => void };
