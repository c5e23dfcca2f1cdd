import { capabilities, type Role } from '../../access/index.ts';
import {
  type EnumerationRow,
  financeTypes,
  type SalesChannel,
  salesChannels,
  taxTypes,
} from '../../enumerations/index.ts';

/** The profiles that simulate: a role that never opens the simulator has no combination to be shown. */
export const simulationProfiles = capabilities.simulator.roles;
export type SimulationProfile = (typeof simulationProfiles)[number];

/** New and used are those of a traditional sale: a direct sale is a type of its own here, whatever its vehicle. */
export const profileVehicleTypes = [
  { id: 'NEW', pt: 'Novo', en: 'New' },
  { id: 'USED', pt: 'Usado', en: 'Used' },
  { id: 'DIRECT_SALES', pt: 'Venda direta', en: 'Direct sale' },
] as const satisfies readonly EnumerationRow[];
export type ProfileVehicleType = (typeof profileVehicleTypes)[number]['id'];

export type ProfileTaxType = (typeof taxTypes)[number]['id'];

/** The properties of a simulation that the parameters of a profile distinguish. */
export type Combination = {
  readonly channel: SalesChannel;
  readonly vehicleType: ProfileVehicleType;
  readonly taxType: ProfileTaxType;
  readonly financeTypeId: number;
};

/** A unique key of a combination. */
export const combinationKey = ({ channel, vehicleType, taxType, financeTypeId }: Combination): string =>
  [channel, vehicleType, taxType, financeTypeId].join('/');

/** Every combination of channel, vehicle type, tax type and finance type; the same for each profile. */
export const combinations: readonly Combination[] = salesChannels.flatMap(({ id: channel }) =>
  profileVehicleTypes.flatMap(({ id: vehicleType }) =>
    taxTypes.flatMap(({ id: taxType }) =>
      financeTypes.map(({ id: financeTypeId }) => ({ channel, vehicleType, taxType, financeTypeId })),
    ),
  ),
);

const known = new Set(combinations.map(combinationKey));

/** Whether a combination exists: a channel or a plan may have been removed since a row was written. */
export const isCombination = (combination: Combination): boolean => known.has(combinationKey(combination));

/** True for the name of a profile that simulates. */
export const isSimulationProfile = (role: Role): role is SimulationProfile =>
  simulationProfiles.some((profile) => profile === role);

/**
 * The vehicle type of a sale in the matrix: a sale type VD is a direct sale, else the vehicle decides (1 new, 2 used).
 */
export function vehicleTypeOf({
  assetType,
  saleType,
}: {
  assetType: 1 | 2;
  saleType: 'TD' | 'VD';
}): ProfileVehicleType {
  if (saleType === 'VD') return 'DIRECT_SALES';
  return assetType === 1 ? 'NEW' : 'USED';
}

/** The vehicle types of the matrix that a choice leaves open; a direct sale is of a new vehicle only. */
export const vehicleTypesOpenTo = ({
  assetType,
  saleType,
}: {
  assetType?: 1 | 2 | undefined;
  saleType?: 'TD' | 'VD' | undefined;
}): readonly ProfileVehicleType[] => {
  const open: Readonly<Record<ProfileVehicleType, boolean>> = {
    NEW: assetType !== 2 && saleType !== 'VD',
    USED: assetType !== 1 && saleType !== 'VD',
    DIRECT_SALES: assetType !== 2 && saleType !== 'TD',
  };
  return profileVehicleTypes.map(({ id }) => id).filter((id) => open[id]);
};
