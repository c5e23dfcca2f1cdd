import '@estrada/web/styles/fonts.css';
import './selfie.css';
import { answerEarly } from '@estrada/web/frame/answer-early.ts';
import { Brand } from '@estrada/web/frame/brand.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { Card } from './card.tsx';
import { selfieStrings } from './selfie-address.ts';
import { SelfieSteps } from './selfie-steps.tsx';
import { strings } from './strings.ts';
import { useSelfieLink } from './use-selfie-link.ts';

/** the portal's storage key; build/first-paint.js applies it before the first paint */
const key = 'estrada.scheme';
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function isDark(): boolean {
  const kept = document.documentElement.dataset.mantineColorScheme;
  return kept === 'dark' || (kept !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
}

/** Light or dark; the choice is stored in this browser. */
function SchemeSwitch() {
  const t = useStrings(strings);
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const change = () => {
    const next = dark ? 'light' : 'dark';
    localStorage.setItem(key, next);
    document.documentElement.dataset.mantineColorScheme = next;
    for (const listener of listeners) listener();
  };
  const label = t(dark ? 'toLight' : 'toDark');
  return (
    <button type="button" className="selfie-top-button" aria-label={label} title={label} onClick={change}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  );
}

/** `/capturaselfie`: a signer opens it by a selfie link. Opening it does not use up the link. */
export function SelfieApp() {
  const t = useStrings(strings);
  const { language, setLanguage } = useLanguage();
  const { link, retry, end } = useSelfieLink();
  const other = language === 'en' ? 'pt-BR' : 'en';
  const short = other === 'en' ? 'EN' : 'PT';
  useEffect(() => {
    document.title = `${selfieStrings[language === 'en' ? 'en' : 'pt'].title} · Estrada`;
  }, [language]);
  useEffect(answerEarly, []);
  return (
    <div className="selfie-page">
      <header className="selfie-top">
        <Brand />
        <span className="selfie-top-space" />
        <button
          type="button"
          className="selfie-top-button"
          aria-label={`${short} ${t('toOther')}`}
          onClick={() => setLanguage(other)}
        >
          {short}
        </button>
        <SchemeSwitch />
      </header>
      <main className="selfie-main" aria-busy={link.state === 'loading' || undefined}>
        <h1>{t('title')}</h1>
        {link.state === 'loading' ? (
          <div className="selfie-card selfie-skeleton">
            <p role="status">{t('loading')}</p>
            <span />
            <span />
            <span />
          </div>
        ) : null}
        {link.state === 'gone' ? (
          <Card title={t('gone')} role="alert">
            <p>{t('gone.text')}</p>
          </Card>
        ) : null}
        {link.state === 'failed' ? (
          <Card title={t('failed')} role="alert">
            <p>{link.words || t('noAnswer')}</p>
            <button type="button" className="selfie-button" onClick={retry}>
              {t('retry')}
            </button>
          </Card>
        ) : null}
        {link.state === 'ready' ? <SelfieSteps proposal={link.proposal} calls={link.calls} onGone={end} /> : null}
      </main>
    </div>
  );
}
