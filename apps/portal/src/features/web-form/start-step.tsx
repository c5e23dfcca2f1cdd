import { pickText } from '@estrada/domain/errors/index';
import { typedValues } from '@estrada/domain/forms/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { webFormConsent, webFormStart } from '@estrada/domain/web-form/index';
import { DocumentInput, PhoneInput } from '@estrada/ui/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useMessages } from '@estrada/web/strings/use-messages.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Option, Options, Screen } from './dealer-step.tsx';
import { strings } from './strings.ts';
import type { Dealer, WebFormVisit } from './use-web-form.ts';

type Field = keyof typeof webFormStart.fields | 'consentVersion';
const fields: readonly string[] = [...Object.keys(webFormStart.fields), 'consentVersion'];

/** Who the person is and how they are reached; nothing is saved before they agree. */
export function StartStep({ visit, dealer }: { visit: WebFormVisit; dealer: Dealer }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [typed, setTyped] = useState(() => ({
    ...typedValues(webFormStart.fields),
    personType: 'PF' as 'PF' | 'PJ',
    contactPreference: 'WHATSAPP' as 'CALL' | 'WHATSAPP' | 'EMAIL',
    vehicleTypeId: '1' as '1' | '2',
  }));
  const message = useMessages();
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const own = new Map<string, string>([
    ...webFormStart.problems(typed).map(({ path, key }) => [path, message(key as MessageKey)] as const),
    ...(agrees ? [] : ([['consentVersion', t('consent.required')]] as const)),
  ]);
  const problem = (field: Field) => (isChecked && own.get(field)) || refused[field];
  const type = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setRefused({});
  };
  const optionsOf = (name: 'personType' | 'contactPreference' | 'vehicleTypeId'): Option[] =>
    webFormStart.fields[name].options.map((option) => ({ id: option.id, label: pickText(option, language) }));
  const label = (name: keyof typeof webFormStart.fields) => pickText(webFormStart.fields[name], language);

  async function begin(): Promise<void> {
    setChecked(true);
    setFailure(null);
    if (own.size > 0) return setRefusals((count) => count + 1);
    try {
      await visit.start({ ...typed, dealerId: dealer.id, consentVersion: webFormConsent.version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const atFields = error.fields.filter(({ path }) => fields.includes(path));
      setRefused(Object.fromEntries(atFields.map(({ path, message }) => [path, message])));
      if (atFields.length === 0) setFailure(error.words);
      setRefusals((count) => count + 1);
    }
  }

  return (
    <Screen title={t('start.title')} refusals={refusals} onSubmit={() => void begin()}>
      <p>
        {t('at', { dealer: dealer.tradingName, city: dealer.city })}{' '}
        <Button variant="subtle" size="compact-sm" fullWidth={false} onClick={() => visit.chooseDealer(null)}>
          {t('dealer.change')}
        </Button>
      </p>
      <Options
        label={label('personType')}
        value={typed.personType}
        options={optionsOf('personType')}
        onChoose={(id) => type({ personType: id === 'PJ' ? 'PJ' : 'PF', document: '' })}
      />
      <TextInput
        label={t(`start.name.${typed.personType}`)}
        required
        autoComplete={typed.personType === 'PF' ? 'name' : 'organization'}
        value={typed.name}
        error={problem('name')}
        onChange={(event) => type({ name: event.currentTarget.value })}
      />
      <DocumentInput
        label={typed.personType === 'PF' ? 'CPF' : 'CNPJ'}
        required
        autoComplete="off"
        kind={typed.personType}
        value={typed.document}
        error={problem('document')}
        onChange={(document) => type({ document })}
      />
      <p className="web-form-note">{t('start.contact')}</p>
      <TextInput
        label={label('email')}
        type="email"
        autoComplete="email"
        value={typed.email}
        error={problem('email')}
        onChange={(event) => type({ email: event.currentTarget.value })}
      />
      <PhoneInput
        label={label('phone')}
        autoComplete="tel-national"
        value={typed.phone}
        error={problem('phone')}
        onChange={(phone) => type({ phone })}
      />
      <Options
        label={label('contactPreference')}
        value={typed.contactPreference}
        options={optionsOf('contactPreference')}
        onChoose={(id) => type({ contactPreference: id as typeof typed.contactPreference })}
      />
      <Options
        label={label('vehicleTypeId')}
        value={typed.vehicleTypeId}
        options={optionsOf('vehicleTypeId')}
        onChoose={(id) => type({ vehicleTypeId: id === '2' ? '2' : '1' })}
      />
      <TextInput
        label={label('vehicleWanted')}
        description={t('start.vehicle.hint')}
        autoComplete="off"
        value={typed.vehicleWanted}
        error={problem('vehicleWanted')}
        onChange={(event) => type({ vehicleWanted: event.currentTarget.value })}
      />
      <Checkbox
        label={pickText(webFormConsent, language)}
        description={t('consent.version', { version: webFormConsent.version })}
        checked={agrees}
        error={problem('consentVersion')}
        onChange={(event) => {
          setAgrees(event.currentTarget.checked);
          setRefused({});
        }}
      />
      {failure === null ? null : (
        <p role="alert" className="web-form-problem">
          {failure}
        </p>
      )}
      <Button type="submit" loading={visit.busy === 'begin'} disabled={!visit.isReady}>
        {t('begin')}
      </Button>
    </Screen>
  );
}
