import { planTitle } from '@estrada/domain/enumerations/index';
import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { describePayments } from '@estrada/domain/simulation/index';
import type { endpoints, ProposalDetail, ResponseOf } from '@estrada/endpoints/index';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useAct } from '@estrada/web/calls/use-act.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert, Badge, Button, Group, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { toFormRecord } from '../client-form/registration-form.ts';
import type { ProposalWork } from '../use-proposal-work.ts';
import { strings } from './strings.ts';

/** The figures of a simulation, as computed by the server. */
export type RelationPreview = ResponseOf<typeof endpoints.previewProposalRelation>;

/** The proposal's current figures next to the new ones; differences are also marked as text. */
function RelationTable({ proposal, code, seen }: { proposal: ProposalDetail; code: string; seen: RelationPreview }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const show = (side: Omit<RelationPreview, 'terms' | 'installmentCents'>) =>
    [
      ['vehicle', side.vehicleLabel],
      ['plan', planTitle(side.financeTypeId, language)],
      [
        'discount',
        side.discount ? `${side.discount.code}: – ${formatMoney(side.discount.discountCents)}` : t('discount.none'),
      ],
      ['vehicleValueCents', formatMoney(side.vehicleValueCents)],
      ['entryValueCents', formatMoney(side.entryValueCents)],
      ['financeValueCents', formatMoney(side.financeValueCents)],
      ['term', t('months', { count: side.term })],
      ['payments', preventAmountBreaks(describePayments(side.payments, language, 'exact'))],
      ['cet', t('cet.value', { rate: formatCet(side.cetAnnualPct) })],
    ] as const;
  const columns = { now: t('column.now'), by: t('column.by', { code }) };
  const before = show(proposal);
  return (
    <div className="record-compare">
      <table className="record-conflict-table" aria-label={t('compare.title', { code })}>
        <thead>
          <tr>
            <th scope="col">{t('column.what')}</th>
            <th scope="col">{columns.now}</th>
            <th scope="col">{columns.by}</th>
          </tr>
        </thead>
        <tbody>
          {show(seen).map(([name, after], index) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td data-label={columns.now}>{before[index]![1]}</td>
              <td data-label={columns.by}>
                {before[index]![1] === after ? (
                  after
                ) : (
                  <>
                    <strong>{after}</strong>{' '}
                    <Badge variant="light" size="sm">
                      {t('differs')}
                    </Badge>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = {
  proposal: ProposalDetail;
  simulation: { id: string; code: string };
  work: ProposalWork;
  onBack: () => void;
  onDone: () => void;
};

/** The current figures next to a simulation's, by term; on confirmation the proposal gets exactly the figures shown. */
export function CompareSimulation({ proposal, simulation, work, onBack, onDone }: Props) {
  const t = useStrings(strings);
  const { id, number } = proposal;
  const [term, setTerm] = useState<number>();
  const [terms, setTerms] = useState<readonly number[]>([]);
  const params = { id, simulationId: simulation.id };
  const [withoutDiscount, setWithoutDiscount] = useState(false);
  const drop = withoutDiscount ? ({ withoutDiscount: 'true' } as const) : {};
  const preview = useCall('previewProposalRelation', { params, query: { term, ...drop } });
  const act = useAct('relateProposalToSimulation', {
    reload: ['listProposals', 'listFittingSimulations', 'previewProposalRelation', 'readTccExemption'],
  });
  const seen = preview.isError ? undefined : preview.data;
  // if a term is in no table any more, the last known terms remain selectable
  if (seen && terms.length === 0) setTerms(seen.terms);
  const offered = seen?.terms ?? terms;

  async function take(): Promise<void> {
    if (!seen) return;
    const body = {
      version: work.record.version(),
      term: seen.term,
      installmentCents: seen.installmentCents,
      ...(withoutDiscount ? { withoutDiscount } : {}),
    };
    try {
      const fresh = await act.run({ params, body });
      // unsaved input of the form does not affect the figures, and remains
      work.record.adopt(toFormRecord(fresh));
      work.takeRelated(fresh, t('done', { number, code: simulation.code }));
      onDone();
    } catch (error) {
      const { status, code } = error as ApiError;
      // another user was first, or the proposal's status has changed: the page is refreshed
      if (status === 409 && code !== 'GSIM014' && code !== 'PRS004') work.follow();
    }
  }

  const refusal = act.error ?? (preview.isError ? preview.error : null);
  return (
    <Stack gap="md">
      <Text>{t('compare.about')}</Text>
      {offered.length > 1 ? (
        <Select
          label={t('term')}
          data={offered.map((one) => ({ value: String(one), label: t('months', { count: one }) }))}
          value={String(term ?? seen?.term ?? offered[0])}
          allowDeselect={false}
          autoComplete="off"
          onChange={(value) => setTerm(Number(value))}
        />
      ) : null}
      {refusal ? <Refusal error={refusal} t={t} onRetry={() => void preview.refetch()} /> : null}
      {refusal?.code.startsWith('voucher-') && !withoutDiscount ? (
        <Button variant="default" onClick={() => setWithoutDiscount(true)}>
          {t('discount.drop')}
        </Button>
      ) : null}
      {seen ? (
        <RelationTable proposal={proposal} code={simulation.code} seen={seen} />
      ) : preview.isError ? null : (
        <Skeleton height={280} role="status" aria-label={t('computing')} />
      )}
      <Text size="sm">{t('compare.kept')}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack}>
          {t('backToList')}
        </Button>
        {seen ? (
          <Button loading={act.isBusy} onClick={() => void take()}>
            {t('submit')}
          </Button>
        ) : null}
      </Group>
    </Stack>
  );
}

const refusalKeys = {
  PRS004: 'error.taken',
  GSIM002: 'error.tables',
  GSIM014: 'error.changed',
} as const;

/** Why it is refused, with what to do; without a response the call can be retried. */
function Refusal({ error, t, onRetry }: { error: ApiError; t: Translate<typeof strings>; onRetry: () => void }) {
  if (error.status >= 500 || error.status === 0) return <FailureState error={error} onRetry={onRetry} />;
  const key =
    error.code === 'SEC004'
      ? (`error.${error.status === 403 ? 'notAllowed' : 'gone'}` as const)
      : refusalKeys[error.code as keyof typeof refusalKeys];
  return (
    <Alert role="alert" color="red" variant="light">
      {key ? t(key) : error.detail}
    </Alert>
  );
}
