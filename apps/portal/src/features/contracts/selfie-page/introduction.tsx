import { selfieConsent } from '@estrada/domain/contracts/selfie/selfie-consent';
import { signatureRoles } from '@estrada/domain/contracts/signature/signers';
import { formatMoney } from '@estrada/domain/formats/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useRef, useState } from 'react';
import { Card } from './card.tsx';
import type { SelfieProposal } from './selfie-calls.ts';
import { strings } from './strings.ts';

/** Time in São Paulo, formatted by the browser: the portal's own formatting would load a calendar library. */
const timeOf = (instant: string) =>
  new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  })
    .format(new Date(instant))
    .replace(',', '');

/** Who requests the pictures, for which financing, and why; then the consent, which the camera requires. */
export function Introduction({
  proposal,
  onAgreed,
}: {
  proposal: SelfieProposal;
  onAgreed: (way: 'camera' | 'files') => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [agrees, setAgrees] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const own = language === 'en' ? 'en' : 'pt';
  const go = (way: 'camera' | 'files') => {
    if (agrees) return onAgreed(way);
    setMissing(true);
    box.current?.focus();
  };
  const facts = [
    ['lender', proposal.lenderName],
    ['dealer', proposal.dealerName],
    ['vehicle', proposal.vehicle],
    ['amount', formatMoney(proposal.financedAmount)],
    ['role', signatureRoles[proposal.role][own]],
  ] as const;
  return (
    <>
      <Card title={t('hello', { name: proposal.signerName })}>
        <p>{t('asks.lead')}</p>
        <dl className="selfie-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="selfie-quiet">{t('notYours')}</p>
      </Card>
      <Card title={t('what.title')}>
        <ul>
          <li>{t('what.two')}</li>
          <li>{t('what.why')}</li>
          <li>{t('what.camera')}</li>
          <li>{t('what.time', { until: timeOf(proposal.expiresAt) })}</li>
        </ul>
      </Card>
      <Card title={t('consent.title')}>
        <p className="selfie-consent" id="consent-text">
          {selfieConsent[own]}
        </p>
        <label className="selfie-check">
          <input
            ref={box}
            type="checkbox"
            checked={agrees}
            aria-describedby={isMissing ? 'consent-text consent-missing' : 'consent-text'}
            aria-invalid={isMissing || undefined}
            onChange={(event) => {
              setAgrees(event.currentTarget.checked);
              setMissing(false);
            }}
          />
          <span>{t('consent')}</span>
        </label>
        {isMissing ? (
          <p className="selfie-problem" role="alert" id="consent-missing">
            {t('consent.missing')}
          </p>
        ) : null}
        <button type="button" className="selfie-button" onClick={() => go('camera')}>
          {t('open')}
        </button>
        <button type="button" className="selfie-button selfie-second" onClick={() => go('files')}>
          {t('choose')}
        </button>
      </Card>
    </>
  );
}
