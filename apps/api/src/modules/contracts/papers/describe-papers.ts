import { contractStateOf, paperEventIn, paperKindIds, paperKinds } from '@estrada/domain/contracts/index';
import { documentKinds, documentName } from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import {
  availableEvents,
  type ProposalStatus,
  problemsOf,
  proposalActor,
  proposalTable,
  translateMessage,
} from '@estrada/domain/proposals/index';
import { makeShowText } from '@estrada/domain/proposals/registration/index';
import { renderMessage } from '@estrada/domain/validation/index';
import type { ContractPapers } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import { factsOf, type ProposalRecord, readStoredFacts } from '../../proposals/index.ts';
import { type ContractRow, listContracts, listPapers, type PaperRow } from '../contracts.repository.ts';

type Copies = 'true' | 'false' | undefined;

/** The contracts of a proposal with their papers, and what the caller may request now. */
export async function describePapers(
  proposal: ProposalRecord,
  context: ReadContext,
  copies?: Copies,
): Promise<ContractPapers> {
  const contracts = await listContracts(context.db, proposal.id);
  const papers = contracts.length > 0 ? await listPapers(context.db, proposal.id) : [];
  const shown = papers.filter(({ isNonNegotiable }) => copies === undefined || isNonNegotiable === (copies === 'true'));
  const described = contracts.map((contract) => describeContract(contract, shown, context));
  return {
    proposalId: proposal.id,
    version: proposal.version,
    contractNumber: proposal.contractNumber,
    contract: described.find(({ state }) => state !== 'VOID') ?? null,
    earlier: described.filter(({ state }) => state === 'VOID'),
    next: await describeNext(proposal, context),
  };
}

function describeContract(
  contract: ContractRow,
  papers: readonly PaperRow[],
  context: ReadContext,
): ContractPapers['earlier'][number] {
  const { language } = context;
  const showText = makeShowText(callerOf(context).viewer.role);
  const own = papers.filter(({ contractId }) => contractId === contract.id);
  return {
    id: contract.id,
    edition: contract.edition,
    state: contractStateOf(contract),
    requestedAt: contract.requestedAt.toISOString(),
    requestedByName: translateMessage(contract.requestedByName, language),
    readyAt: contract.readyAt?.toISOString() ?? null,
    voidedAt: contract.voidedAt?.toISOString() ?? null,
    voidedByName: translateMessage(contract.voidedByName, language),
    voidReason: showText(translateMessage(contract.voidReason, language)),
    papers: paperKindIds
      // the negotiable copy before the non-negotiable one
      .flatMap((kind) =>
        own.filter((paper) => paper.kind === kind).toSorted((a, b) => +a.isNonNegotiable - +b.isNonNegotiable),
      )
      .map((paper) => ({
        id: paper.id,
        kind: paper.kind,
        name: pickText(paperKinds[paper.kind], language),
        isNonNegotiable: paper.isNonNegotiable,
        textVersion: paper.textVersion,
        sizeBytes: paper.sizeBytes,
        sha256: paper.sha256,
        madeAt: paper.madeAt.toISOString(),
      })),
  };
}

async function describeNext(proposal: ProposalRecord, context: ReadContext): Promise<ContractPapers['next']> {
  const event = paperEventIn(proposal.status as ProposalStatus);
  if (!event) return null;
  const facts = factsOf(proposal, await readStoredFacts(context.db, proposal, context.today), context.today);
  const actor = proposalActor(callerOf(context).viewer);
  const move = proposalTable.find((row) => row.event === event)!;
  return {
    event,
    isOpen: actor !== null && availableEvents(facts, actor).includes(event),
    mayAct: actor !== null && move.actors.includes(actor.kind) && !facts.blocked,
    missing: problemsOf(event, facts).map(({ path, key }) => ({
      path,
      key,
      message: renderMessage(key, context.language),
      name: nameOf(path, context),
    })),
  };
}

/** The document's name, where the path means one. */
function nameOf(path: string, { language }: ReadContext): string | null {
  const kind = documentKinds.find((one) => path === `documents.${one}`);
  return kind ? pickText(documentName(kind), language) : null;
}
