import { formatInstant } from '@estrada/domain/formats/index';
import type { ContractPapers, ProposalDetail } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Loader, Text, Title } from '@mantine/core';
import { PaperActs } from './paper-acts.tsx';
import { PaperList } from './paper-list.tsx';
import './papers.css';
import { strings } from './strings.ts';
import { usePapers } from './use-papers.ts';

type Contract = ContractPapers['earlier'][number];
const tones = { MAKING: 'info', READY: 'success', FAILED: 'danger', GIVEN_UP: 'warning', VOID: 'neutral' } as const;

/** The contract of a proposal with its papers, and what can be asked for now; nothing as long as there is neither. */
export function PapersPanel({ proposal }: { proposal: Pick<ProposalDetail, 'id' | 'number' | 'version'> }) {
  const t = useStrings(strings);
  const { data, error, refetch } = usePapers(proposal.id, proposal.version);
  const isEmpty = data && !data.contract && data.earlier.length === 0 && !data.next;
  if (isEmpty || (!data && !error)) return null;
  return (
    <section className="papers" aria-labelledby="proposal-papers">
      <Title order={2} size="h3" id="proposal-papers">
        {t('title')}
      </Title>
      {data ? (
        <Papers papers={data} proposal={proposal} />
      ) : (
        <FailureState error={error!} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Papers({
  papers: { contract, earlier, next, contractNumber, version },
  proposal,
}: {
  papers: ContractPapers;
  proposal: Pick<ProposalDetail, 'id' | 'number' | 'version'>;
}) {
  const t = useStrings(strings);
  return (
    <>
      {contract ? (
        <Status contract={contract} number={contractNumber} proposalId={proposal.id} />
      ) : next && next.event !== 'regenerateContracts' ? (
        <Text size="sm" c="dimmed">
          {t(next.mayAct ? `none.${next.event}` : 'waiting')}
        </Text>
      ) : null}
      {/* whichever of the two was asked for last knows what the act is to be done to */}
      {next ? <PaperActs next={next} proposal={{ ...proposal, version: Math.max(version, proposal.version) }} /> : null}
      {earlier.length > 0 ? (
        <details className="papers-earlier">
          <summary>{t('earlier', { count: earlier.length })}</summary>
          {earlier.map((one) => (
            <div key={one.id}>
              <Status contract={one} number={contractNumber} proposalId={proposal.id} />
            </div>
          ))}
        </details>
      ) : null}
    </>
  );
}

function Status({ contract, number, proposalId }: { contract: Contract; number: string | null; proposalId: string }) {
  const t = useStrings(strings);
  const { state, edition, requestedByName, requestedAt, voidedAt, voidedByName, voidReason } = contract;
  return (
    <>
      <p className="papers-status">
        <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
        <span>{t('number', { number: number ?? '', edition })}</span>
      </p>
      <Text size="sm" c="dimmed">
        {voidedAt
          ? t('voided', { at: formatInstant(voidedAt), name: voidedByName ?? '' })
          : t('asked', { at: formatInstant(requestedAt), name: requestedByName })}
      </Text>
      {voidReason ? (
        <Text size="sm" className="papers-reason">
          {t('reason', { reason: voidReason })}
        </Text>
      ) : null}
      <div role="status" aria-live="polite">
        {state === 'MAKING' || state === 'FAILED' || state === 'GIVEN_UP' ? (
          <Text size="sm" component="div" className="papers-making">
            {state === 'MAKING' ? <Loader size="xs" aria-hidden /> : null}
            <span>{t(`meaning.${state}`)}</span>
          </Text>
        ) : null}
      </div>
      <PaperList proposalId={proposalId} papers={contract.papers} />
    </>
  );
}
