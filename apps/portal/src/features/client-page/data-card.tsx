import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatDay } from '@estrada/domain/formats/index';
import {
  type CorrectableField,
  correctableFields,
  dataRequestKinds,
  dataRequestStatuses,
  type RevocableConsent,
  retentionRules,
  revocableConsentIds,
  revocableConsents,
} from '@estrada/domain/privacy/index';
import type { ClientData, PersonData } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { saveFile } from '@estrada/web/files/open-file.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { strings } from './data-strings.ts';
import { type InVisit, useVisitAct } from './use-client-page.ts';

type Open = 'view' | 'correct' | 'export' | 'delete' | 'revoke';
type Reading = { state: 'failed' } | { state: 'ready'; data: ClientData };
type PartProps = { data: ClientData; inVisit: InVisit; onDone: (text: string) => void };

/** What the visitor may request about their own data, and what came of earlier requests. */
export function DataCard({ inVisit }: { inVisit: InVisit }) {
  const t = useStrings(strings);
  const { reading, retry } = useReading<Reading>(
    '',
    async () => {
      let next: Reading = { state: 'failed' };
      await inVisit(async (headers) => {
        next = { state: 'ready', data: await api.readClientData({ headers }) };
      });
      return next;
    },
    () => ({ state: 'failed' }),
  );
  const [open, setOpen] = useState<Open | null>(null);
  const [done, setDone] = useState<string | null>(null);
  if (reading.state === 'loading') return <p role="status">{t('loading')}</p>;
  if (reading.state === 'failed') return <Failed retry={retry} />;
  const { data } = reading;
  const part = {
    data,
    inVisit,
    onDone: (text: string) => {
      setDone(text);
      setOpen(null);
      retry();
    },
  };
  return (
    <>
      <p>{t('text')}</p>
      {done ? <p role="status">{done}</p> : null}
      {open === null ? (
        (['view', 'correct', 'export', 'revoke', 'delete'] as const).map((one) => (
          <Button key={one} fullWidth variant="default" onClick={() => setOpen(one)}>
            {t(one)}
          </Button>
        ))
      ) : (
        <section className="client-page-step" aria-label={t(open)}>
          <h3>{t(open)}</h3>
          <Part open={open} {...part} />
          <Button fullWidth variant="default" onClick={() => setOpen(null)}>
            {t('back')}
          </Button>
        </section>
      )}
      {data.requests.length > 0 && open === null ? <Requests requests={data.requests} /> : null}
    </>
  );
}

function Part({ open, ...part }: PartProps & { open: Open }) {
  if (open === 'view') return <View {...part} />;
  if (open === 'correct') return <Correct {...part} />;
  if (open === 'export') return <Export {...part} />;
  return open === 'delete' ? <Delete {...part} /> : <Revoke {...part} />;
}

function Failed({ retry }: { retry: () => void }) {
  const t = useStrings(strings);
  return (
    <>
      <p role="alert">{t('failed')}</p>
      <Button fullWidth variant="default" onClick={retry}>
        {t('retry')}
      </Button>
    </>
  );
}

const Problem = ({ text }: { text: string | null }) =>
  text ? (
    <p role="alert" className="client-page-problem">
      {text}
    </p>
  ) : null;

const factsOf = (rows: readonly { label: string; value: string }[]) => (
  <dl className="client-page-facts">
    {rows.map(({ label, value }) => (
      <div key={`${label} ${value}`}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function View({ inVisit }: PartProps) {
  const t = useStrings(strings);
  const { reading, retry } = useReading<{ state: 'failed' } | { state: 'ready'; found: PersonData }>(
    '',
    async () => {
      let found: PersonData | null = null;
      await inVisit(async (headers) => {
        found = await api.viewClientData({ headers });
      });
      return found === null ? { state: 'failed' } : { state: 'ready', found };
    },
    () => ({ state: 'failed' }),
  );
  if (reading.state === 'loading') return <p role="status">{t('loading')}</p>;
  if (reading.state === 'failed') return <Failed retry={retry} />;
  const { found } = reading;
  if (found.sections.length === 0) return <p>{t('view.none')}</p>;
  return found.sections.map(({ title, items }) => (
    <details key={title} className="client-page-fold">
      <summary>{title}</summary>
      {items.map((item) => (
        <div key={`${item.title} ${item.rows.map(({ value }) => value).join()}`}>
          {item.title ? <p>{item.title}</p> : null}
          {factsOf(item.rows)}
        </div>
      ))}
    </details>
  ));
}

function Correct({ data, inVisit, onDone }: PartProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [typed, setTyped] = useState<Partial<Record<CorrectableField, string>>>({});
  const { isBusy, problem, act } = useVisitAct({ inVisit });
  const corrections = data.correctable.flatMap(({ field, current }) => {
    const wanted = typed[field]?.trim() ?? '';
    return wanted === '' || wanted === current ? [] : [{ field, wanted }];
  });
  if (data.waiting.includes('CORRECT')) return <p role="status">{t('waiting')}</p>;
  const send = () =>
    act(async (headers) => {
      const { number } = await api.requestClientDataCorrection({ body: { corrections }, headers });
      onDone(t('done', { number }));
    });
  return (
    <>
      <p>{t('correct.text', { days: String(data.days) })}</p>
      {data.correctable.map(({ field, current }) => (
        <TextInput
          key={field}
          label={pickText(correctableFields[field], language)}
          value={typed[field] ?? current}
          maxLength={200}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [field]: value }))}
        />
      ))}
      <Button fullWidth loading={isBusy} disabled={corrections.length === 0} onClick={() => void send()}>
        {t('correct.send')}
      </Button>
      <Problem text={problem} />
    </>
  );
}

