import { PageHeading } from '@estrada/ui/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { OfferSheet } from './offer-sheet.tsx';
import { strings } from './strings.ts';
import { useCustomerOffer } from './use-customer-offer.ts';
import './customer-offer.css';

/** What a client reads by the link that a seller sent. Only the button says that it was opened: opening the page does not. */
export function Page() {
  const t = useStrings(strings);
  const { reading, isOpen, open, retry } = useCustomerOffer();
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
        <OfferSheet ref={sheet} offer={offer} />
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
