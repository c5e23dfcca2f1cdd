import { DomainError } from '@estrada/domain/errors/index';
import {
  applyChanges,
  type Combination,
  cellsThatAreOn,
  combinations,
  flagDecides,
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

/** What this simulator sells by. */
const channel = 'CHD';

type Sale = Pick<SimulationRequest, 'assetType' | 'financeTypeId'> & { saleType: 'TD' | 'VD' };

const combinationOf = (sale: Sale, taxType: ProfileTaxType): Combination => ({
  channel,
  vehicleType: vehicleTypeOf(sale),
  taxType,
  financeTypeId: sale.financeTypeId,
});

/**
 * What the viewer sees and does in each combination of the dealer's simulator, one question for all of them: the screen
 * goes by it as the draft changes. Whose proposals do not depend on the parameters has them in every combination, or in none.
 *
 * @throws DomainError PARAM when the parameters of the profile cannot be had
 */
export async function viewsOf(context: ReadContext) {
  const { role } = callerOf(context).viewer;
  const kept = isSimulationProfile(role) ? await readKept(role, context) : matrixOf([]);
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

async function readKept(profile: SimulationProfile, { db, logger }: ReadContext): Promise<ProfileMatrix> {
  try {
    return await readChannelMatrix(db, profile, channel);
  } catch (error) {
    logger.error({ err: describeFailure(error) }, 'profile parameters cannot be read');
    throw new DomainError('PARAM');
  }
}

/**
 * Whether the viewer may simulate direct sales: of one plan, or of any where none is named. Who is no profile of the matrix
 * sees all.
 */
export async function mayDirectSale(context: ReadContext, financeTypeId?: number): Promise<boolean> {
  const { role } = callerOf(context).viewer;
  return !isSimulationProfile(role) || seesDirectSale(await readKept(role, context), { channel, financeTypeId });
}

/** Whether the viewer may make a proposal of what is sold at a tax type. */
export async function mayProposeFor(sale: Sale, taxType: ProfileTaxType, context: ReadContext): Promise<boolean> {
  const { role } = callerOf(context).viewer;
  if (!isSimulationProfile(role) || !flagDecides('createPropose', role)) return context.may('proposals-write');
  return (await readFlags(context.db, role, combinationOf(sale, taxType))).createPropose;
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
): Promise<SimulationResult> {
  const { role } = callerOf(context).viewer;
  if (!isSimulationProfile(role)) return result;
  const subsidised = new Set(result.simulationItems.map(taxTypeOf).filter((taxType) => taxType !== 'NOT_SUBSIDIZED'));
  const hidden = new Set<ProfileTaxType>();
  for (const taxType of subsidised) {
    const { viewPricingRateSpecial } = await readFlags(context.db, role, combinationOf(sale, taxType));
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
