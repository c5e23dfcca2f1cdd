import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { rarelyChangesMs, useCall } from '../calls/use-call.ts';
import { hasAny, type VehicleChoice, type VehicleLevel } from './vehicle-levels.ts';

/** The list of one level for its field. */
export type Level<Row> = {
  items: Row[];
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** what must be selected first; undefined when it is */
  waitsFor: VehicleLevel | 'vehicleType' | undefined;
};

/** The selected levels, and the function that clears a level and all below it. */
export type VehicleFilter = { choice: VehicleChoice; clearFrom: (level: VehicleLevel) => void };

/** The calls that load the levels; while one is running the next level is loading. */
export const vehicleCalls = [
  'listManufacturers',
  'listModels',
  'listVersions',
  'listManufacturerYears',
  'listVersionYears',
] as const;

const settings = { staleTime: rarelyChangesMs, retry: false } as const;

export function useManufacturers(filter: VehicleFilter) {
  const { vehicleType } = filter.choice;
  const query = vehicleType === null ? null : { query: { vehicleType } };
  const list = useCall('listManufacturers', query, settings);
  return useLevel('manufacturerId', list, filter, 'vehicleType');
}

export function useModels(filter: VehicleFilter) {
  const { vehicleType, manufacturerId } = filter.choice;
  const query = vehicleType === null || manufacturerId === null ? null : { query: { vehicleType, manufacturerId } };
  const list = useCall('listModels', query, settings);
  return useLevel('modelId', list, filter, 'manufacturerId');
}

/**
 * The versions of the model; while none is selected, only those of the selected years. With a selected one the list
 * contains all versions, so that another one can be selected without clearing the years first.
 */
export function useVersions(filter: VehicleFilter) {
  const { vehicleType, modelId, versionId, manufacturerYear, modelYear } = filter.choice;
  const years = versionId === null ? { ...some({ manufacturerYear }), ...some({ modelYear }) } : {};
  const query = vehicleType === null || modelId === null ? null : { query: { vehicleType, modelId, ...years } };
  const list = useCall('listVersions', query, {
    ...settings,
    // other years load another list of the same model: the selected version remains visible until then
    placeholderData: (items, before) => (modelOf(before?.queryKey[1]) === modelId ? items : undefined),
  });
  return useLevel('versionId', list, filter, 'modelId');
}

/** Years of manufacture: of the version if one is selected, otherwise of the model. The newest first. */
export function useManufacturerYears(filter: VehicleFilter): Level<number> {
  const { vehicleType, modelId, versionId } = filter.choice;
  const query = vehicleType === null || modelId === null || versionId !== null ? null : { vehicleType, modelId };
  const ofModel = useCall('listManufacturerYears', query && { query }, settings);
  const ofVersion = useYearsOfVersion(filter.choice);
  const rows: UseQueryResult<{ items: { manufacturerYear: number }[] }> = versionId === null ? ofModel : ofVersion;
  return yearsOf(useLevel('manufacturerYear', rows, filter, 'modelId'), 'manufacturerYear', filter.choice);
}

/** Model years of the vehicles built in the selected year. The newest first. */
export function useModelYears(filter: VehicleFilter): Level<number> {
  const { vehicleType, modelId, versionId, manufacturerYear } = filter.choice;
  const isOfModel = vehicleType !== null && modelId !== null && versionId === null && manufacturerYear !== null;
  const query = isOfModel ? { query: { vehicleType, modelId, manufacturerYear } } : null;
  const ofModel = useCall('listVersionYears', query, settings);
  const ofVersion = useYearsOfVersion(filter.choice);
  const level = useLevel('modelYear', versionId === null ? ofModel : ofVersion, filter, 'manufacturerYear');
  const items = level.items.filter((row) => row.manufacturerYear === manufacturerYear);
  return yearsOf({ ...level, items }, 'modelYear', filter.choice);
}

/** The years of the selected version with their reference prices; nothing while no version is selected. */
export const useYearsOfVersion = ({ vehicleType, versionId }: VehicleChoice) =>
  useCall(
    'listVersionYears',
    vehicleType === null || versionId === null ? null : { query: { vehicleType, versionId } },
    settings,
  );

/**
 * One list; it waits for the levels above. When it fails, its level and all below are cleared
 * (docs/specification/simulation.md#vehicle-levels).
 */
function useLevel<Row>(
  level: VehicleLevel,
  query: UseQueryResult<{ items: Row[] }>,
  { choice, clearFrom }: VehicleFilter,
  above: VehicleLevel | 'vehicleType',
): Level<Row> {
  const hasFailed = query.isError;
  const mustClear = hasFailed && hasAny(choice, level);
  const clear = useEffectEvent(() => clearFrom(level));
  useEffect(() => {
    if (mustClear) clear();
  }, [mustClear]);
  return {
    items: hasFailed ? [] : (query.data?.items ?? []),
    isLoading: query.isFetching && !query.data,
    hasFailed,
    retry: () => void query.refetch(),
    waitsFor: choice[above] === null ? above : undefined,
  };
}

/** The distinct years of the rows; the selected one remains visible while another list of the same years is loading. */
function yearsOf<Key extends 'manufacturerYear' | 'modelYear'>(
  level: Level<Record<Key, number>>,
  key: Key,
  choice: VehicleChoice,
): Level<number> {
  const chosen = choice[key];
  const isComing = level.isLoading && chosen !== null;
  return { ...level, items: isComing ? [chosen] : [...new Set(level.items.map((row) => row[key]))] };
}

/** The model of a request for versions. */
const modelOf = (input: unknown) => (input as { query?: { modelId?: number } } | undefined)?.query?.modelId;

/** A filter if it is selected, otherwise an empty object. */
const some = <Key extends string>(part: Record<Key, number | null>): Partial<Record<Key, number>> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)) as Partial<Record<Key, number>>;
