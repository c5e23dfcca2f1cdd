import { pickText } from '@estrada/domain/errors/index';
import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import type { VapExemptionPage } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { strings } from './strings.ts';
import { useVapsExemption } from './use-vaps-exemption.ts';
import './vaps-exemption.css';

/** Where a client exempts the products sold with a financing from the electronic signature, by the link that a seller sent. */
export function Page() {
  const t = useStrings(strings);
  const { reading, isBusy, problem, confirm, retry } = useVapsExemption();
  if (reading.state === 'loading')
    return (
      <div className="vaps-exemption" aria-busy="true">
        <PageHeading title={t('title')} />
        <p role="status">{t('loading')}</p>
      </div>
    );
  if (reading.state === 'gone') return <Translated role="alert" title={t('gone')} text={t('gone.text')} />;
  if (reading.state === 'failed')
    return (
      <Translated role="alert" title={t('failed')} text={reading.words}>
        <Button onClick={retry}>{t('retry')}</Button>
      </Translated>
    );
  if (reading.state === 'confirmed')
    return (
      <Translated role="status" title={t('done')} text={t('done.text', { at: formatInstant(reading.confirmedAt) })} />
    );
  return <Sheet page={reading.page} isBusy={isBusy} problem={problem} onConfirm={confirm} />;
}

function Sheet({
  page: { firstName, lenderName, dealerName, vehicle, products, text, expiresAt },
  isBusy,
  problem,
  onConfirm,
}: {
  page: VapExemptionPage;
  isBusy: boolean;
  problem: string;
  onConfirm: (version: string) => Promise<void>;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <div className="vaps-exemption">
      <PageHeading title={t('title.name', { name: firstName })} subtitle={vehicle} />
      <section className="vaps-exemption-card">
        <p>{t('asks', { dealer: dealerName, vehicle, lender: lenderName })}</p>
        <h2 id="vaps-products">{t('products')}</h2>
        <ul aria-labelledby="vaps-products">
          {products.map(({ code, provider, labelPt, labelEn, premiumCents }) => (
            <li key={`${code} ${provider}`}>
              {t('product', {
                label: pickText({ pt: labelPt, en: labelEn }, language),
                amount: formatMoney(premiumCents),
              })}
            </li>
          ))}
        </ul>
        <h2>{t('text')}</h2>
        <p>{pickText(text, language)}</p>
        {problem ? (
          <p role="alert">
            <strong>{t('notKept')}.</strong> {problem}
          </p>
        ) : null}
        <Button size="lg" fullWidth loading={isBusy} onClick={() => void onConfirm(text.version)}>
          {t('confirm')}
        </Button>
        <p className="vaps-exemption-note">
          {t('optional', { dealer: dealerName })} {t('valid', { time: formatInstant(expiresAt) })}
        </p>
      </section>
    </div>
  );
}

/** One thing to say, under the heading that the page had from the start. It takes the focus, as what had it is gone. */
function Translated({
  role,
  title,
  text,
  children,
}: {
  role: 'alert' | 'status';
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const t = useStrings(strings);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <div className="vaps-exemption">
      <PageHeading title={t('title')} />
      <section className="vaps-exemption-card" role={role} ref={card} tabIndex={-1}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </section>
    </div>
  );
}
