import { capabilities, isRole, type Role } from '@estrada/domain/access/index';
import { DomainError } from '@estrada/domain/errors/index';
import {
  applyChanges,
  type Combination,
  cellsThatAreOn,
  combinations,
  flagDecides,
  flagsFor,
  groupCells,
  isSimulationProfile,
  matrixOf,
  type ProfileMatrix,
  type ProfileTaxType,
  type ProfileVehicleType,
  type SimulationProfile,
  seesDirectSale,
  vehicleTypeOf,
} from '@estrada/domain/parameters/index';
import type { SimulationItem, SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { describeFailure } from '../../kernel/describe-failure.ts';
import { readChannelMatrix, readFlags } from '../parameters/index.ts';

/** The simulator: that of the dealers, or that of offers. */
export type Source = 'CHD' | 'OFFER';

/** The simulator of a request: only the one of offers has no dealer. */
export const sourceOf = (dealerId: string | undefined): Source => (dealerId === undefined ? 'OFFER' : 'CHD');

type Sale = Pick<SimulationRequest, 'assetType' | 'financeTypeId'> & { saleType: 'TD' | 'VD' };

const combinationOf = (sale: Sale, taxType: ProfileTaxType, channel: Source): Combination => ({
  channel,
  vehicleType: vehicleTypeOf(sale),
  taxType,
  financeTypeId: sale.financeTypeId,
});

/**
 * The profile that a call is about: the caller's, or the named one.
 *
 * @throws DomainError DOM002 at `profile` for another one of a caller who does not read the parameters of profiles, and
 * for one that does not simulate
 */
export function viewedProfile(named: string | undefined, context: ReadContext): Role {
  const { role } = callerOf(context).viewer;
  if (named === undefined || named === role) return role;
  if (context.may('profile-parameters') && isRole(named) && isSimulationProfile(named)) return named;
  throw new DomainError('DOM002', { fields: [{ path: 'profile', key: 'value.notAllowed' }] });
}

/**
 * What a profile sees and may do in each combination of a simulator, in one query for all: the screen follows it as
 * the draft changes. Users whose proposals do not depend on the parameters have them in every combination, or in none.
 *
 * @param seen.vehicleTypes the combinations of these alone
 * @throws DomainError PARAM when the parameters of the profile are unavailable
 */
export async function viewsOf(
  context: ReadContext,
  { channel, profile, vehicleTypes }: { channel: Source; profile: Role; vehicleTypes: readonly ProfileVehicleType[] },
) {
  const kept = isSimulationProfile(profile) ? await readStored(profile, channel, context) : matrixOf([]);
  const isOwn = profile === callerOf(context).viewer.role;
  const isOn = isOwn
    ? context.may('proposals-write')
    : capabilities['proposals-write'].roles.some((role) => role === profile);
  const matrix = flagDecides('createPropose', profile)
    ? kept
    : applyChanges(
        kept,
        combinations.map((combination) => ({ ...combination, flag: 'createPropose' as const, isOn })),
      );
  const cells = cellsThatAreOn(matrix).filter(
    (cell) => cell.channel === channel && vehicleTypes.includes(cell.vehicleType),
  );
  return groupCells(cells).map(({ isOn: _, channel: __, financeTypeIds, ...group }) => ({
    ...group,
    financeTypeIds: [...financeTypeIds],
  }));
}

async function readStored(
  profile: SimulationProfile,
  channel: Source,
  { db, logger }: ReadContext,
): Promise<ProfileMatrix> {
  try {
    return await readChannelMatrix(db, profile, channel);
  } catch (error) {
    logger.error({ err: describeFailure(error) }, 'profile parameters cannot be read');
    throw new DomainError('PARAM');
  }
}

/**
 * The plans by which the viewer, or another profile, may simulate direct sales, in one query; any where none is named.
 * A user without a profile of the matrix sees all.
 */
export async function directSalesOf(
  context: ReadContext,
  channel: Source = 'CHD',
  role: Role = callerOf(context).viewer.role,
): Promise<(financeTypeId?: number) => boolean> {
  if (!isSimulationProfile(role)) return () => true;
  const matrix = await readStored(role, channel, context);
  return (financeTypeId) => seesDirectSale(matrix, { channel, financeTypeId });
}

/** Whether the viewer may simulate direct sales: of one plan, or of any where none is named. */
export const mayDirectSale = async (
  context: ReadContext,
  financeTypeId?: number,
  channel: Source = 'CHD',
  profile?: Role,
): Promise<boolean> => (await directSalesOf(context, channel, profile))(financeTypeId);

/** Whether the viewer may create a proposal for a sale with this tax type. */
export async function mayProposeFor(sale: Sale, taxType: ProfileTaxType, context: ReadContext): Promise<boolean> {
  const { role } = callerOf(context).viewer;
  if (!isSimulationProfile(role) || !flagDecides('createPropose', role)) return context.may('proposals-write');
  // offers are simulated without a dealer and lead to no proposal
  return (await readFlags(context.db, role, combinationOf(sale, taxType, 'CHD'))).createPropose;
}

/** The viewer's rights on the rate of a sale. */
export type RateViews = {
  /** may set the client's rate manually: requires seeing rates, including the reduced one */
  mayAdjust: boolean;
  /** the dealer's commission */
  seesCommission: boolean;
  /** the maker's subsidy */
  seesSubsidy: boolean;
};

/**
 * The viewer's rights on rates, by sale and tax type; one query for all of them. A user without a profile of the matrix
 * has all.
 *
 * @throws DomainError PARAM when the parameters of the profile are unavailable
 */
export async function rateViewsOf(
  context: ReadContext,
  channel: Source = 'CHD',
): Promise<(sale: Sale, taxType: ProfileTaxType) => RateViews> {
  const { role } = callerOf(context).viewer;
  if (!isSimulationProfile(role)) return () => ({ mayAdjust: true, seesCommission: true, seesSubsidy: true });
  const matrix = await readStored(role, channel, context);
  return (sale, taxType) => {
    const flags = flagsFor(matrix, combinationOf(sale, taxType, channel));
    return {
      mayAdjust: flags.viewSimulationTax && flags.viewPricingRateComprada,
      seesCommission: flags.viewPricingRateNet,
      seesSubsidy: flags.viewPricingRateSpecial,
    };
  };
}

/** The maker pays a zero rate entirely, another subsidised rate in part. */
const taxTypeOf = ({ rateMonthly, subsidyCents }: SimulationItem): ProfileTaxType => {
  if (subsidyCents === null || subsidyCents === undefined) return 'NOT_SUBSIDIZED';
  return Number(rateMonthly) === 0 ? 'TAX_ZERO' : 'SUBSIDIZED';
};

/**
 * Figures without the parts hidden from the viewer: the maker's subsidy of a special rate. Queried once for each tax
 * type among the terms, and not at all without a subsidy.
 */
export async function withoutHidden(
  result: SimulationResult,
  sale: Sale,
  context: ReadContext,
  channel: Source = 'CHD',
): Promise<SimulationResult> {
  const { role } = callerOf(context).viewer;
  if (!isSimulationProfile(role)) return result;
  const subsidised = new Set(result.simulationItems.map(taxTypeOf).filter((taxType) => taxType !== 'NOT_SUBSIDIZED'));
  const hidden = new Set<ProfileTaxType>();
  for (const taxType of subsidised) {
    const { viewPricingRateSpecial } = await readFlags(context.db, role, combinationOf(sale, taxType, channel));
    if (!viewPricingRateSpecial) hidden.add(taxType);
  }
  if (hidden.size === 0) return result;
  return {
    ...result,
    simulationItems: result.simulationItems.map((item) =>
      hidden.has(taxTypeOf(item)) ? { ...item, subsidyCents: null } : item,
    ),
  };
}
