import type { Settlement } from '@estrada/endpoints/index';
import { proposalId } from './draw-page.tsx';

const nothing: Settlement['can'] = {
  switchEsign: false,
  requestLien: false,
  recordLien: false,
  activate: false,
  confirmActivation: false,
  refuseActivation: false,
  resendPayment: false,
  confirmPaymentManually: false,
  withdraw: false,
  resendWelcome: false,
  resendRefunds: [],
  confirmRefunds: [],
};

/** A contract signed on paper, before all later steps; only the acts in `can` are allowed. */
export const aSettlement = (
  part: Partial<Omit<Settlement, 'can'>> = {},
  can: Partial<Settlement['can']> = {},
): Settlement => ({
  proposalId,
  version: 7,
  status: 'PU',
  esign: { isOn: false, offAt: 'proposal', proposal: false },
  signature: 'NONE',
  selfie: 'NONE',
  signedPaperUploaded: true,
  liens: [],
  payableCents: 6_500_000,
  payments: [],
  missing: [],
  withdrawal: null,
  welcomeLetter: null,
  clocks: [],
  checklist: [],
  ...part,
  can: { ...nothing, ...can },
});
