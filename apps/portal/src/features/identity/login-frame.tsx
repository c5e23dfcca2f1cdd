import './login.css';
import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { Brand } from '@estrada/web/frame/brand.tsx';
import { LanguageSwitch } from '@estrada/web/frame/language-switch.tsx';
import { SchemeSwitch } from '@estrada/web/frame/scheme-switch.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { ReactNode } from 'react';
import { strings } from './strings.ts';

/** The left half of the login: a road at dusk with its dashed lane. Decoration; hidden on phones. */
function RoadPicture() {
  const t = useStrings(strings);
  return (
    <div className="estrada-road">
      <svg viewBox="0 0 700 860" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <linearGradient id="ceu" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#05292c" />
            <stop offset="1" stopColor="#0a4a4f" />
          </linearGradient>
        </defs>
        <rect width="700" height="860" fill="url(#ceu)" />
        <circle cx="527" cy="398" r="40" fill="#f2b203" />
        <path d="M0 474c96-26 176-27 262-27 66 0 92 3 150-9 90-18 196-36 288-16v438H0Z" fill="#084e52" />
        <path
          d="M0 474c96-26 176-27 262-27 66 0 92 3 150-9 90-18 196-36 288-16"
          fill="none"
          stroke="#14777b"
          strokeWidth="2.4"
        />
        <path d="M411 442h16c8 150 96 300 226 418H140c128-148 246-282 271-418Z" fill="#0b6165" />
        <path
          d="M419 470v40m-1 28-1 40m-1 28-1 40m-1 28-1 40m-1 28-1 40m0 28v40"
          stroke="#f2b203"
          strokeWidth="5.5"
          strokeLinecap="round"
        />
      </svg>
      <Brand />
      <div className="estrada-road-words">
        <p className="estrada-road-title">{t('picture.title')}</p>
        <p className="estrada-road-text">{t('picture.text')}</p>
      </div>
    </div>
  );
}

/** The frame of the pages before the login: the road on the left, the content on the right. */
export function LoginFrame({ title, help, children }: { title: string; help: ReactNode; children: ReactNode }) {
  return (
    <main className="estrada-login">
      <RoadPicture />
      <div className="estrada-login-side">
        <div className="estrada-login-bar">
          <Brand />
          <span className="estrada-login-switches">
            <LanguageSwitch />
            <SchemeSwitch />
          </span>
        </div>
        <div className="estrada-login-box">
          <AlertBanner />
          <h1>{title}</h1>
          <p className="estrada-login-help">{help}</p>
          {children}
        </div>
      </div>
    </main>
  );
}
