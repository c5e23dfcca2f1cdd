import { states } from '@estrada/domain/enumerations/index';
import { type PcdDriver, pcdAnswerProblems } from '@estrada/domain/pcd/index';
import { type MessageKey, renderMessage } from '@estrada/domain/validation/index';
import { EmptyState, MoneyInput } from '@estrada/ui/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { rarelyChangesMs, useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { Loaded } from '@estrada/web/failure/loaded.tsx';
import { PageTitle } from '@estrada/web/pages/page-title.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Radio, Select, Skeleton, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { pcdStepsWords } from './page-strings.ts';
import './pcd.css';
import { PcdResult } from './pcd-result.tsx';
import { strings } from './strings.ts';

type Answer = { driver: PcdDriver | null; pathologyId: string | null; state: string | null; priceCents: number | null };
type Part = keyof Answer;
type Options = CallAnswer<'listPathologyOptions'>['items'];

const drivers: readonly PcdDriver[] = ['SELF', 'OTHER'];

/** The answers of the address, so that a result can be reloaded, and left by the back button. */
function answerIn(search: URLSearchParams): Answer {
  const price = Number(search.get('preco'));
  return {
    driver: drivers.find((driver) => driver === search.get('condutor')) ?? null,
    pathologyId: search.get('patologia'),
    state: states.find(({ id }) => id === search.get('uf'))?.id ?? null,
    priceCents: Number.isInteger(price) && price > 0 ? price : null,
  };
}

const addressOf = ({ driver, pathologyId, state, priceCents }: Answer) => ({
  condutor: driver ?? '',
  patologia: pathologyId ?? '',
  uf: state ?? '',
  preco: String(priceCents ?? ''),
});

/** `/pcd/passo-a-passo`: four answers, and the exemptions, documents, steps and price that follow from them. */
export function Page() {
  const t = useStrings(strings);
  const options = useCall('listPathologyOptions', {}, { staleTime: rarelyChangesMs });
  return (
    <>
      <PageTitle words={pcdStepsWords} />
      <Loaded query={options} label={t('loading')}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('ask.noneTitle')} text={t('ask.noneText')} />
          ) : (
            <Flow options={items} />
          )
        }
      </Loaded>
    </>
  );
}

function Flow({ options }: { options: Options }) {
  const t = useStrings(strings);
  const [search, setSearch] = useSearchParams();
  const [wasSent, setSent] = useState(false);
  const asked = answerIn(search);
  const { driver, pathologyId, state, priceCents } = asked;
  const isComplete = driver !== null && pathologyId !== null && state !== null && priceCents !== null;
  const result = useCall('readPcdAnswer', isComplete ? { query: { driver, pathologyId, state, priceCents } } : null);
  const refused = result.error instanceof ApiError ? result.error.fields : [];
  const parts: readonly string[] = ['driver', 'pathologyId', 'state', 'priceCents'] satisfies Part[];
  const isShownAtFields = refused.length > 0 && refused.every(({ path }) => parts.includes(path));
  return (
    <Stack gap="lg">
      <Questions
        options={options}
        asked={asked}
        address={search.toString()}
        refused={refused}
        isBusy={result.isFetching}
        onSend={(answer) => {
          setSent(true);
          setSearch(addressOf(answer));
        }}
      />
      {!isComplete ? null : result.data ? (
        <PcdResult key={search.toString()} result={result.data} driver={driver} state={state} isAnswer={wasSent} />
      ) : !result.isError ? (
        <Skeleton height={320} radius="lg" role="status" aria-label={t('loading')} />
      ) : isShownAtFields ? null : (
        <FailureState error={result.error} onRetry={() => void result.refetch()} />
      )}
    </Stack>
  );
}

function Questions({
  options,
  asked,
  address,
  refused,
  isBusy,
  onSend,
}: {
  options: Options;
  /** the answers of the address, and the address itself */
  asked: Answer;
  address: string;
  refused: readonly { path: string; key: string }[];
  isBusy: boolean;
  onSend: (answer: Answer) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState(asked);
  const [problems, setProblems] = useState<readonly { path: string; key: string }[]>([]);
  /** what was changed since the answers were sent: a refusal no longer applies to it */
  const [changed, setChanged] = useState<readonly Part[]>([]);
  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    setAnswer(asked);
    setChanged([]);
  }
  const pathology = options.find(({ id }) => id === answer.pathologyId) ?? null;
  const shown = problems.length > 0 ? problems : refused;
  const errorOf = (part: Part) => {
    const found = changed.includes(part) ? undefined : shown.find(({ path }) => path === part);
    return found && renderMessage(found.key as MessageKey, language);
  };
  function change<Name extends Part>(part: Name, value: Answer[Name]) {
    setAnswer((now) => ({ ...now, [part]: value }));
    setChanged((now) => [...now, part]);
  }
  useEffect(() => {
    if (shown.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);

  function send(event: FormEvent) {
    event.preventDefault();
    const found = pcdAnswerProblems(answer, pathology);
    setProblems(found);
    setChanged([]);
    if (found.length === 0) onSend(answer);
  }

  return (
    <form ref={form} className="pcd-card pcd-questions" aria-label={t('ask.label')} onSubmit={send} noValidate>
      <Radio.Group
        label={t('ask.driver')}
        required
        value={answer.driver ?? ''}
        error={errorOf('driver')}
        onChange={(driver) => change('driver', driver as PcdDriver)}
      >
        <div className="pcd-drivers">
          {drivers.map((driver) => (
            <Radio key={driver} value={driver} label={t(`choice.${driver}`)} />
          ))}
        </div>
      </Radio.Group>
      <Select
        label={t('ask.pathology')}
        description={t('ask.pathology.hint')}
        required
        searchable
        openOnFocus={false}
        nothingFoundMessage={t('ask.nothingFound')}
        data={options.map(({ id, pathologyName, cid }) => ({ value: id, label: `${pathologyName} (${cid})` }))}
        value={answer.pathologyId}
        error={errorOf('pathologyId')}
        onChange={(pathologyId) => change('pathologyId', pathologyId)}
      />
      <Select
        label={t('ask.state')}
        required
        searchable
        openOnFocus={false}
        nothingFoundMessage={t('ask.nothingFound')}
        data={states.map(({ id, name }) => ({ value: id, label: name }))}
        value={answer.state}
        error={errorOf('state')}
        onChange={(state) => change('state', state)}
      />
      <MoneyInput
        label={t('ask.price')}
        description={t('ask.price.hint')}
        required
        value={answer.priceCents}
        error={errorOf('priceCents')}
        onChange={(priceCents) => change('priceCents', priceCents)}
      />
      <div>
        <Button type="submit" loading={isBusy}>
          {t('ask.send')}
        </Button>
      </div>
    </form>
  );
}
