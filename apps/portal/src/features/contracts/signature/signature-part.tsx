import { documentName } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import type { Settlement } from '@estrada/endpoints/index';
import { PanelPart, StatusPill } from '@estrada/ui/index';
import { showAlert } from '@estrada/web/alerts/alerts.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { type ProposalRef, staleReads } from '@estrada/web/proposals/proposal-ref.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Switch, Text } from '@mantine/core';
import { DossierButtons } from '../dossier/dossier-buttons.tsx';
import { signatureStateOf } from '../state-sentences.ts';
import { SignersPart } from './signers-part.tsx';
import { strings } from './strings.ts';

/** How the contract is signed, its progress, and the switch of this proposal, with the level that overrides it. */
export function SignaturePart({ settlement, proposal }: { settlement: Settlement; proposal: ProposalRef }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { esign, can, signature } = settlement;
  const act = useAct('switchProposalEsign', { reload: staleReads, alert: true });
  const toggle = (enabled: boolean) =>
    act.run({ params: { id: proposal.id }, body: { version: proposal.version, enabled } }).then(
      () => showAlert({ type: 'success', text: t(enabled ? 'switched.on' : 'switched.off') }),
      // the banner has shown the error
      () => undefined,
    );
  return (
    <PanelPart id="settlement-signature" title={t('signature.title')}>
      <p className="estrada-part-status">
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
          className="contract-switch"
          label={t('signature.switch')}
          checked={esign.proposal}
          disabled={act.isBusy}
          onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
        />
      ) : null}
    </PanelPart>
  );
}

const tones = {
  'signature.NONE': 'neutral',
  'signature.IN_PROGRESS': 'info',
  'signature.COMPLETED': 'success',
  'paper.later': 'neutral',
  'paper.waiting': 'warning',
  'paper.sent': 'success',
} as const;

function HowFar({ settlement }: { settlement: Settlement }) {
  const t = useStrings(strings);
  const state = signatureStateOf(settlement);
  return <StatusPill tone={tones[state]}>{t(state)}</StatusPill>;
}
