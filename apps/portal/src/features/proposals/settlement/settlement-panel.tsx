import type { Settlement } from '@estrada/endpoints/index';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Title } from '@mantine/core';
import { ActivationPart } from './activation-part.tsx';
import { LienPart } from './lien-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import './settlement.css';
import type { ProposalRef } from './proposal-ref.ts';
import { SelfiesPart } from './selfie/selfies-part.tsx';
import { SignaturePart } from './signature-part.tsx';
import { strings } from './strings.ts';
import { useSettlement } from './use-settlement.ts';
import { VapsExemptionPart } from './vaps-exemption/vaps-exemption-part.tsx';
import { WelcomePart } from './welcome-part.tsx';
import { ClocksPart } from './withdrawal/clocks-part.tsx';
import { WithdrawalPart } from './withdrawal/withdrawal-part.tsx';

/** Before, there is no contract to speak of; the switch of the signature is wanted when one is about to be made. */
const shownIn: readonly string[] = ['AF', 'PU', 'WFA', 'AV', 'PS', 'OC', 'OCM', 'NU'];

/** What stands between the contract and the payment of the dealer, in its order, with what can be done about each now. */
export function SettlementPanel({ proposal }: { proposal: Shown }) {
  return shownIn.includes(proposal.status) ? <Panel proposal={proposal} /> : null;
}

type Shown = ProposalRef & { status: string };

function Panel({ proposal }: { proposal: Shown }) {
  const t = useStrings(strings);
  const { data, error, refetch } = useSettlement(proposal.id, proposal.version);
  if (!data && !error) return null;
  if (proposal.status === 'NU' && !data?.withdrawal?.recorded) return null;
  return (
    <section className="settlement" aria-labelledby="proposal-settlement">
      <Title order={2} size="h3" id="proposal-settlement">
        {t('title')}
      </Title>
      {data ? (
        <Parts settlement={data} proposal={proposal} />
      ) : (
        <FailureState error={error!} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Parts({ settlement, proposal }: { settlement: Settlement; proposal: Shown }) {
  const { status } = proposal;
  const part = { settlement, proposal: { ...proposal, version: Math.max(settlement.version, proposal.version) } };
  // a proposal that has ended shows of its contract that it was withdrawn from
  if (status === 'NU') return <WithdrawalPart {...part} />;
  return (
    <>
      <ClocksPart clocks={settlement.clocks} />
      <SignaturePart {...part} />
      {settlement.esign.isOn && settlement.status !== 'AF' ? <SelfiesPart proposal={part.proposal} /> : null}
      {settlement.esign.isOn ? <VapsExemptionPart proposal={part.proposal} /> : null}
      <LienPart {...part} />
      <ActivationPart {...part} />
      <PaymentPart {...part} />
      <WelcomePart {...part} />
      <WithdrawalPart {...part} />
    </>
  );
}
