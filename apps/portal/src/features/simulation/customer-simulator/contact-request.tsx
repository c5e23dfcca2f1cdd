import { pickText } from '@estrada/domain/errors/index';
import { typedValues } from '@estrada/domain/forms/index';
import { contactWayIds, contactWays, customerConsent, customerLeadForm } from '@estrada/domain/leads/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { PhoneInput } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useMessages } from '@estrada/web/strings/use-messages.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { Choices } from './choices.tsx';
import { contactStrings } from './contact-strings.ts';
import { DealerChoice } from './dealer-choice.tsx';
import { focusRefused } from './questions.tsx';
import { strings } from './strings.ts';
import type { CustomerSimulator, Sent, Shown } from './use-customer-simulator.ts';

type Field = 'name' | 'phone' | 'email' | 'contactPreference' | 'dealerId' | 'consentVersion';
const fields: readonly string[] = ['name', 'phone', 'email', 'contactPreference', 'dealerId', 'consentVersion'];

/** The dealer, the person and the consent: only now, with the figure known. */
export function ContactRequest({ simulator, shown }: { simulator: CustomerSimulator; shown: Shown }) {
  const t = useStrings(contactStrings);
  const shared = useStrings(strings);
  const { language } = useLanguage();
  const id = useId();
  const { link, finishRequest, back } = simulator;
  const [person, setPerson] = useState(() => ({
    ...typedValues(customerLeadForm.fields),
    contactPreference: 'WHATSAPP' as Sent['way'],
  }));
  const [dealerId, setDealerId] = useState<string | null>(link.dealer?.id ?? null);
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const message = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const { busy, run } = useBusy();
  useEffect(() => {
    if (refusals > 0) focusRefused(form.current);
  }, [refusals]);

  const own: [Field, string][] = [
    ...(dealerId === null ? [['dealerId', t('dealers.required')] as [Field, string]] : []),
    ...customerLeadForm
      .problems(person)
      .map(({ path, key }): [Field, string] => [path as Field, message(key as MessageKey)]),
    ...(agrees ? [] : [['consentVersion', t('consent.required')] as [Field, string]]),
  ];
  const problem = (field: Field) => (isChecked && own.find(([at]) => at === field)?.[1]) || refused[field];
  const type = (part: Partial<typeof person>) => {
    setPerson({ ...person, ...part });
    setRefused({});
  };

  async function send(): Promise<void> {
    setChecked(true);
    setFailure(null);
    if (own.length > 0 || dealerId === null) return setRefusals((count) => count + 1);
    const { reference } = shown.figure;
    const { version } = customerConsent;
    try {
      const answer = await api.createCustomerLead({
        body: { ...person, dealerId, consentVersion: version, consentLanguage: language, reference },
      });
      finishRequest({ ...answer, way: person.contactPreference });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const atFields = error.fields.filter(({ path }) => fields.includes(path));
      setRefused(Object.fromEntries(atFields.map(({ path, message }) => [path, message])));
      if (atFields.length === 0) setFailure(error.words);
      setRefusals((count) => count + 1);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="csf-card"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        void run('act', send);
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
              setRefused({});
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
          value={person.name}
          error={problem('name')}
          onChange={(event) => type({ name: event.currentTarget.value })}
        />
        <PhoneInput
          label={t('phone')}
          description={t('phone.hint')}
          autoComplete="tel-national"
          value={person.phone}
          error={problem('phone')}
          onChange={(phone) => type({ phone })}
        />
        <TextInput
          label={t('email')}
          type="email"
          autoComplete="email"
          value={person.email}
          error={problem('email')}
          onChange={(event) => type({ email: event.currentTarget.value })}
        />
        <Choices
          label={t('way')}
          value={person.contactPreference}
          options={contactWayIds.map((way) => ({
            value: way,
            label: pickText(contactWays[way], language),
          }))}
          error={problem('contactPreference')}
          onChoose={(way) => type({ contactPreference: way as Sent['way'] })}
        />
        <Checkbox
          label={pickText(customerConsent, language)}
          description={t('consent.version', { version: customerConsent.version })}
          checked={agrees}
          error={problem('consentVersion')}
          onChange={(event) => {
            setAgrees(event.currentTarget.checked);
            setRefused({});
          }}
        />
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
