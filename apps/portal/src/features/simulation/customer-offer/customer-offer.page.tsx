import './customer-offer.css';
import type { CustomerOffer } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { OfferSheet } from './offer-sheet.tsx';
import { strings } from './strings.ts';

// not every offer has a menu
const OfferMenu = lazy(() => import('./offer-menu.tsx').then((file) => ({ default: file.OfferMenu })));

type Reading =
  /** ended, revoked, or never created: the server does not report which */
  { state: 'gone' } | { state: 'failed'; words: string } | { state: 'ready'; offer: CustomerOffer };

/**
 * The offer of the link in the address. Its secret is after the `#`, which browsers do not send: no access log and no
 * referrer contains it.
 */
function useCustomerOffer() {
  const token = useLocation().hash.slice(1);
  const [isOpen, setOpen] = useState(false);

  const { reading, retry } = useReading<Reading>(
    token,
    () => {
      setOpen(false);
      return read(token);
    },
    (error) => ({ state: 'failed', words: error instanceof ApiError ? error.words : '' }),
  );

  return {
    token,
    reading,
    isOpen: isOpen || (reading.state === 'ready' && reading.offer.isOpened),
    retry,
    open: () => {
      setOpen(true);
      // the client can read it even if the seller is not notified
      api.openCustomerOffer({ body: { token } }).catch(() => undefined);
    },
  };
}

async function read(token: string): Promise<Reading> {
  if (token === '') return { state: 'gone' };
  try {
    return { state: 'ready', offer: await api.readCustomerOffer({ body: { token } }) };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'SEC004' || error.code === 'DOM002')) return { state: 'gone' };
    throw error;
  }
}

/**
 * A client reads it by a link that a seller sent. Only the button records that it was opened: loading the page does
 * not.
 */
export function Page() {
  const t = useStrings(strings);
  const { token, reading, isOpen, open, retry } = useCustomerOffer();
  const sheet = useRef<HTMLElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (isOpen && wasOpened.current) sheet.current?.focus();
  }, [isOpen]);

  if (reading.state === 'gone') return <Problem title={t('gone')} text={t('gone.text')} />;
  if (reading.state === 'failed')
    return (
      <Problem title={t('failed')} text={reading.words}>
        <Button onClick={retry}>{t('retry')}</Button>
      </Problem>
    );
  if (reading.state === 'loading')
    return (
      <div className="customer-offer" aria-busy="true">
        <PageHeading title={t('title')} />
        <p role="status">{t('loading')}</p>
      </div>
    );
  const { offer } = reading;
  return (
    <div className="customer-offer">
      <PageHeading
        title={offer.firstName ? t('title.name', { name: offer.firstName }) : t('title')}
        subtitle={offer.vehicleLabel}
      />
      {isOpen ? (
        <OfferSheet
          ref={sheet}
          offer={offer}
          token={token}
          menu={
            offer.menu ? (
              <Suspense>
                <OfferMenu offer={offer} menu={offer.menu} token={token} />
              </Suspense>
            ) : null
          }
        />
      ) : (
        <section className="customer-offer-card">
          <p>{t('ready', { dealer: offer.dealerName })}</p>
          <Button
            size="lg"
            fullWidth
            onClick={() => {
              wasOpened.current = true;
              open();
            }}
          >
            {t('open')}
          </Button>
        </section>
      )}
    </div>
  );
}

/** Why there is nothing to read, under the heading that the page had from the start. */
function Problem({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const t = useStrings(strings);
  return (
    <div className="customer-offer">
      <PageHeading title={t('title')} />
      <section className="customer-offer-card" role="alert">
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </section>
    </div>
  );
}