/** An act that a fresh code confirms. */
function ByCode({
  inVisit,
  label,
  confirm,
}: {
  inVisit: InVisit;
  label: string;
  confirm: (code: string, headers: { captureToken: string }) => Promise<void>;
}) {
  const t = useStrings(strings);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const { isBusy, problem, act } = useVisitAct({ inVisit });
  const send = () => act(async (headers) => setSentTo((await api.sendClientDataCode({ headers })).sentTo));
  return (
    <>
      {sentTo ? (
        <>
          <p role="status">{t('code.sent', { mailbox: sentTo })}</p>
          <TextInput
            label={t('code')}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </>
      ) : null}
      <Button
        fullWidth
        loading={isBusy}
        onClick={() => void (sentTo ? act((headers) => confirm(code.replaceAll(/\D/g, ''), headers)) : send())}
      >
        {sentTo ? label : t('code.send')}
      </Button>
      <Problem text={problem} />
    </>
  );
}

function Export({ inVisit }: PartProps) {
  const t = useStrings(strings);
  const [requestId, setRequestId] = useState<string | null>(null);
  const { isBusy, problem, act } = useVisitAct({ inVisit });
  if (requestId === null)
    return (
      <>
        <p>{t('export.text')}</p>
        <ByCode
          inVisit={inVisit}
          label={t('export.send')}
          confirm={async (code, headers) =>
            setRequestId((await api.exportClientData({ body: { code }, headers })).requestId)
          }
        />
      </>
    );
  return (
    <>
      {(['pdf', 'json'] as const).map((format) => (
        <Button
          key={format}
          fullWidth
          loading={isBusy}
          onClick={() =>
            void act(async (headers) =>
              saveFile(await api.downloadClientData({ params: { requestId }, query: { format }, headers })),
            )
          }
        >
          {t(`export.${format}`)}
        </Button>
      ))}
      <Problem text={problem} />
    </>
  );
}

function Delete({ data, inVisit, onDone }: PartProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  if (data.waiting.includes('DELETE')) return <p role="status">{t('waiting')}</p>;
  return (
    <>
      <p>{t('delete.text', { days: String(data.days) })}</p>
      {data.kept.map(({ rule, proposalNumber, until }) => (
        <p key={`${rule} ${proposalNumber}`}>
          <strong>{[pickText(retentionRules[rule], language), proposalNumber].filter(Boolean).join(' · ')}</strong>
          {until ? ` (${t('until', { day: formatDate(until) })})` : ''}
          <br />
          {pickText(retentionRules[rule].reason, language)}
          <br />
          <span className="client-page-hint">{retentionRules[rule].law}</span>
        </p>
      ))}
      <ByCode
        inVisit={inVisit}
        label={t('delete.send')}
        confirm={async (code, headers) => {
          const { number } = await api.requestClientDataDeletion({ body: { code }, headers });
          onDone(t('done', { number }));
        }}
      />
    </>
  );
}

function Revoke({ data, inVisit, onDone }: PartProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<readonly RevocableConsent[]>([]);
  const { isBusy, problem, act } = useVisitAct({ inVisit });
  const send = () =>
    act(async (headers) => {
      const { number } = await api.revokeClientConsents({ body: { consents: [...chosen] }, headers });
      onDone(t('done.revoke', { number }));
    });
  return (
    <>
      <p>{t('revoke.text')}</p>
      {revocableConsentIds.map((id) => (
        <Checkbox
          key={id}
          label={pickText(revocableConsents[id], language)}
          description={data.revoked.includes(id) ? t('revoke.revoked') : undefined}
          disabled={data.revoked.includes(id)}
          checked={chosen.includes(id) || data.revoked.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            setChosen((before) => (checked ? [...before, id] : before.filter((one) => one !== id)))
          }
        />
      ))}
      <Button fullWidth loading={isBusy} disabled={chosen.length === 0} onClick={() => void send()}>
        {t('revoke.send')}
      </Button>
      <Problem text={problem} />
    </>
  );
}

function Requests({ requests }: { requests: ClientData['requests'] }): ReactNode {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <details className="client-page-fold">
      <summary>{t('requests')}</summary>
      {requests.map(({ id, number, kind, status, receivedAt, dueOn, answer, answeredAt }) => (
        <p key={id}>
          <strong>{pickText(dataRequestKinds[kind], language)}</strong> · {number}
          <br />
          {formatDay(receivedAt)} · {pickText(dataRequestStatuses[status], language)}
          {answeredAt ? '' : ` · ${t('due', { day: formatDate(dueOn) })}`}
          {answer ? (
            <>
              <br />
              {answer}
            </>
          ) : null}
        </p>
      ))}
    </details>
  );
}
