import { businessTimeZone } from '@estrada/domain/calendar/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatDate } from '@estrada/domain/formats/index';
import { fieldsOf, type Typed, typedOf } from '@estrada/domain/forms/rows';
import type { Row } from '@estrada/domain/forms/ui';
import {
  type ClientForm,
  type CompanyForm,
  type IndividualForm,
  normaliseClient,
  registrationRows,
} from '@estrada/domain/proposals/registration/index';
import {
  isInSection,
  lastWebFormSteps,
  stepOfPath,
  type WebFormSection,
  type WebFormStep,
  webFormProblems,
  webFormSteps,
} from '@estrada/domain/web-form/index';
import { api } from '@estrada/web/calls/api.ts';
import type { CallInput } from '@estrada/web/calls/call-types.ts';
import { makeQueryClient } from '@estrada/web/calls/query-client.ts';
import { errorPaths } from '@estrada/web/records/form/field-errors.ts';
import { focusFirstField } from '@estrada/web/records/form/focus-field.ts';
import { RecordNotices } from '@estrada/web/records/form/record-notices.tsx';
import { type FormRecord, type RecordForm, useRecordForm } from '@estrada/web/records/form/use-record-form.ts';
import { type DeclaredForm, DeclaredFormProvider } from '@estrada/web/records/rows/declared-form.tsx';
import { FactList, hasValue } from '@estrada/web/records/rows/fact-list.tsx';
import { PartsSection, type PartWords } from '@estrada/web/records/rows/parts-section.tsx';
import { PlacedField } from '@estrada/web/records/rows/placed-field.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { AttachedDocuments } from './attached-documents.tsx';
import { LinkRequest } from './dealer-step.tsx';
import { DeleteForm } from './delete-form.tsx';
import { strings } from './strings.ts';
import { headersOf, type WebForm, type WebFormVisit } from './use-web-form.ts';

type FormValues = { client: Typed<IndividualForm> | Typed<CompanyForm> };
type PersonType = WebForm['personType'];

const clientRows = (personType: PersonType): readonly Row[] =>
  registrationRows[personType].filter(({ name }) => name === 'client');
const declared: DeclaredForm = {
  rowsFor: (values) => clientRows((values as FormValues).client.personType),
  isPublic: true,
};
const recordOf = ({ version, client, personType }: WebForm): FormRecord<FormValues> => ({
  version,
  values: typedOf(clientRows(personType), { client }) as FormValues,
});
/** The fields of a section; a list is one. */
const fieldsIn = (section: WebFormSection, personType: PersonType): readonly Row[] =>
  fieldsOf(clientRows(personType)).filter(({ path }) => isInSection(section, path.replace('client.', '')));
const problemsIn = ({ client }: FormValues, step?: string) =>
  webFormProblems(normaliseClient(client as ClientForm), Temporal.Now.plainDateISO(businessTimeZone), step).map(
    (problem) => ({ ...problem, path: `client.${problem.path}` }),
  );

const hashOf = (step: string) => `#etapa-${step}`;

/** The steps with an entry in the history each: going back is going back one step, and loses nothing. */
function useSteps({ personType, step: saved }: WebForm) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const steps: readonly (WebFormStep | (typeof lastWebFormSteps)[number])[] = [
    ...webFormSteps[personType],
    ...lastWebFormSteps,
  ];
  const at = (id: string) => steps.findIndex((one) => one.id === id);
  const named = steps.findIndex(({ id }) => hashOf(id) === hash);
  const position = named === -1 ? Math.max(0, at(saved)) : named;
  return {
    steps,
    position,
    step: steps[position]!,
    go: (id: string) => void navigate({ search, hash: hashOf(id) }),
  };
}

/** The registration step by step: saved on every way on, checked before the next step, reviewed before it is sent. */
export function Registration({ visit, form }: { visit: WebFormVisit; form: WebForm }) {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Steps visit={visit} form={form} />
    </QueryClientProvider>
  );
}

