import { pickText } from '@estrada/domain/errors/index';
import { typedValues } from '@estrada/domain/forms/index';
import { webFormConsent, webFormStart } from '@estrada/domain/web-form/index';
import { DocumentInput } from '@estrada/ui/index';
import { ConsentField, ContactFields, type ContactWay, useContactForm } from '@estrada/web/contact/contact-fields.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { type Option, Options, Screen } from './dealer-step.tsx';
import { strings } from './strings.ts';
import type { Dealer, WebFormVisit } from './use-web-form.ts';

/** Who the person is and how they are reached; nothing is saved before they agree. */
export function StartStep({ visit, dealer }: { visit: WebFormVisit; dealer: Dealer }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const form = useContactForm({
    first: () => ({
      ...typedValues(webFormStart.fields),
      personType: 'PF' as 'PF' | 'PJ',
      contactPreference: 'WHATSAPP' as ContactWay,
      vehicleTypeId: '1' as '1' | '2',
    }),
    problemsOf: webFormStart.problems,
    send: (typed) => visit.start({ ...typed, dealerId: dealer.id, consentVersion: webFormConsent.version }),
  });
  const { typed, type, problem, failure } = form;
  const optionsOf = (name: 'personType' | 'vehicleTypeId'): Option[] =>
    webFormStart.fields[name].options.map((option) => ({ id: option.id, label: pickText(option, language) }));
  const label = (name: keyof typeof webFormStart.fields) => pickText(webFormStart.fields[name], language);

  return (
    <Screen title={t('start.title')} refusals={form.refusals} onSubmit={() => void form.submit()}>
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
      <ContactFields form={form} phoneLabel={label('phone')} hint={t('start.contact')} options={Options} />
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
      <ConsentField form={form} consent={webFormConsent} />
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
