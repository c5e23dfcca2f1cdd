import './settlement.css';
import { documentName } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import type { Settlement } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Switch, Text, Title } from '@mantine/core';
import { ActivationPart } from './activation-part.tsx';
import { DossierButtons } from './dossier/dossier-buttons.tsx';
import { LienPart } from './lien-part.tsx';
import { PaymentPart } from './payment-part.tsx';
import type { ProposalRef } from './proposal-ref.ts';
import { SelfiesPart } from './selfie/selfies-part.tsx';
import { SignersPart } from './signature/signers-part.tsx';
import { stale } from './stale.ts';
import { strings } from './strings.ts';
import { VapsExemptionPart } from './vaps-exemption/vaps-exemption-part.tsx';
import { WelcomePart } from './welcome-part.tsx';
import { ClocksPart } from './withdrawal/clocks-part.tsx';
import { WithdrawalPart } from './withdrawal/withdrawal-part.tsx';

/** How the contract is signed, how far it is, and the switch of this proposal, with the level that overrules it. */
function SignaturePart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { esign, can, signature } = settlement;
  const act = useAct('switchProposalEsign', { reload: stale, alert: true });
  const toggle = (enabled: boolean) =>
    act.run({ params: { id: proposal.id }, body: { version: proposal.version, enabled } }).then(
      () => showAlert({ type: 'success', text: t(enabled ? 'switched.on' : 'switched.off') }),
      // the banner has said it
      () => undefined,
    );
  return (
    <div className="settlement-part">
      <Title order={3} size="h4">
        {t('signature.title')}
      </Title>
      <p className="settlement-status">
        <HowFar settlement={settlement} />
        <span>{t(esign.isOn ? 'signature.electronic' : 'signature.paper')}</span>
      </p>
      {esign.offAt ? (
        <Text size="sm" c="dimmed">
          {t(`offAt.${esign.offAt}`)}
        </Text>
      ) : null}
      {!esign.isOn && !settlement.signedPaperUploaded && settlement.status === 'PU' ? (
        <Text size="sm">{t('paper.missing', { name: pickText(documentName('FINANCE_KIT'), language) })}</Text>
      ) : null}
      {esign.isOn && settlement.status !== 'AF' ? <SignersPart proposal={proposal} /> : null}
      {signature === 'COMPLETED' || settlement.signedPaperUploaded ? <DossierButtons proposalId={proposal.id} /> : null}
      {can.switchEsign ? (
        <Switch
          className="settlement-switch"
          label={t('signature.switch')}
          checked={esign.proposal}
          disabled={act.isBusy}
          onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
        />
      ) : null}
    </div>
  );
}

function HowFar({ settlement: { esign, signature, signedPaperUploaded } }: { settlement: Settlement }) {
  const t = useStrings(strings);
  if (!esign.isOn)
    return (
      <StatusPill tone={signedPaperUploaded ? 'success' : 'warning'}>
        {t(signedPaperUploaded ? 'paper.sent' : 'paper.waiting')}
      </StatusPill>
    );
  const tones = { NONE: 'neutral', IN_PROGRESS: 'info', COMPLETED: 'success' } as const;
  return <StatusPill tone={tones[signature]}>{t(`signature.${signature}`)}</StatusPill>;
}

/** How often is asked while a partner is at work: it answers within seconds. */
const workingMs = 3_000;
/** And while people sign: that takes them minutes or days. */
const signingMs = 15_000;

const isUnderWay = ({ liens, payments }: Settlement): boolean =>
  liens.some(({ status, stop }) => stop === null && ['REQUESTED', 'UNKNOWN', 'RELEASING'].includes(status)) ||
  payments.some(({ status, stop }) => stop === null && ['REQUESTED', 'UNKNOWN', 'SENT'].includes(status));

function paceOf(settlement: Settlement | undefined): number | false {
  if (!settlement) return false;
  if (isUnderWay(settlement)) return workingMs;
  return settlement.signature === 'IN_PROGRESS' ? signingMs : false;
}

/** What stands between a contract and its payment; asked for again while a partner works, and whenever the proposal has changed. */
function useSettlement(proposalId: string, version: number) {
  const query = useCall(
    'readSettlement',
    { params: { id: proposalId } },
    { refetchInterval: ({ state }) => paceOf(state.data) },
  );
  useOnChange(version, () => void query.refetch());
  const reload = useReload();
  // a partner's word takes away what the page says is missing, though nobody has done anything here
  useOnChange(query.data?.missing.map(({ path }) => path).join(), () => void reload('readProposal'));
  return query;
}

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
