import './papers.css';
import { hasNegotiableCopy } from '@estrada/domain/contracts/index';
import { formatDate, formatInstant } from '@estrada/domain/formats/index';
import type { ContractPapers, ProposalDetail } from '@estrada/endpoints/index';
import { StatusPill } from '@estrada/ui/index';
import { useCall, useReload } from '@estrada/web/calls/use-call.ts';
import { useOnChange } from '@estrada/web/calls/use-on-change.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useOpenPdf } from '@estrada/web/files/open-file.ts';
import { showSize } from '@estrada/web/files/work/show-size.ts';
import { FoldCard } from '@estrada/web/folds/fold-card.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Loader, Text } from '@mantine/core';
import { loadPaper } from '../load-paper.ts';
import { papersSentenceOf, papersStateOf, papersSummaryOf, unreadySentenceOf } from '../state-sentences.ts';
import { PaperActs } from './paper-acts.tsx';
import { strings } from './strings.ts';

type Paper = ContractPapers['earlier'][number]['papers'][number];

/**
 * The papers of a contract, each with its copy, its text version, and a button that opens it for reading or printing.
 */
function PaperList({ proposalId, papers }: { proposalId: string; papers: readonly Paper[] }) {
  if (papers.length === 0) return null;
  return (
    <ul className="papers-list">
      {papers.map((paper) => (
        <PaperLine key={paper.id} proposalId={proposalId} paper={paper} />
      ))}
    </ul>
  );
}

function PaperLine({ proposalId, paper }: { proposalId: string; paper: Paper }) {
  const t = useStrings(strings);
  const { isOpening, open } = useOpenPdf();
  const copy = hasNegotiableCopy(paper.kind)
    ? t(paper.isNonNegotiable ? 'copy.nonNegotiable' : 'copy.negotiable')
    : null;
  const name = [paper.name, copy].filter(Boolean).join(', ');
  return (
    <li>
      <div className="papers-name">
        <span>{paper.name}</span>
        {copy ? <span className="papers-copy">{copy}</span> : null}
        <small title={paper.sha256}>
          {t('text', { date: formatDate(paper.textVersion), size: showSize(paper.sizeBytes) })}
        </small>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={isOpening}
        aria-label={t(isOpening ? 'opening' : 'openOf', { name })}
        onClick={() => void open(t('download.name'), () => loadPaper(proposalId, paper.id))}
      >
        {t('open')}
      </Button>
    </li>
  );
}

/** How often papers that are being generated are polled: it takes seconds. */
const makingMs = 1_500;

/** The papers of a proposal; fetched again while they are generated, and when the proposal has changed. */
function usePapers(proposalId: string, version: number) {
  const query = useCall(
    'readContractPapers',
    { params: { id: proposalId }, query: {} },
    { refetchInterval: ({ state }) => (state.data?.contract?.state === 'MAKING' ? makingMs : false) },
  );
  useOnChange(version, () => void query.refetch());
  const reload = useReload();
  // the acts that a contract allows depend on whether its papers exist
  useOnChange(query.data?.contract?.state, () => void reload('readSettlement', 'readCertisignStatus'));
  return query;
}

type Contract = ContractPapers['earlier'][number];
const tones = { MAKING: 'info', READY: 'success', FAILED: 'danger', GIVEN_UP: 'warning', VOID: 'neutral' } as const;

/** The contract of a proposal with its papers, and the possible requests; renders nothing while there is neither. */
export function PapersPanel({
  proposal,
  isCurrent = true,
  isWithdrawn = false,
}: {
  proposal: Pick<ProposalDetail, 'id' | 'number' | 'version'>;
  isCurrent?: boolean;
  /** the client has withdrawn from the contract */
  isWithdrawn?: boolean;
}) {
  const t = useStrings(strings);
  const { data, error, refetch } = usePapers(proposal.id, proposal.version);
  const isEmpty = data && !data.contract && data.earlier.length === 0 && !data.next;
  if (isEmpty || (!data && !error)) return null;
  const contract = data?.contract;
  const state = contract ? papersStateOf(contract, isWithdrawn) : null;
  const summary = data ? papersSummaryOf(data) : null;
  return (
    <FoldCard
      id="proposal-papers"
      title={t('title')}
      mark={state ? <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill> : null}
      summary={summary && t(summary.key, summary.values)}
      isCurrent={isCurrent || !data || contract?.state === 'FAILED'}
      outside={
        data?.next ? (
          // the query fetched last has the current version, which the act requires
          <PaperActs next={data.next} proposal={{ ...proposal, version: Math.max(data.version, proposal.version) }} />
        ) : null
      }
    >
      <div className="papers">
        {data ? (
          <Papers papers={data} proposalId={proposal.id} />
        ) : (
          <FailureState error={error!} onRetry={() => void refetch()} />
        )}
      </div>
    </FoldCard>
  );
}

function Papers({ papers, proposalId }: { papers: ContractPapers; proposalId: string }) {
  const t = useStrings(strings);
  const { contract, earlier, contractNumber } = papers;
  const sentence = papersSentenceOf(papers);
  return (
    <>
      {contract ? (
        <Status
          contract={contract}
          number={contractNumber}
          proposalId={proposalId}
          sentence={unreadySentenceOf(papers)}
        />
      ) : sentence ? (
        <Text size="sm" c="dimmed">
          {t(sentence)}
        </Text>
      ) : null}
      {earlier.length > 0 ? (
        <details className="papers-earlier">
          <summary>{t('earlier', { count: earlier.length })}</summary>
          {earlier.map((one) => (
            <div key={one.id}>
              <Status isEarlier contract={one} number={contractNumber} proposalId={proposalId} />
            </div>
          ))}
        </details>
      ) : null}
    </>
  );
}

function Status({
  contract,
  number,
  proposalId,
  sentence = null,
  isEarlier = false,
}: {
  contract: Contract;
  number: string | null;
  proposalId: string;
  /** what follows from papers that are not ready */
  sentence?: ReturnType<typeof unreadySentenceOf>;
  /** a void one: the status of the one in force stands in the heading of the section */
  isEarlier?: boolean;
}) {
  const t = useStrings(strings);
  const { state, edition, requestedByName, requestedAt, voidedAt, voidedByName, voidReason } = contract;
  return (
    <>
      <p className="papers-status">
        {isEarlier ? <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill> : null}
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
        {sentence ? (
          <Text size="sm" component="div" className="papers-making">
            {state === 'MAKING' ? <Loader size="xs" aria-hidden /> : null}
            <span>{t(sentence)}</span>
          </Text>
        ) : null}
      </div>
      <PaperList proposalId={proposalId} papers={contract.papers} />
    </>
  );
}
