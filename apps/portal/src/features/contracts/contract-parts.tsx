import './contracts.css';
import type { Settlement } from '@estrada/endpoints/index';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { FraudSignalsPart } from './fraud-signals/fraud-signals-part.tsx';
import { SelfiesPart } from './selfie/selfies-part.tsx';
import { SignaturePart } from './signature/signature-part.tsx';
import { VapExemptionPart } from './vap-exemption/vap-exemption-part.tsx';

/** The contract's part of the steps to the payment: its signature, the signers' selfies, the exemption of products, alerts. */
export function ContractParts({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const { isOn } = settlement.esign;
  return (
    <>
      <SignaturePart settlement={settlement} proposal={proposal} />
      {isOn && settlement.status !== 'AF' ? <SelfiesPart proposal={proposal} /> : null}
      {isOn ? <VapExemptionPart proposal={proposal} /> : null}
      <FraudSignalsPart proposal={proposal} />
    </>
  );
}
