import { formatCount, formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { UploadRecord } from '@estrada/endpoints/index';
import { DataTable } from '@estrada/ui/index';
import { Alert, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useConfirmAction } from '../../records/confirm-action/use-confirm-action.tsx';
import { defineStrings } from '../../strings/define-strings.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { type Start, useStartChoice } from './start-choice.tsx';
import type { TableCalls } from './upload-calls.ts';

/** Strings of what a table would change, and of putting it in force. */
export const strings = defineStrings('upload-difference-content', {
  'difference.added': ['Linhas novas', 'New lines'],
  'difference.changed': ['Linhas alteradas', 'Changed lines'],
  'difference.removed': ['Linhas removidas', 'Removed lines'],
  'difference.none': ['Esta tabela é igual à que está em vigor.', 'This table is the same as the one in force.'],
  'difference.samples': ['Primeiras diferenças', 'First differences'],
  'difference.kind': ['Mudança', 'Change'],
  'difference.line': ['Linha', 'Line'],
  'difference.cells': ['Valores', 'Values'],
  'kind.added': ['Nova', 'New'],
  'kind.changed': ['Alterada', 'Changed'],
  'kind.removed': ['Removida', 'Removed'],
  'prices.loans': ['Parcela de referência', 'Reference instalment'],
  'prices.loansText': [
    'Veículo de R$ 100.000, entrada mínima (ao menos 30%), menor prazo, sem tarifas.',
    'R$ 100,000 vehicle, minimum down payment (at least 30%), shortest term, no fees.',
  ],
  'prices.plan': ['Plano', 'Plan'],
  'prices.asset': ['Condição', 'Condition'],
  'asset.1': ['Novo', 'New vehicle'],
  'asset.2': ['Usado', 'Used vehicle'],
  'prices.before': ['Hoje', 'Today'],
  'prices.after': ['Com esta tabela', 'With this table'],
  'prices.change': ['Diferença', 'Difference'],
  'prices.loan': ['{amount} em {term} meses', '{amount} over {term} months'],
  'prices.otherTerm': ['Outro prazo', 'Another term'],
  'prices.none': ['Sem financiamento', 'Not financed'],
  'prices.gaps': ['Combinações que deixam de ser financiadas: {count}', 'Combinations no longer financed: {count}'],
  'prices.overlaps': [
    'Combinações com mais de uma tabela (vale a menor taxa): {count}',
    'Combinations with more than one table (the lowest rate applies): {count}',
  ],
  'difference.firstOf': ['Primeiras {shown} de {total}:', 'First {shown} of {total}:'],
  'trial.apply': ['Aplicar tabela', 'Apply table'],
  'trial.title': ['Aplicar a tabela testada?', 'Apply the tested table?'],
  'trial.text': [
    'O mesmo arquivo é conferido outra vez e entra em vigor no lugar da tabela atual.',
    'The same file is checked once more and takes the place of the current table.',
  ],
  'trial.textFrom': [
    'O mesmo arquivo é conferido outra vez e entra em vigor em {day}. Até lá, a tabela atual continua em vigor.',
    'The same file is checked once more and takes effect on {day}. Until then, the current table remains in force.',
  ],
  'trial.stale': [
    'Outra tabela entrou em vigor depois deste teste. Teste o arquivo de novo.',
    'Another table took effect after this test. Test the file again.',
  ],
  'return.act': ['Restaurar esta tabela', 'Restore this table'],
  'return.confirm': ['Restaurar esta tabela?', 'Restore this table?'],
  'return.confirmText': [
    'Ela entra em vigor agora, no lugar da atual. Os agendamentos continuam.',
    'It takes effect now, in place of the current one. Scheduled tables stay scheduled.',
  ],
  'risk.title': ['Confirme o impacto desta tabela', 'Confirm the impact of this table'],
  'risk.removed': ['Linhas removidas: {removed} de {before}', 'Lines removed: {removed} of {before}'],
  'risk.unfinanced': [
    'Combinações de veículo e plano que deixam de ser financiadas: {count}',
    'Combinations of vehicle and plan that are no longer financed: {count}',
  ],
  'risk.type': ['Digite {count} para confirmar', 'Type {count} to confirm'],
});

type Difference = NonNullable<Awaited<ReturnType<TableCalls['read']>>['difference']>;
type Risk = NonNullable<Difference['risk']>;
/**
 * The field in which the number of what a table takes away is typed, where that is much.
 *
 * @returns `read` returns what was typed, undefined where nothing has to be, or null for another number: then the field
 * shows the error and has the focus
 */
function useTypedNumber(risk: Risk | null) {
  const t = useStrings(strings);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  if (!risk) return { field: null, read: () => undefined };
  const label = t('risk.type', { count: String(risk.toType) });
  return {
    read(): number | null {
      if (typed.trim() === String(risk.toType)) return risk.toType;
      setWrong(true);
      input.current?.focus();
      return null;
    },
    field: (
      <TextInput
        ref={input}
        name="confirmed"
        label={label}
        inputMode="numeric"
        autoComplete="off"
        required
        maw={320}
        value={typed}
        error={isWrong ? label : null}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
      />
    ),
  };
}

const saysOf = (
  { removed, linesBefore, unfinanced }: Risk,
  t: ReturnType<typeof useStrings<typeof strings>>,
): string[] => [
  ...(removed > 0 ? [t('risk.removed', { removed: formatCount(removed), before: formatCount(linesBefore) })] : []),
  ...(unfinanced > 0 ? [t('risk.unfinanced', { count: formatCount(unfinanced) })] : []),
];

/** What takes much away, above the difference itself. */
function RiskAlert({ risk }: { risk: Risk }) {
  const t = useStrings(strings);
  return (
    <Alert color="ipe">
      <Text size="sm" fw={600}>
        {t('risk.title')}
      </Text>
      {saysOf(risk, t).map((said) => (
        <Text size="sm" key={said}>
          {said}
        </Text>
      ))}
    </Alert>
  );
}

/** The difference of a trial, and the button that puts it in force. */
export function TrialDifference({
  calls,
  upload: { id, fileName, can },
  difference,
  onApplied,
}: {
  calls: TableCalls;
  upload: UploadRecord;
  difference: Difference;
  onApplied: (upload: UploadRecord) => void;
}) {
  const t = useStrings(strings);
  const staleId = useId();
  const start = useStartChoice();
  const { ask, modal } = useConfirmAction();
  const { field, read } = useTypedNumber(difference.risk);
  const askToApply = (chosen: Start, confirmed: number | undefined) =>
    ask({
      title: t('trial.title'),
      subject: fileName,
      confirmLabel: t('trial.apply'),
      text: chosen.effectiveFrom ? t('trial.textFrom', { day: formatDate(chosen.effectiveFrom) }) : t('trial.text'),
      act: async () => onApplied(await calls.apply({ params: { id }, query: chosen, body: { confirmed } })),
    });
  return (
    <Stack gap="md">
      <DifferenceView difference={difference} />
      {can.apply ? (
        start.choice
      ) : (
        <Text size="sm" id={staleId}>
          {t('trial.stale')}
        </Text>
      )}
      {can.apply ? field : null}
      <Button
        w="fit-content"
        disabled={!can.apply}
        aria-describedby={can.apply ? undefined : staleId}
        leftSection={<IconCircleCheck size={16} aria-hidden="true" />}
        onClick={() => {
          const chosen = start.read();
          const confirmed = read();
          if (chosen && confirmed !== null) askToApply(chosen, confirmed);
        }}
      >
        {t('trial.apply')}
      </Button>
      {modal}
    </Stack>
  );
}

/** What a return to an earlier table would change, and the button that returns to it. */
export function ReturnDifference({
  calls,
  table: { id, name },
  difference,
  inForceId,
  onReturned,
}: {
  calls: TableCalls;
  table: { id: string; name: string };
  difference: Difference;
  inForceId: string | null;
  onReturned: () => void;
}) {
  const t = useStrings(strings);
  const { ask, modal } = useConfirmAction();
  const { field, read } = useTypedNumber(difference.risk);
  const askToReturn = (confirmed: number | undefined) =>
    ask({
      title: t('return.confirm'),
      subject: name,
      text: t('return.confirmText'),
      confirmLabel: t('return.act'),
      act: async () => {
        await calls.goBack({ params: { id }, body: { inForceId, confirmed } });
        onReturned();
      },
      done: { type: 'success', code: 'table.returned', params: { fileName: name } },
    });
  return (
    <Stack gap="md">
      <DifferenceView difference={difference} />
      {field}
      <Button
        w="fit-content"
        leftSection={<IconArrowBackUp size={16} aria-hidden="true" />}
        onClick={() => {
          const confirmed = read();
          if (confirmed !== null) askToReturn(confirmed);
        }}
      >
        {t('return.act')}
      </Button>
      {modal}
    </Stack>
  );
}

/**
 * Findings that the user should look at: their number in the title, the first of them below; renders nothing if there
 * are none.
 */
function FirstOf({ title, found }: { title: string; found: { count: number; samples: string[] } }) {
  const t = useStrings(strings);
  if (found.count === 0) return null;
  const { length } = found.samples;
  return (
    <details className="upload-choices">
      <summary>{title}</summary>
      {found.count > length ? (
        <Text size="sm">{t('difference.firstOf', { shown: length, total: formatCount(found.count) })}</Text>
      ) : null}
      <ul>
        {found.samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
    </details>
  );
}

type Prices = NonNullable<NonNullable<Awaited<ReturnType<TableCalls['read']>>['difference']>['prices']>;

/**
 * The effects of price tables in a trial: a reference loan by plan, and choices that no table, or more than one, would
 * price.
 */
function PriceAssessment({ loans, gaps, overlaps }: Prices) {
  const t = useStrings(strings);
  const loan = (cents: number | null, termMonths: number | null) =>
    cents === null || termMonths === null
      ? t('prices.none')
      : t('prices.loan', { amount: formatMoney(cents), term: termMonths });
  return (
    <>
      <FirstOf title={t('prices.gaps', { count: formatCount(gaps.count) })} found={gaps} />
      <FirstOf title={t('prices.overlaps', { count: formatCount(overlaps.count) })} found={overlaps} />
      <div>
        <Title order={3} size="h4">
          {t('prices.loans')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('prices.loansText')}
        </Text>
      </div>
      <DataTable
        label={t('prices.loans')}
        rows={loans}
        rowKey={(row) => `${row.plan}-${row.assetType}`}
        columns={[
          { key: 'plan', header: t('prices.plan'), primary: true, render: (row) => row.plan },
          { key: 'asset', header: t('prices.asset'), render: (row) => t(`asset.${row.assetType}`) },
          {
            key: 'before',
            header: t('prices.before'),
            align: 'end',
            render: (row) => loan(row.beforeCents, row.beforeTermMonths),
          },
          {
            key: 'after',
            header: t('prices.after'),
            align: 'end',
            render: (row) => loan(row.afterCents, row.afterTermMonths),
          },
          {
            key: 'change',
            header: t('prices.change'),
            align: 'end',
            render: ({ beforeCents, afterCents, beforeTermMonths, afterTermMonths }) => {
              if (beforeCents === null || afterCents === null) return '–';
              // instalments of two terms are not comparable
              if (beforeTermMonths !== afterTermMonths) return t('prices.otherTerm');
              return formatMoney(afterCents - beforeCents);
            },
          },
        ]}
      />
    </>
  );
}

/**
 * What one table would change compared with the one in force: how many lines, the findings, the effects on prices, and
 * the first lines.
 */
export function DifferenceView({ difference }: { difference: Difference }) {
  return (
    <>
      {difference.risk ? <RiskAlert risk={difference.risk} /> : null}
      <Counts {...difference} />
      {difference.notes.map((note) => (
        <FirstOf key={note.text} title={note.text} found={note} />
      ))}
      {difference.prices ? <PriceAssessment {...difference.prices} /> : null}
      <Samples samples={difference.samples} />
    </>
  );
}

/** How many lines are added, changed and removed. */
function Counts({ added, changed, removed, samples }: Difference) {
  const t = useStrings(strings);
  if (samples.length === 0) return <Text>{t('difference.none')}</Text>;
  return (
    <dl className="upload-counts">
      {Object.entries({ changed, added, removed } as const).map(([kind, count]) => (
        <div key={kind}>
          <dt>{t(`difference.${kind as 'added'}`)}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The first lines of each kind. */
function Samples({ samples }: Pick<Difference, 'samples'>) {
  const t = useStrings(strings);
  if (samples.length === 0) return null;
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {t('difference.samples')}
      </Title>
      <DataTable
        label={t('difference.samples')}
        rows={samples}
        rowKey={(row) => `${row.kind}-${row.label}`}
        columns={[
          { key: 'line', header: t('difference.line'), primary: true, render: (row) => row.label },
          { key: 'kind', header: t('difference.kind'), render: (row) => t(`kind.${row.kind}`) },
          {
            key: 'cells',
            header: t('difference.cells'),
            render: (row) =>
              row.cells.length === 0 ? (
                '–'
              ) : (
                // one below the other, also in a card
                <div>
                  {row.cells.map((cell) => (
                    <Cell key={cell.column} {...cell} isAdded={row.kind === 'added'} />
                  ))}
                </div>
              ),
          },
        ]}
      />
    </section>
  );
}

const Cell = ({
  column,
  before,
  after,
  isAdded,
}: Difference['samples'][number]['cells'][number] & { isAdded: boolean }) => (
  <span className="upload-cell">
    <code>{column}</code> {isAdded ? after : `${before || '–'} → ${after || '–'}`}
  </span>
);
