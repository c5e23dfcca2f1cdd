import './settlement.css';
import type { Settlement } from '@estrada/endpoints/index';
import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import type { ProposalRef } from '@estrada/web/proposals/proposal-ref.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ReactNode } from 'react';
import { ActivationPart } from './activation-part.tsx';
import { LienPart } from './lien-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import { settlementSummaryOf } from './state-sentences.ts';
import { strings } from './strings.ts';
import { WelcomePart } from './welcome/welcome-part.tsx';
import { ClocksPart } from './withdrawal/clocks-part.tsx';
import { WithdrawalPart } from './withdrawal/withdrawal-part.tsx';

/** Polling interval while a partner is working: it responds within seconds. */
const workingMs = 3_000;
/** Polling interval while people sign: that takes them minutes or days. */
const signingMs = 15_000;

const isUnderWay = ({ liens, payments }: Settlement): boolean =>
  liens.some(({ status, stop }) => stop === null && ['REQUESTED', 'UNKNOWN', 'RELEASING'].includes(status)) ||
  payments.some(({ status, stop }) => stop === null && ['REQUESTED', 'UNKNOWN', 'SENT'].includes(status));

function paceOf(settlement: Settlement | undefined): number | false {
  if (!settlement) return false;
  if (isUnderWay(settlement)) return workingMs;
  return settlement.signature === 'IN_PROGRESS' ? signingMs : false;
}

/**
 * What a contract still requires before its payment; polled while a partner works, and fetched again when the proposal
 * changes.
 */
export function useSettlement(proposalId: string, version: number) {
  const query = useCall(
    'readSettlement',
    { params: { id: proposalId } },
    { refetchInterval: ({ state }) => paceOf(state.data) },
  );
  useOnChange(version, () => void query.refetch());
  const reload = useReload();
  // a partner's callback changes what the page shows as missing, without any act here
  useOnChange(query.data?.missing.map(({ path }) => path).join(), () => void reload('readProposal'));
  return query;
}

/** The statuses with a contract; the switch of the signature is needed when one is about to be created. */
const shownIn: readonly string[] = ['AF', 'PU', 'WFA', 'AV', 'PS', 'OC', 'OCM', 'NU'];

type PanelInput = {
  proposal: ProposalRef & { status: string };
  /** renders the contract's own steps before the lien: they belong to another feature, so the page passes them */
  contract: (part: { settlement: Settlement; proposal: ProposalRef }) => ReactNode;
  isCurrent?: boolean;
};

/** The steps from the contract to the dealer's payment, in order, with the acts that are possible now. */
export function SettlementPanel(input: PanelInput) {
  return shownIn.includes(input.proposal.status) ? <Panel {...input} /> : null;
}

function Panel({ proposal, contract, isCurrent = true }: PanelInput) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { data, error, refetch } = useSettlement(proposal.id, proposal.version);
  if (!data && !error) return null;
  if (proposal.status === 'NU' && !data?.withdrawal?.recorded) return null;
  return (
    <FoldCard
      id="proposal-settlement"
      title={t('title')}
      summary={data ? settlementSummaryOf(data, t, language) : null}
      isCurrent={isCurrent || !data}
      holds={(address) => address.startsWith('settlement-')}
      // its parts offer what can be done now to the bar of the page
      isKept
    >
      <div className="settlement">
        {data ? (
          <Parts settlement={data} proposal={proposal} contract={contract} />
        ) : (
          <FailureState error={error!} onRetry={() => void refetch()} />
        )}
      </div>
    </FoldCard>
  );
}

function Parts({ settlement, proposal, contract }: PanelInput & { settlement: Settlement }) {
  const { status } = proposal;
  const part = { settlement, proposal: { ...proposal, version: Math.max(settlement.version, proposal.version) } };
  // a proposal that has ended shows its withdrawal
  if (status === 'NU') return <WithdrawalPart {...part} />;
  return (
    <>
      <ClocksPart clocks={settlement.clocks} />
      {contract(part)}
      <LienPart {...part} />
      <ActivationPart {...part} />
      <PaymentPart {...part} />
      <WelcomePart {...part} />
      <WithdrawalPart {...part} />
    </>
  );
}
