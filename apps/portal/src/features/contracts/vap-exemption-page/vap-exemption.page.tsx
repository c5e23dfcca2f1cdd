import './vap-exemption.css';
import { pickText } from '@estrada/domain/errors/index';
import { formatInstant, formatMoney } from '@estrada/domain/formats/index';
import type { VapExemptionPage } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { followLanguage, languageKey } from '@estrada/web/strings/language.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { strings } from './strings.ts';

type Reading =
  /** ended, used up, of another sale, or never created: the server does not report which */
  | { state: 'gone' }
  | { state: 'failed'; words: string }
  | { state: 'ready'; page: VapExemptionPage }
  | { state: 'confirmed'; confirmedAt: string };

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404 && error.code === 'SEC004';
/** The message of the field is more specific than the general one. */
const errorTextOf = (error: unknown) => (error instanceof ApiError ? error.detail : String(error));

/**
 * The exemption that the link in the address opens. Its secret is after the `#`, which browsers do not send; the calls
 * send it in a header, so that no access log contains it.
 */
function useVapExemption() {
  const token = useLocation().hash.slice(1);
  const [isBusy, setBusy] = useState(false);
  /** why the confirmation was not recorded */
  const [problem, setProblem] = useState('');

  const { reading, setReading, retry } = useReading<Reading>(
    token,
    () => {
      setProblem('');
      return read(token);
    },
    (error) => ({ state: 'failed', words: errorTextOf(error) }),
  );

  const confirm = async (version: string) => {
    setBusy(true);
    setProblem('');
    try {
      const { confirmedAt } = await api.confirmVapExemption({ body: { version }, headers: { captureToken: token } });
      setReading({ state: 'confirmed', confirmedAt });
    } catch (error) {
      if (isGone(error)) setReading({ state: 'gone' });
      else setProblem(errorTextOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { reading, isBusy, problem, confirm, retry };
}

async function read(token: string): Promise<Reading> {
  if (token === '') return { state: 'gone' };
  try {
    const page = await api.readVapExemptionPage({ headers: { captureToken: token } });
    // a language chosen in this browser has priority
    if (localStorage.getItem(languageKey) === null) await followLanguage(page.language);
    return { state: 'ready', page };
  } catch (error) {
    if (isGone(error)) return { state: 'gone' };
    throw error;
  }
}

/**
 * Where a client exempts the products sold with a financing from the electronic signature, by a link that a seller
 * sent.
 */
export function Page() {
  const t = useStrings(strings);
  const { reading, isBusy, problem, confirm, retry } = useVapExemption();
  if (reading.state === 'loading')
    return (
      <div className="vap-exemption" aria-busy="true">
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
    <div className="vap-exemption">
      <PageHeading title={t('title.name', { name: firstName })} subtitle={vehicle} />
      <section className="vap-exemption-card">
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
        <p className="vap-exemption-note">
          {t('optional', { dealer: dealerName })} {t('valid', { time: formatInstant(expiresAt) })}
        </p>
      </section>
    </div>
  );
}

/** One message under the page's heading. It takes the focus, because the element that had it is gone. */
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
    <div className="vap-exemption">
      <PageHeading title={t('title')} />
      <section className="vap-exemption-card" role={role} ref={card} tabIndex={-1}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </section>
    </div>
  );
}
