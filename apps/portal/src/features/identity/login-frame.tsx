import { AlertBanner } from '@estrada/web/alerts/alert-banner.tsx';
import { Brand } from '@estrada/web/frame/brand.tsx';
import { LanguageSwitch } from '@estrada/web/frame/language-switch.tsx';
import { SchemeSwitch } from '@estrada/web/frame/scheme-switch.tsx';
import type { ReactNode } from 'react';
import { RoadPicture } from './road-picture.tsx';
import './login.css';

/** Around the pages before the sign-in: the road on the left, what is to be done on the right. */
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
