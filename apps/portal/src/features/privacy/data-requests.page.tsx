import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatInstant, showMasked } from '@estrada/domain/formats/index';
import {
  correctableFields,
  dataAnswerForm,
  dataRequestChannels,
  dataRequestKinds,
  dataRequestStatuses,
  newDataRequestForm,
  retentionRules,
  revocableConsents,
} from '@estrada/domain/privacy/index';
import type { DataRequestDetail, endpoints, ResponseOf } from '@estrada/endpoints/index';
import { type DataColumn, PageHeading, StatusPill } from '@estrada/ui/index';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import { Instant, RecordName } from '@estrada/web/records/page/record-cells.tsx';
import { type ListStrings, said } from '@estrada/web/records/page/record-kind.ts';
import { useListFilters } from '@estrada/web/records/page/use-list-filters.tsx';
import {
  DueDate,
  stateFilter,
  useClaimActs,
  useQueueColumns,
  useTurnText,
  useWorkActs,
  useWorkList,
  type WorkAct,
  WorkPerson,
  WorkQueue,
} from '@estrada/web/records/page/work-queue.tsx';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

/** The strings of the queue of requests about personal data. */
const strings = defineStrings('data-requests', {
  status: ['Status', 'Status'],
  kind: ['Pedido', 'Request'],
  'kind.any': ['Todos os pedidos', 'All requests'],
  person: ['Pessoa', 'Person'],
  received: ['Recebido em', 'Received on'],
  due: ['Prazo', 'Deadline'],
  next: ['Próxima etapa: {step}', 'Next step: {step}'],
  'next.ERASING': ['Exclusão em andamento', 'Deletion in progress'],
  'next.DONE': ['Concluído', 'Completed'],
  back: ['Voltar aos pedidos', 'Back to the requests'],
  loading: ['Carregando o pedido', 'Loading the request'],
  answer: ['Responder', 'Answer'],
  'answer.title': ['Responder ao pedido', 'Answer the request'],
  'answer.text': [
    'A pessoa lê a resposta na página dela e a recebe por e-mail, se informou um.',
    'The person reads the answer on their page and receives it by e-mail if they gave an address.',
  ],
  'answer.DELETE': [
    'Ao atender, formulários, oportunidades sem contrato, mensagens e fotos com prazo encerrado são excluídos. Não dá para voltar atrás.',
    'When fulfilled, forms, leads without a contract, messages and pictures past their period are deleted. This cannot be undone.',
  ],
  'answer.CORRECT': [
    'Ao atender, nome, telefone e e-mail das oportunidades em aberto são corrigidos. Corrija propostas e contratos na página de cada um.',
    'When fulfilled, name, telephone and e-mail of open leads are corrected. Correct proposals and contracts on their own pages.',
  ],
  'answer.done': ['Pedido respondido.', 'Request answered.'],
  record: ['Registrar pedido', 'Record a request'],
  'record.text': [
    'Para quem telefonou, escreveu ou veio pessoalmente. O prazo conta do dia em que o pedido foi recebido.',
    'For a person who called, wrote or came in. The deadline counts from the day on which the request was received.',
  ],
  'record.done': ['Pedido registrado.', 'Request recorded.'],
  asked: ['O que foi pedido', 'What was requested'],
  'asked.none': ['Sem texto', 'No text'],
  change: ['{field}: de “{current}” para “{wanted}”', '{field}: from “{current}” to “{wanted}”'],
  channel: ['Canal', 'Channel'],
  email: ['E-mail para a resposta', 'E-mail for the answer'],
  'email.none': ['Não informado: comunique a resposta à pessoa.', 'Not given: communicate the answer to the person.'],
  answered: ['Resposta', 'Answer'],
  'answered.product': ['Automaticamente, em {at}', 'Automatically, on {at}'],
  'answered.by': ['{name}, em {at}', '{name}, on {at}'],
  found: ['Dados encontrados', 'Data found'],
  'found.none': ['Nenhum dado encontrado.', 'No data found.'],
  kept: ['O que a lei obriga a manter', 'What law requires to keep'],
  until: ['até {day}', 'until {day}'],
  unconfirmed: ['A confirmar pelo jurídico', 'To be confirmed by counsel'],
});

const words: ListStrings = {
  nouns: {
    pt: { one: 'pedido', many: 'pedidos', gender: 'm' },
    en: { one: 'request', many: 'requests' },
  },
  title: { pt: 'Pedidos sobre dados pessoais', en: 'Requests about personal data' },
  empty: {
    title: { pt: 'Nenhum pedido aguarda resposta', en: 'No request awaits an answer' },
    text: {
      pt: 'Os pedidos que clientes fazem na página deles, ou que a equipe registra, aparecem aqui.',
      en: 'Requests that clients make on their page, or that staff record, appear here.',
    },
  },
};

