import { pickText } from '@estrada/domain/errors/index';
import { typedValues } from '@estrada/domain/forms/index';
import { isEmail, isMobile, isZip } from '@estrada/domain/people/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import { webFormConsent, webFormStart } from '@estrada/domain/web-form/index';
import { DocumentInput, PhoneInput, ZipInput } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useMessages } from '@estrada/web/strings/use-messages.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, Radio, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { strings } from './strings.ts';
import type { Dealer, WebFormVisit } from './use-web-form.ts';

/** One screen with its heading; a refusal moves the focus to the first refused field. */
function Screen({
  title,
  refusals,
  onSubmit,
  children,
}: {
  title: string;
  refusals: number;
  onSubmit: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [refusals]);
  return (
    <form
      ref={form}
      noValidate
      className="web-form-part"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </form>
  );
}

type Option = { id: string; label: ReactNode };

/** Few options, all visible. */
function Options({
  label,
  value,
  options,
  error,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly Option[];
  error?: string | undefined;
  onChoose: (id: string) => void;
}) {
  return (
    <Radio.Group label={label} required value={value} error={error} onChange={onChoose}>
      <div className="web-form-options" data-invalid={error !== undefined || undefined}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} label={option.label} />
        ))}
      </div>
    </Radio.Group>
  );
}

type Nearby = CallAnswer<'findWebFormDealers'>['items'];

/** The dealer, where no link names one. */
export function DealerStep({ visit }: { visit: WebFormVisit }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const message = useMessages();
  const [zipCode, setZipCode] = useState('');
  const [found, setFound] = useState<Nearby | null>(null);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { busy, run } = useBusy();
  const isChoosing = found !== null && found.length > 0;
  const distance = new Intl.NumberFormat(language === 'en' ? 'en' : 'pt-BR', { maximumFractionDigits: 1 });

  function refuse(words: string): void {
    setProblem(words);
    setRefusals((count) => count + 1);
  }

  async function search(): Promise<void> {
    if (!isZip(zipCode)) return refuse(message('zip.invalid'));
    try {
      setProblem(null);
      setFound((await api.findWebFormDealers({ query: { zipCode } })).items);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refuse(error.fields[0]?.message ?? error.words);
    }
  }

  function submit(): void {
    if (!isChoosing) return void run('act', search);
    if (chosen === '') refuse(t('dealer.required'));
    else visit.chooseDealer(chosen);
  }

  return (
    <Screen title={t('dealer.title')} refusals={refusals} onSubmit={submit}>
      <ZipInput
        label={t('dealer.zip')}
        required
        autoComplete="postal-code"
        value={zipCode}
        error={isChoosing ? undefined : problem}
        onChange={(digits) => {
          setZipCode(digits);
          setFound(null);
          setChosen('');
          setProblem(null);
        }}
      />
      <p role="status" className="web-form-note">
        {busy ? t('dealer.loading') : found?.length === 0 ? t('dealer.none') : ''}
      </p>
      {isChoosing ? (
        <Options
          label={t('dealer.list')}
          value={chosen}
          error={problem ?? undefined}
          options={found.map(({ id, tradingName, city, state, distanceKm }) => ({
            id,
            label: (
              <>
                <strong>{tradingName}</strong>
                <br />
                {t('dealer.place', { city, state, distance: distance.format(distanceKm) })}
              </>
            ),
          }))}
          onChoose={(id) => {
            setChosen(id);
            setProblem(null);
          }}
        />
      ) : null}
      <Button type="submit" loading={busy !== null} disabled={!visit.isReady}>
        {t(isChoosing ? 'goOn' : 'dealer.search')}
      </Button>
    </Screen>
  );
}

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

/** Sends the link of a form that was begun before. */
export function LinkRequest() {
  const t = useStrings(strings);
  const id = useId();
  const [contact, setContact] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const { busy, run } = useBusy();

  async function request(): Promise<void> {
    const typed = contact.trim();
    if (!isEmail(typed) && !isMobile(typed)) return setProblem(t('resume.invalid'));
    try {
      await api.requestWebFormLink({ body: isEmail(typed) ? { email: typed } : { phone: typed } });
      setSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.words);
    }
  }

  return (
    <details className="web-form-part">
      <summary>{t('resume.title')}</summary>
      <form
        noValidate
        className="web-form-fields"
        aria-labelledby={id}
        onSubmit={(event) => {
          event.preventDefault();
          void run('act', request);
        }}
      >
        <p id={id}>{t('resume.text')}</p>
        <TextInput
          label={t('resume.contact')}
          required
          autoComplete="email"
          value={contact}
          error={problem}
          onChange={(event) => {
            setContact(event.currentTarget.value);
            setProblem(null);
            setSent(false);
          }}
        />
        <Button type="submit" variant="default" loading={busy !== null}>
          {t('resume.send')}
        </Button>
        <p role="status">{isSent ? t('resume.done') : ''}</p>
      </form>
    </details>
  );
}
