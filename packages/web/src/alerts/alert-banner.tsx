import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import { dismissAlert, noAlerts, readAlerts, subscribeToAlerts } from './alerts.ts';
import './alert-banner.css';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The messages at the top of the page. Each is a button: a click or Enter dismisses it. */
export function AlertBanner() {
  const t = useStrings(strings);
  const alerts = useSyncExternalStore(subscribeToAlerts, readAlerts, noAlerts);
  const newest = alerts.at(-1)?.id ?? 0;
  const highest = useRef(0);

  useEffect(() => {
    if (newest > highest.current) window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    highest.current = Math.max(highest.current, newest);
  }, [newest]);

  return (
    <div className="estrada-alerts">
      {alerts.map((alert) => (
        <div key={alert.id} role={alert.type === 'error' ? 'alert' : 'status'}>
          <button type="button" className="estrada-alert" data-type={alert.type} onClick={() => dismissAlert(alert.id)}>
            <span>{alert.text}</span>
            <span className="estrada-sr-only">{t('alert.dismiss')}</span>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      ))}
    </div>
  );
}