type Row = ResponseOf<typeof endpoints.listDataRequests>['items'][number];
const stale = ['listDataRequests', 'readDataRequest'] as const;

/** `/privacy/requests`: the requests, or one of them. */
export function Page() {
  const [search] = useSearchParams();
  const id = search.get('pedido');
  return id === null ? <RequestList /> : <RequestPage key={id} id={id} />;
}

function RequestList() {
  const t = useStrings(strings);
  const [isRecording, setRecording] = useState(false);
  const record = useAct('recordDataRequest', { reload: stale });
  const filters = useListFilters({
    status: stateFilter({
      address: 'status',
      label: said(t('status')),
      waiting: { pt: 'Aguardando resposta', en: 'Awaiting an answer' },
      states: dataRequestStatuses,
    }),
    kind: choiceFilter('tipo', said(t('kind')), dataRequestKinds, said(t('kind.any'))),
  });
  const { status, kind } = filters.query as { status?: Row['status'] | 'all'; kind?: Row['kind'] };
  const list = useWorkList('listDataRequests', { query: { status, kind } });
  const columns = useColumns();
  const claims = useRequestClaims();
  return (
    <WorkQueue<Row>
      words={words}
      list={list}
      filters={filters}
      columns={columns}
      rowKey={({ id }) => id}
      // the answer depends on the data found, so it is given on the page of the request
      acts={claims}
      nameOf={({ number }) => number}
      actions={<Button onClick={() => setRecording(true)}>{t('record')}</Button>}
    >
      {isRecording ? (
        <ActDialog
          form={newDataRequestForm}
          first={{
            kind: '',
            name: '',
            document: '',
            email: '',
            phone: '',
            isContactOwn: false,
            receivedOn: '',
            message: '',
          }}
          words={{ title: t('record'), text: t('record.text'), submit: t('record'), done: t('record.done') }}
          send={(body) => record.run({ body })}
          onClose={() => setRecording(false)}
        />
      ) : null}
    </WorkQueue>
  );
}

/** Claim and release of a request, in the list and on its page. */
function useRequestClaims(): WorkAct<Row>[] {
  const claim = useAct('claimDataRequest', { reload: stale, alert: true });
  const release = useAct('releaseDataRequest', { reload: stale, alert: true });
  return useClaimActs(words.nouns, { claim, release }, ({ number }) => number);
}

type Step = Row['nextStep'];
/** Whether a request was answered: nobody's turn any more. */
const isEnded = (step: Step): step is 'ERASING' | 'DONE' => step === 'ERASING' || step === 'DONE';
const isWaiting = ({ nextStep }: Pick<Row, 'nextStep'>): boolean => !isEnded(nextStep);

function useColumns(): DataColumn<Row>[] {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { due, next } = useQueueColumns(words.nouns);
  return [
    {
      key: 'kind',
      header: t('kind'),
      primary: true,
      render: ({ id, number, kind }) => (
        <RecordName to={paths.dataRequest(id)} below={number}>
          {pickText(dataRequestKinds[kind], language)}
        </RecordName>
      ),
    },
    {
      key: 'person',
      header: t('person'),
      render: ({ name, documentMasked }) => <WorkPerson name={name} documentMasked={documentMasked} />,
    },
    due<Row>(isWaiting),
    next<Row>(
      ({ nextStep }) => (isEnded(nextStep) ? null : nextStep),
      ({ nextStep }) => (isEnded(nextStep) ? t(`next.${nextStep}`) : null),
    ),
    {
      key: 'status',
      header: t('status'),
      render: ({ status }) => (
        <StatusPill tone={dataRequestStatuses[status].colour}>
          {pickText(dataRequestStatuses[status], language)}
        </StatusPill>
      ),
    },
    {
      key: 'received',
      header: t('received'),
      priority: 'low',
      render: ({ receivedAt }) => <Instant at={receivedAt} />,
    },
  ];
}

/** One request: what was asked, what is held of the person, what law requires to keep, and its acts. */
function RequestPage({ id }: { id: string }) {
  const t = useStrings(strings);
  const query = useCall('readDataRequest', { params: { id } });
  return (
    <>
      <Anchor component={Link} to={paths.dataRequests} size="sm">
        {t('back')}
      </Anchor>
      {query.data ? null : <PageHeading title={t('answer.title')} />}
      <Loaded query={query} label={t('loading')}>
        {(request) => <Request request={request} />}
      </Loaded>
    </>
  );
}

