import { pickText } from '@estrada/domain/errors/index';
import { typedValues } from '@estrada/domain/forms/index';
import { contactWays, customerConsent, customerLeadForm } from '@estrada/domain/leads/index';
import { api } from '@estrada/web/calls/api.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { ConsentField, ContactFields, type ContactWay, useContactForm } from '@estrada/web/contact/contact-fields.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Choices } from './choices.tsx';
import { contactStrings } from './contact-strings.ts';
import { DealerChoice } from './dealer-choice.tsx';
import { focusRefused } from './questions.tsx';
import { strings } from './strings.ts';
import type { CustomerSimulator, Sent, Shown } from './use-customer-simulator.ts';

/** The dealer, the person and the consent: only now, with the figure known. */
export function ContactRequest({ simulator, shown }: { simulator: CustomerSimulator; shown: Shown }) {
  const t = useStrings(contactStrings);
  const shared = useStrings(strings);
  const { language } = useLanguage();
  const id = useId();
  const { link, finishRequest, back } = simulator;
  const [dealerId, setDealerId] = useState<string | null>(link.dealer?.id ?? null);
  const contact = useContactForm({
    first: () => ({ ...typedValues(customerLeadForm.fields), contactPreference: 'WHATSAPP' as ContactWay }),
    problemsOf: customerLeadForm.problems,
    missing: dealerId === null ? [['dealerId', t('dealers.required')]] : [],
    send: async (person) => {
      const { reference } = shown.figure;
      const consent = { consentVersion: customerConsent.version, consentLanguage: language };
      const body = { ...person, ...consent, dealerId: dealerId!, reference };
      finishRequest({ ...(await api.createCustomerLead({ body })), way: person.contactPreference });
    },
  });
  const { typed, type, problem, failure, refusals } = contact;
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useBusy();
  useEffect(() => {
    if (refusals > 0) focusRefused(form.current);
  }, [refusals]);

  return (
    <form
      ref={form}
      noValidate
      className="csf-card"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void run('act', contact.submit);
      }}
    >
      <h2 id={id} tabIndex={-1}>
        {t('request.title')}
      </h2>
      <section className="csf-question">
        <h3>{t('request.dealer')}</h3>
        {link.dealer && dealerId === link.dealer.id ? (
          <p>
            {t('request.linked', { dealer: link.dealer.tradingName, city: link.dealer.city })}{' '}
            <Button variant="subtle" size="compact-md" onClick={() => setDealerId(null)}>
              {t('request.other')}
            </Button>
          </p>
        ) : (
          <DealerChoice
            zipCode={shown.answers.zipCode}
            value={dealerId}
            error={problem('dealerId')}
            onChoose={(chosen) => {
              setDealerId(chosen);
              contact.forget();
            }}
          />
        )}
      </section>
      <section className="csf-question csf-fields">
        <h3>{t('request.person')}</h3>
        <TextInput
          label={t('name')}
          required
          autoComplete="name"
          value={typed.name}
          error={problem('name')}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <ContactFields form={contact} hint={t('phone.hint')} options={Choices} />
        <ConsentField form={contact} consent={customerConsent} />
      </section>
      {failure === null ? null : (
        <p role="alert" className="csf-failure">
          {failure}
        </p>
      )}
      <div className="csf-actions">
        <Button variant="default" onClick={back}>
          {shared('back')}
        </Button>
        <Button type="submit" loading={busy !== null}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** What happens next. */
export function RequestSent({ simulator, sent }: { simulator: CustomerSimulator; sent: Sent }) {
  const t = useStrings(contactStrings);
  const { language } = useLanguage();
  const id = useId();
  const { dealerName: dealer, contactWithinMinutes: minutes, requestNumber: number, way } = sent;
  const isInHours = minutes >= 60 && minutes % 60 === 0;
  const time = t(isInHours ? 'sent.hours' : 'sent.minutes', { count: isInHours ? minutes / 60 : minutes });
  return (
    <section className="csf-card" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t('sent')}
      </h2>
      <p className="csf-number">
        {t('sent.number')} <strong>{number}</strong>
      </p>
      <ol className="csf-next">
        <li>{t('sent.who', { dealer, way: pickText(contactWays[way], language) })}</li>
        <li>{t('sent.when', { time })}</li>
        <li>{t('sent.then')}</li>
      </ol>
      <div className="csf-actions">
        <Button variant="default" onClick={simulator.startAgain}>
          {t('startAgain')}
        </Button>
      </div>
    </section>
  );
}
