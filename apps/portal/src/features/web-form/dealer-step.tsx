import { isEmail, isMobile, isZip } from '@estrada/domain/people/index';
import { ZipInput } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useMessages } from '@estrada/web/strings/use-messages.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Radio, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { strings } from './strings.ts';
import type { WebFormVisit } from './use-web-form.ts';

/** One screen with its heading; a refusal moves the focus to the first refused field. */
export function Screen({
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

export type Option = { id: string; label: ReactNode };

/** Few options, all visible. */
export function Options({
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
      refuse(error.detail);
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