function Request({ request }: { request: DataRequestDetail }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const turnText = useTurnText(words.nouns);
  const { id, number, kind, status, name, documentMasked, claim, nextStep, dueOn, daysLeft } = request;
  const answer = useAct('answerDataRequest', { reload: stale });
  const answering: WorkAct<Row> = {
    label: t('answer'),
    may: ({ can }) => can.answer,
    isMain: true,
    dialog: (_row, onClose) => (
      <ActDialog
        form={dataAnswerForm}
        first={{ outcome: '', answer: '' }}
        subject={`${number} · ${name}`}
        words={{
          title: t('answer.title'),
          text: kind === 'DELETE' || kind === 'CORRECT' ? t(`answer.${kind}`) : t('answer.text'),
          submit: t('answer'),
          done: t('answer.done'),
        }}
        send={(body) => answer.run({ params: { id }, body })}
        onClose={onClose}
      />
    ),
  };
  const { buttonsOf, dialog } = useWorkActs([...useRequestClaims(), answering]);
  return (
    <Stack gap="lg">
      <PageHeading
        eyebrow={number}
        title={pickText(dataRequestKinds[kind], language)}
        subtitle={`${name} · ${showMasked(documentMasked)}`}
        actions={<Group gap="sm">{buttonsOf(request)}</Group>}
      />
      <Group gap="sm">
        <StatusPill tone={dataRequestStatuses[status].colour}>
          {pickText(dataRequestStatuses[status], language)}
        </StatusPill>
        <Text component="div">
          {t('due')}: <DueDate dueOn={dueOn} daysLeft={daysLeft} isOpen={isWaiting(request)} />
        </Text>
        <Text>{isEnded(nextStep) ? t(`next.${nextStep}`) : t('next', { step: turnText(nextStep, claim) })}</Text>
      </Group>
      <Asked request={request} />
      <section>
        <Title order={2} size="h4">
          {t('kept')}
        </Title>
        {request.kept.map(({ rule, proposalNumber, until }) => (
          <Text key={`${rule} ${proposalNumber}`} component="div" mb="xs">
            {[pickText(retentionRules[rule], language), proposalNumber, until && t('until', { day: formatDate(until) })]
              .filter(Boolean)
              .join(' · ')}
            <Text size="sm" c="dimmed">
              {[retentionRules[rule].law, retentionRules[rule].confirmedOn === null ? t('unconfirmed') : null]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Text>
        ))}
      </section>
      <section>
        <Title order={2} size="h4">
          {t('found')}
        </Title>
        {request.found.sections.length === 0 ? <Text>{t('found.none')}</Text> : null}
        {request.found.sections.map(({ title, items }) => (
          <details key={title}>
            <summary>
              {title} ({items.length})
            </summary>
            {items.map((item) => (
              <Text key={`${item.title} ${item.rows.map(({ value }) => value).join()}`} size="sm" mb="xs">
                {[item.title, ...item.rows.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' · ')}
              </Text>
            ))}
          </details>
        ))}
      </section>
      {dialog}
    </Stack>
  );
}

function Asked({ request }: { request: DataRequestDetail }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { channel, recordedByName, email, message, corrections, consents } = request;
  const { answer, answeredAt, answeredByName } = request;
  const at = answeredAt ? formatInstant(answeredAt) : '';
  return (
    <section>
      <Title order={2} size="h4">
        {t('asked')}
      </Title>
      {corrections.map(({ field, current, wanted }) => (
        <Text key={field}>
          {t('change', { field: pickText(correctableFields[field], language), current: current || '–', wanted })}
        </Text>
      ))}
      {consents.map((consent) => (
        <Text key={consent}>{pickText(revocableConsents[consent], language)}</Text>
      ))}
      {corrections.length === 0 && consents.length === 0 ? <Text>{message || t('asked.none')}</Text> : null}
      <Text>
        {t('channel')}: {pickText(dataRequestChannels[channel], language)}
        {recordedByName ? ` (${recordedByName})` : ''}
      </Text>
      <Text>
        {t('email')}: {email || t('email.none')}
      </Text>
      {answeredAt ? (
        <Text>
          {t('answered')}:{' '}
          {answeredByName ? t('answered.by', { name: answeredByName, at }) : t('answered.product', { at })}
          {answer ? ` · ${answer}` : ''}
        </Text>
      ) : null}
    </section>
  );
}
