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
  type SimulationProfile,
  seesDirectSale,
  vehicleTypeOf,
} from '@estrada/domain/parameters/index';
import type { SimulationItem, SimulationRequest, SimulationResult } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { describeFailure } from '../../kernel/describe-failure.ts';
import { readChannelMatrix, readFlags } from '../parameters/index.ts';

/** What a simulator sells by: that of the dealers, or the one of offers. */
export type Source = 'CHD' | 'OFFER';

/** The simulator that asks: only the one of offers has no dealer. */
export const sourceOf = (dealerId: string | undefined): Source => (dealerId === undefined ? 'OFFER' : 'CHD');

type Sale = Pick<SimulationRequest, 'assetType' | 'financeTypeId'> & { saleType: 'TD' | 'VD' };

const combinationOf = (sale: Sale, taxType: ProfileTaxType, channel: Source): Combination => ({
  channel,
  vehicleType: vehicleTypeOf(sale),
  taxType,
  financeTypeId: sale.financeTypeId,
});

/**
 * What the viewer sees and does in each combination of a simulator, one question for all of them: the screen
 * goes by it as the draft changes. Whose proposals do not depend on the parameters has them in every combination, or in none.
 *
 * @throws DomainError PARAM when the parameters of the profile cannot be had
 */
export async function viewsOf(context: ReadContext, channel: Source = 'CHD') {
  const { role } = callerOf(context).viewer;
  const kept = isSimulationProfile(role) ? await readStored(role, channel, context) : matrixOf([]);
  const isOn = context.may('proposals-write');
  const matrix = flagDecides('createPropose', role)
    ? kept
    : applyChanges(
        kept,
        combinations.map((combination) => ({ ...combination, flag: 'createPropose' as const, isOn })),
      );
  return groupCells(cellsThatAreOn(matrix).filter((cell) => cell.channel === channel)).map(
    ({ isOn: _, channel: __, financeTypeIds, ...group }) => ({ ...group, financeTypeIds: [...financeTypeIds] }),
  );
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
 * By which plans the viewer may simulate direct sales, one question for all of them; by any where none is named. Who is no
 * profile of the matrix sees all.
 */
export async function directSalesOf(
  context: ReadContext,
  channel: Source = 'CHD',
): Promise<(financeTypeId?: number) => boolean> {
  const { role } = callerOf(context).viewer;
  if (!isSimulationProfile(role)) return () => true;
  const matrix = await readStored(role, channel, context);
  return (financeTypeId) => seesDirectSale(matrix, { channel, financeTypeId });
}

/** Whether the viewer may simulate direct sales: of one plan, or of any where none is named. */
export const mayDirectSale = async (
  context: ReadContext,
  financeTypeId?: number,
  channel: Source = 'CHD',
): Promise<boolean> => (await directSalesOf(context, channel))(financeTypeId);

/** Whether the viewer may make a proposal of what is sold at a tax type. */
export async function mayProposeFor(sale: Sale, taxType: ProfileTaxType, context: ReadContext): Promise<boolean> {
  const { role } = callerOf(context).viewer;
  if (!isSimulationProfile(role) || !flagDecides('createPropose', role)) return context.may('proposals-write');
  // offers are simulated without a dealer, and nothing is proposed of them there
  return (await readFlags(context.db, role, combinationOf(sale, taxType, 'CHD'))).createPropose;
}

/** What the viewer does and sees of the rate of a sale. */
export type RateViews = {
  /** sets the client's rate by hand: who sees rates, and the bought-down one */
  mayAdjust: boolean;
  /** what the dealer earns */
  seesCommission: boolean;
  /** what the maker pays */
  seesSubsidy: boolean;
};

/**
 * What the viewer does and sees of rates, by sale and tax type; one question for all of them. Who is no profile of the matrix
 * has everything.
 *
 * @throws DomainError PARAM when the parameters of the profile cannot be had
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

/** A rate of zero is one that the maker pays whole, another subsidy one that it pays in part. */
const taxTypeOf = ({ rateMonthly, subsidyCents }: SimulationItem): ProfileTaxType => {
  if (subsidyCents === null || subsidyCents === undefined) return 'NOT_SUBSIDIZED';
  return Number(rateMonthly) === 0 ? 'TAX_ZERO' : 'SUBSIDIZED';
};

/**
 * Figures without what the viewer may not see: what the maker pays of a special rate. Asked once for each tax type among the
 * terms, and not at all where nothing is subsidised.
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
