import { type PreApprovalSubject, preApprovalState } from '@estrada/domain/simulation/index';
import type { SavedSimulation } from '@estrada/endpoints/index';
import type { PreApprovalRow, SimulationRow } from './simulations.repository.ts';

/** The subject of a pre-approval: amount, term and vehicle; null when there are no figures for the term. */
export function subjectOf(
  { request, result }: Pick<SimulationRow, 'request' | 'result'>,
  term: number,
): PreApprovalSubject | null {
  const item = result.simulationItems.find((candidate) => candidate.term === term);
  if (!item) return null;
  return {
    assetType: request.assetType,
    versionId: request.versionId,
    manufacturerYear: request.manufacturerYear,
    modelYear: request.modelYear,
    mileage: request.mileage ?? null,
    vehicleValueCents: result.discount?.priceCents ?? request.vehicleValueCents,
    netCreditCents: item.netCreditCents,
    financeValueCents: (item.withoutProducts ?? item).financeValueCents,
  };
}

/** The last answer of the bureau in wire form: marked and without content when it was about another client. */
export function describePreApproval(
  row: PreApprovalRow | null,
  simulation: SimulationRow,
  pricingTier: string | undefined,
): Pick<SavedSimulation, 'preApproval' | 'preApprovalFell'> {
  if (!row) return { preApproval: null, preApprovalFell: false };
  const standing = preApprovalState(
    { clientDocument: row.clientDocument, term: row.termMonths, subject: row.subject },
    {
      clientDocument: simulation.clientDocument,
      selectedTerm: simulation.selectedTerm,
      subject: subjectOf(simulation, row.termMonths),
    },
  );
  if (standing === 'fallen') return { preApproval: null, preApprovalFell: true };
  return {
    preApproval: {
      status: row.status,
      result: row.result,
      consultedAt: row.consultedAt.toISOString(),
      term: row.termMonths,
      pricingTier: pricingTier ?? null,
      isOutdated: standing === 'outdated',
    },
    preApprovalFell: false,
  };
}
