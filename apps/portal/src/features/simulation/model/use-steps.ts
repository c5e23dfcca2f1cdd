import { stepSearch, useWizardSteps } from '@estrada/web/steps/use-wizard-steps.ts';

/** The steps of the simulator in order, with their names in the address. */
const addresses = {
  identification: 'identificacao',
  financing: 'financiamento',
  simulation: 'simulacao',
  resume: 'resumo',
  preApproval: 'pre-aprovacao',
} as const;

type StepId = keyof typeof addresses;

const recordName = 'simulacao';
/** An offer is simulated without a client: it is not saved, and no client data is requested. */
const stepsOfOffers: readonly StepId[] = ['financing', 'simulation'];
/** The steps that require no figures. */
const withoutFigures: readonly StepId[] = ['identification', 'financing'];

/** The address of a saved simulation at a step; a new one without an id. */
export const simulatorSearch = (step: StepId, id: string | null): string =>
  stepSearch(addresses, step, { name: recordName, id });

/**
 * The steps of the simulator. A new one opens at the financing: figures require no client
 * (docs/decisions/0041-figures-first.md).
 *
 * @param canShowFigures false while vehicle or values are missing: then the later steps redirect to the financing
 */
export const useSteps = (
  id: string | null,
  canShowFigures: boolean,
  { hasResume, ofOffers = null }: { hasResume: boolean; ofOffers?: { offerId: string | null } | null },
) =>
  useWizardSteps<StepId>(addresses, {
    record: ofOffers ? { name: 'oferta', id: ofOffers.offerId } : { name: recordName, id },
    initial: id ? 'simulation' : 'financing',
    isShown: (step) => (ofOffers ? stepsOfOffers.includes(step) : step !== 'resume' || hasResume),
    insteadOf: 'simulation',
    isReachable: (step) => canShowFigures || withoutFigures.includes(step),
    whereMissing: 'financing',
  });