function Steps({ visit, form }: { visit: WebFormVisit; form: WebForm }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [saved] = useState(() => recordOf(form));
  const [documents, setDocuments] = useState(form.documents);
  const [isEnded, setEnded] = useState(false);
  const [savedUntil, setSavedUntil] = useState<string | null>(null);
  const { steps, step, position, go } = useSteps(form);
  const heading = useRef<HTMLHeadingElement>(null);
  /** what a save is for: the step at which the person goes on, and what follows it */
  const goal = useRef<{ step: string; follow: (expiresOn: string) => void }>({ step: step.id, follow: () => {} });
  const sent = useRef(saved.values);
  const { personType } = form;
  const headers = headersOf(visit.session);
  const record = useRecordForm<FormValues, { version: number; expiresOn: string }>({
    draftKey: null,
    // a stranger is not refused before they have finished a step
    checks: 'sending',
    saved,
    problemsOf: (values) => problemsIn(values, step.id),
    send: (values, version) => {
      sent.current = values;
      const body = { version, step: goal.current.step, client: normaliseClient(values.client as ClientForm) };
      // also when the page is being left
      return api.saveWebForm({ body: body as CallInput<'saveWebForm'>['body'], headers, keepalive: true });
    },
    // the answer has no values: what was sent is saved as it was typed
    recordOf: ({ version }) => ({ version, values: sent.current }),
    readCurrent: async () => {
      const now = await api.readWebForm({ headers });
      return now.client ? recordOf(now) : null;
    },
    onSaved: ({ expiresOn }) => goal.current.follow(expiresOn),
    onRefused: ({ code }) => {
      if (code === 'SEC004') setEnded(true);
      if (code === 'PRS007') void visit.retry();
      return code === 'SEC004' || code === 'PRS007';
    },
  });
  const { isDirty } = record;

  const seen = useRef(step.id);
  useEffect(() => {
    if (seen.current === step.id) return;
    seen.current = step.id;
    setSavedUntil(null);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [step.id]);

  const saveFor = (follow: (expiresOn: string) => void, at = step.id) => {
    goal.current = { step: at, follow };
  };
  const saveOnLeaving = useEffectEvent(() => {
    if (document.visibilityState !== 'hidden' || !isDirty || isEnded) return;
    saveFor(() => {});
    void record.act('leave', async () => void (await record.store()));
  });
  useEffect(() => {
    const leave = () => saveOnLeaving();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);

  async function goOn(): Promise<void> {
    const next = steps[position + 1]!;
    saveFor(() => go(next.id), next.id);
    await record.submit();
    // the fields of a folded section are opened first
    focusFirstField(errorPaths(record.form.control._formState.errors).map(({ path }) => path));
  }

  const send = () =>
    record.act('send', async () => {
      saveFor(() => {});
      if (isDirty) await record.store();
      visit.finish(await api.sendWebForm({ body: { version: record.version() }, headers }));
    });

  const name = pickText(step, language);
  return (
    <FormProvider {...record.form}>
      <DeclaredFormProvider value={declared}>
        <form
          noValidate
          className="web-form-part"
          autoComplete="on"
          onSubmit={(event) => {
            event.preventDefault();
            if (step.id !== 'review') void goOn();
          }}
        >
          <p className="web-form-note">{t('at', { dealer: form.dealer.tradingName, city: form.dealer.city })}</p>
          <div className="web-form-progress">
            <span>{t('progress', { number: position + 2, count: steps.length + 1, name })}</span>
            <progress value={position + 2} max={steps.length + 1} aria-hidden="true" />
          </div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <Notices record={record} personType={personType} isEnded={isEnded} />
          {'sections' in step ? (
            step.sections.map((section) => <SectionFields key={section.en} section={section} personType={personType} />)
          ) : step.id === 'documents' ? (
            <AttachedDocuments
              documents={documents}
              session={visit.session}
              onChange={setDocuments}
              onEnded={() => setEnded(true)}
            />
          ) : (
            <Review personType={personType} documents={documents} go={go} />
          )}
          <div className="web-form-actions">
            {step.id === 'review' ? (
              <SendButton isBusy={record.busy === 'send'} onSend={send} go={go} personType={personType} />
            ) : (
              <Button type="submit" loading={record.busy === 'save'}>
                {t('next')}
              </Button>
            )}
            {position > 0 ? (
              <Button variant="default" onClick={() => go(steps[position - 1]!.id)}>
                {t('back')}
              </Button>
            ) : null}
            <Button
              variant="subtle"
              loading={record.busy === 'later'}
              onClick={() => {
                saveFor(setSavedUntil);
                void record.act('later', async () => void (await record.store()));
              }}
            >
              {t('later')}
            </Button>
          </div>
          <p role="status">{savedUntil ? t('later.done', { on: formatDate(savedUntil) }) : ''}</p>
        </form>
        {isEnded ? <LinkRequest /> : <OwnDeleteForm visit={visit} />}
      </DeclaredFormProvider>
    </FormProvider>
  );
}

type Record = RecordForm<FormValues>;

/** A session that has ended, or what another tab saved in the meantime; what was typed stays. */
function Notices({ record, personType, isEnded }: { record: Record; personType: PersonType; isEnded: boolean }) {
  const t = useStrings(strings);
  const labels = new Map(fieldsOf(clientRows(personType)).map(({ path, ui }) => [path, ui]));
  const { language } = useLanguage();
  return (
    <>
      {isEnded ? (
        <p role="alert" className="web-form-problem">
          {t('ended')}
        </p>
      ) : null}
      <RecordNotices
        record={record}
        labelOf={(path) => {
          const ui = labels.get(path);
          return ui ? pickText(ui, language) : path;
        }}
        showValue={(_path, value) => String(value ?? '')}
      />
    </>
  );
}

/** The fields under one heading; what is optional is folded until it has a value. */
function SectionFields({ section, personType }: { section: WebFormSection; personType: PersonType }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { formState, getValues } = useFormContext<FormValues>();
  const rows = fieldsIn(section, personType);
  const [isOpen, setOpen] = useState(() => rows.some((row) => hasValue(row, getValues())));
  const hasProblem = errorPaths(formState.errors).some(({ path }) => isInSection(section, path.replace('client.', '')));
  const name = pickText(section, language);
  const fields = (
    <>
      <div className="row-fields">
        {rows
          .filter(({ ui }) => ui.kind !== 'list')
          .map((row) => (
            <PlacedField key={row.path} row={row} />
          ))}
      </div>
      {rows
        .filter(({ ui }) => ui.kind === 'list')
        .map((list) => (
          <Parts key={list.path} list={list} />
        ))}
    </>
  );
  if (!section.isOptional)
    return (
      <section className="web-form-section">
        <h3>{name}</h3>
        {fields}
      </section>
    );
  return (
    <details
      className="web-form-section"
      open={isOpen || hasProblem}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('optional', { name })}</summary>
      <div className="web-form-fields">{fields}</div>
    </details>
  );
}

function Parts({ list }: { list: Row }) {
  const t = useStrings(strings);
  const key = list.name as 'references' | 'responsibles' | 'partners' | 'representatives';
  const words: PartWords = {
    none: t(`list.${key}.none`),
    add: t(`list.${key}.add`),
    title: (position) => t(`list.${key}.title`, { position }),
    remove: (position) => t(`list.${key}.remove`, { position }),
  };
  return <PartsSection list={list} words={words} />;
}

type Go = (step: string) => void;

/** Everything that will be sent, each step with the way back to it. */
function Review({ personType, documents, go }: { personType: PersonType; documents: WebForm['documents']; go: Go }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const values = useFormContext<FormValues>().getValues();
  return (
    <>
      <p>{t('review.text')}</p>
      {webFormSteps[personType].map((step) => (
        <ReviewPart key={step.id} name={pickText(step, language)} onEdit={() => go(step.id)}>
          <FilledFacts
            values={values}
            all={clientRows(personType)}
            rows={step.sections.flatMap((section) => fieldsIn(section, personType))}
          />
        </ReviewPart>
      ))}
      <ReviewPart name={pickText(lastWebFormSteps[0], language)} onEdit={() => go('documents')}>
        <dl className="row-facts">
          {documents.map(({ kind, name, files }) => (
            <div key={kind}>
              <dt>{name}</dt>
              <dd>{files.length > 0 ? t('documents.files', { count: files.length }) : t('documents.none')}</dd>
            </div>
          ))}
        </dl>
      </ReviewPart>
    </>
  );
}

/** What was filled in, and nothing else. */
function FilledFacts({ rows, all, values }: { rows: readonly Row[]; all: readonly Row[]; values: FormValues }) {
  const t = useStrings(strings);
  const filled = rows.filter((row) => hasValue(row, values));
  return filled.length > 0 ? <FactList all={all} rows={filled} values={values} /> : <p>{t('review.none')}</p>;
}

function ReviewPart({ name, onEdit, children }: { name: string; onEdit: () => void; children: ReactNode }) {
  const t = useStrings(strings);
  return (
    <section className="web-form-section">
      <div className="web-form-line">
        <h3>{name}</h3>
        <Button
          variant="subtle"
          size="compact-sm"
          fullWidth={false}
          aria-label={t('review.edit.of', { name })}
          onClick={onEdit}
        >
          {t('review.edit')}
        </Button>
      </div>
      {children}
    </section>
  );
}

/** Sends the form, or leads to the first detail that is missing. */
function SendButton({
  personType,
  isBusy,
  onSend,
  go,
}: {
  personType: PersonType;
  isBusy: boolean;
  onSend: () => Promise<void>;
  go: Go;
}) {
  const t = useStrings(strings);
  const problems = problemsIn(useFormContext<FormValues>().getValues());
  const [first] = problems;
  if (!first)
    return (
      <Button loading={isBusy} onClick={() => void onSend()}>
        {t('send')}
      </Button>
    );
  return (
    <>
      <p role="status" className="web-form-problem">
        {t('review.missing', { count: problems.length })}
      </p>
      <Button onClick={() => go(stepOfPath(personType, first.path.replace('client.', '')) ?? 'review')}>
        {t('review.fill')}
      </Button>
    </>
  );
}

/** Deletes the form of the person who fills it in. */
function OwnDeleteForm({ visit }: { visit: WebFormVisit }) {
  const { client } = useFormContext<FormValues>().getValues();
  return <DeleteForm visit={visit} name={client.personType === 'PJ' ? client.name : client.identification.name} />;
}
