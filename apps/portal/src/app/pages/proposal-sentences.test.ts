/** Each sentence about the state of a sale on its page and on that of its client, compared with its record in every state. */

import { clientPageState } from '@estrada/domain/client-page/index';
import {
  type DocumentKind,
  type DocumentStatus,
  documentSet,
  documentState,
  documentsOfContract,
  isOpenForDocuments,
} from '@estrada/domain/documents/index';
import {
  contractedStatuses,
  contractStatuses,
  nextActorOf,
  type ProposalStatus,
  paidStatuses,
  proposalStatusIds,
} from '@estrada/domain/proposals/index';
import { type FundingFacts, fundingChecklist, fundingStageIds, stageState } from '@estrada/domain/settlement/index';
import type { ClientPage, ProposalDetail, Settlement } from '@estrada/endpoints/index';
import { formatString } from '@estrada/web/strings/string-store.ts';
import { expect, it } from 'vitest';
import { clientStateOf, hasEnded, stepSentenceOf, stepsOf } from '../../features/client-page/client-steps.ts';
import { strings as clientStrings } from '../../features/client-page/strings.ts';
import { signatureStateOf } from '../../features/contracts/signature/signature-part.tsx';
import { strings as signatureStrings } from '../../features/contracts/signature/strings.ts';
import {
  decidedStatusOf,
  decisionSentenceOf,
  endSentenceOf,
  stripNoteOf,
  turnOf,
  workSentenceOf,
} from '../../features/proposals/state-sentences.ts';
import { statusInWords } from '../../features/proposals/status-badge.tsx';
import { strings as proposalStrings } from '../../features/proposals/strings.ts';
import { nextSentenceOf } from '../../features/settlement/funding/next-sentence.ts';
import { strings as fundingStrings } from '../../features/settlement/funding/strings.ts';
import {
  activationSentenceOf,
  isPaymentExpected,
  payableSentenceOf,
  settlementSummaryOf,
} from '../../features/settlement/state-sentences.ts';
import { strings as settlementStrings } from '../../features/settlement/strings.ts';

const at = '2026-11-20T14:00:00Z';
const kinds = ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF', 'VEHICLE_INVOICE', 'FINANCE_KIT'] as const;

type Case = {
  status: ProposalStatus;
  documents: DocumentStatus;
  signature: Settlement['signature'];
  hasLien: boolean;
  payment: 'SENT' | 'RETURNED' | 'CONFIRMED' | null;
  isWithdrawn: boolean;
  isDealer: boolean;
  hasOpenInsurance: boolean;
};

const isIn = (statuses: readonly ProposalStatus[], status: ProposalStatus) => statuses.includes(status);
const hasContract = ({ status }: Case) => isIn(contractStatuses, status);
const isPaid = ({ status }: Case) => isIn(paidStatuses, status);

/** The guards of the machine leave no other records. */
function isPossible(record: Case): boolean {
  const { status, signature, hasLien, payment, isWithdrawn } = record;
  const isActivated = isIn(contractedStatuses, status);
  if (isActivated && (signature !== 'COMPLETED' || !hasLien)) return false;
  if (!hasContract(record) && (signature !== 'NONE' || hasLien)) return false;
  if (isWithdrawn && !['PS', 'OC', 'OCM', 'NU'].includes(status)) return false;
  const payments: readonly Case['payment'][] =
    status === 'AV' ? [null, 'RETURNED'] : status === 'PS' ? ['SENT'] : isPaid(record) ? ['CONFIRMED'] : [null];
  return payments.includes(payment);
}

/** The records of every stage. */
const records = proposalStatusIds
  .flatMap((status) =>
    (['REQUIRED', 'RECEIVED', 'REFUSED', 'ACCEPTED'] as const).flatMap((documents) =>
      (['NONE', 'IN_PROGRESS', 'COMPLETED'] as const).flatMap((signature) =>
        [true, false].flatMap((hasLien) =>
          ([null, 'SENT', 'RETURNED', 'CONFIRMED'] as const).flatMap((payment) =>
            [true, false].flatMap((isWithdrawn) =>
              [true, false].flatMap((isDealer) =>
                [true, false].map((hasOpenInsurance): Case => {
                  const facts = { status, documents, signature, hasLien, payment };
                  return { ...facts, isWithdrawn, isDealer, hasOpenInsurance };
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  .filter(isPossible);

/** A payment that came back stops the sale until it is sent again. */
const stopOf = ({ payment }: Case) => (payment === 'RETURNED' ? ({ how: 'given-up', at } as const) : null);

const actorOf = (record: Case) =>
  nextActorOf({
    status: record.status,
    blocked: false,
    blockedBy: null,
    stop: stopOf(record)?.how ?? null,
    conditionsPresented: false,
    isDecidedByEngine: true,
    hasFirstDecision: false,
  });

const saleOf = ({ status, signature }: Case) =>
  ({
    personType: 'PF',
    financeTypeId: 1,
    financedItems: [],
    status,
    isSignedElectronically: signature === 'COMPLETED',
  }) as const;

/** The state of a document; what is signed comes after the contract. */
const rowOf = (record: Case, kind: DocumentKind): DocumentStatus =>
  documentsOfContract.includes(kind) && !hasContract(record) ? 'REQUIRED' : record.documents;

const checklistOf = (record: Case) =>
  fundingChecklist({
    ...saleOf(record),
    withdrawn: record.isWithdrawn,
    turn: { actor: (actorOf(record) ?? 'dealer') as 'dealer', since: at },
    createdAt: at,
    sentAt: at,
    decidedAt: at,
    contractAt: at,
    activatedAt: at,
    confirmedAt: at,
    sendProblems: [],
    documents: kinds.flatMap((kind) => {
      const status = rowOf(record, kind);
      return status === 'REQUIRED' ? [] : [{ kind, status, since: at }];
    }),
    contractProblems: [],
    isElectronicSignature: true,
    signedPaper: { isThere: false, since: null },
    signature: record.signature,
    signers:
      record.signature === 'NONE'
        ? []
        : [
            {
              name: 'Ana Prado',
              status: record.signature === 'COMPLETED' ? 'SIGNED' : 'PENDING',
              actedAt: at,
              selfie: record.signature === 'COMPLETED' ? 'ACCEPTED' : null,
            },
          ],
    openFraudSignals: 0,
    lien: record.hasLien ? { status: 'REGISTERED', since: at } : null,
    insurances: record.hasOpenInsurance ? [{ number: '77', product: 'GAP', status: 'sent', since: at }] : [],
    payment: record.payment && { status: record.payment, since: at },
  } satisfies FundingFacts);

const settlementOf = (record: Case) => ({
  status: record.status,
  esign: { isOn: true, offAt: null, proposal: true },
  signature: record.signature,
  signedPaperUploaded: false,
  liens: record.hasLien ? [{ status: 'REGISTERED' } as Settlement['liens'][number]] : [],
  payments: record.payment ? [{ kind: 'PAYMENT', status: record.payment } as Settlement['payments'][number]] : [],
  withdrawal: record.isWithdrawn ? ({ recorded: {} } as Settlement['withdrawal']) : null,
  missing: [
    ...(record.signature === 'COMPLETED' ? [] : [{ path: 'signature', key: 'signature.pending', message: '' }]),
    ...(record.hasLien ? [] : [{ path: 'lien', key: 'lien.pending', message: '' }]),
  ],
  can: { confirmActivation: false } as Settlement['can'],
  checklist: checklistOf(record),
});

const proposalOf = (record: Case) => ({
  status: record.status,
  can: {
    clone: record.isDealer,
    edit: record.isDealer && ['WO', 'RA'].includes(record.status),
  } as ProposalDetail['can'],
  nextActor: actorOf(record),
  stop: stopOf(record),
  block: null,
  engineAwaySince: null,
  firstDecision: null,
  conditionsAnswer: null,
  offer: null,
  decisions: [],
  timeline: record.isWithdrawn
    ? [{ at, event: 'recordWithdrawal', from: null, to: record.status, actorName: '', reason: null }]
    : [],
});

const clientPageOf = (record: Case) => {
  const steps: Pick<ClientPage, 'steps'>['steps'] =
    record.signature === 'COMPLETED'
      ? { sign: 'DONE', selfie: 'DONE' }
      : record.signature === 'IN_PROGRESS'
        ? { sign: 'OPEN', selfie: 'OPEN' }
        : { sign: 'NONE', selfie: 'NONE' };
  const maySend = isOpenForDocuments(record) && record.status !== 'DC';
  const isShown = maySend || record.documents === 'RECEIVED' || record.documents === 'ACCEPTED';
  return {
    state: clientPageState(record.status),
    withdrawal: record.isWithdrawn ? ({ withdrawnOn: '2026-11-20' } as ClientPage['withdrawal']) : null,
    steps,
    documents: { items: isShown ? [{ status: record.documents }] : [], maySend, mayHandIn: false },
  };
};

const turnTextOf = ({ nextActor, status }: ReturnType<typeof proposalOf>): string | null =>
  nextActor && proposalStrings.pt[`actor.${turnOf({ nextActor, status })}` as 'actor.finance'];

/** All that the two pages say of a record in Portuguese, by place. */
function sentencesOf(record: Case): [place: string, text: string][] {
  const proposal = proposalOf(record);
  const settlement = settlementOf(record);
  const page = clientPageOf(record);
  const own = stepsOf(page);
  const told: [string, string | null][] = [
    ['badge', statusInWords(proposal, 'pt-BR')],
    ['strip', proposal.nextActor ? null : proposalStrings.pt[endSentenceOf(proposal)]],
    ['turn', turnTextOf(proposal)],
    ['note', stripNoteOf(proposal) && proposalStrings.pt[stripNoteOf(proposal)!.key]],
    ['work', workSentenceOf(proposal) && proposalStrings.pt[workSentenceOf(proposal)!]],
    ...settlement.checklist.map(({ texts, state, id }): [string, string] => [
      `item ${id}`,
      `${texts.pt}: ${fundingStrings.pt[`state.${state}`]}`,
    ]),
    ...documentSet(saleOf(record)).map(({ kind }): [string, string] => [
      `document ${kind}`,
      documentState(kind, rowOf(record, kind), record).pt,
    ]),
  ];
  const decided = decidedStatusOf(proposal);
  if (decided)
    told.push(
      ['decision', proposalStrings.pt[`decision.${decided}.title`]],
      ['decision', proposalStrings.pt[decisionSentenceOf({ ...proposal, status: decided })]],
    );
  const next = nextSentenceOf(settlement);
  if (next) told.push(['next', fundingStrings.pt[`next.${next}`]]);
  if (record.status === 'AF' || hasContract(record) || record.isWithdrawn) {
    const t = (key: string, values?: Record<string, string | number>) =>
      formatString(settlementStrings.pt, key, values);
    const payable = record.payment === null ? payableSentenceOf(settlement) : null;
    told.push(['summary', settlementSummaryOf(settlement, t, 'pt-BR')]);
    if (record.status !== 'NU')
      told.push(
        ['signature', signatureStrings.pt[signatureStateOf(settlement)]],
        ['activation', settlementStrings.pt[activationSentenceOf(settlement)]],
        ['payment', payable && settlementStrings.pt[payable]],
      );
  }
  if (record.status !== 'WO')
    told.push(
      ['client state', clientStrings.pt[clientStateOf(page)]],
      ...own.map((one): [string, string] => {
        const sentence = stepSentenceOf(one, { isClosed: hasEnded(page), mayHandIn: page.documents.mayHandIn });
        const said = sentence ? clientStrings.pt[sentence] : '';
        return [`client ${one.step}`, `${clientStrings.pt[`step.${one.state}`]} ${said}`];
      }),
    );
  return told.flatMap(([place, text]) => (text ? [[place, text] as [string, string]] : []));
}

const isEnded = ({ status, isWithdrawn }: Case) => isWithdrawn || status === 'DC' || status === 'NU';
const isSigned = ({ signature }: Case) => signature === 'COMPLETED';

/** What no place may say, or which place has to say what, of some records. */
const rules: {
  of: (record: Case) => boolean;
  place?: RegExp;
  never?: RegExp;
  always?: RegExp;
}[] = [
  // nothing is awaited after the end, and nothing of a paid contract that was checked by then
  {
    of: (record) => isEnded(record) || isPaid(record),
    place: /^(?!item insurance|next)/,
    never: /pendente|aguardando|falta |a pagar|será enviado|conferindo/i,
  },
  { of: ({ status }) => status !== 'SU' && status !== 'PD', never: /em análise|analisa|durante a análise/i },
  // nobody can sign or send a contract before there is one
  { of: (record) => !hasContract(record), place: /CONTRACT|FINANCE_KIT|signature/, never: /pendente|falta/i },
  // a signed contract
  {
    of: isSigned,
    place: /signature|FINANCE_KIT|CONTRACT|client sign/,
    never: /pendente|falta|não assinado|não solicitada/i,
  },
  { of: (record) => isSigned(record) && record.status !== 'NU', place: /^summary$/, always: /Contrato assinado/ },
  { of: (record) => hasContract(record) && !isSigned(record), place: /^summary$/, always: /Contrato não assinado/ },
  { of: isSigned, place: /^client state$/, never: /^O contrato está pronto/ },
  // a withdrawal has its own words everywhere
  { of: ({ isWithdrawn }) => isWithdrawn, place: /^badge$/, always: /^Desistência do cliente$/ },
  { of: ({ isWithdrawn }) => isWithdrawn, place: /^next$/, always: /^O cliente desistiu/ },
  { of: ({ isWithdrawn }) => isWithdrawn, place: /^summary$/, always: /Cliente desistiu/ },
  { of: ({ isWithdrawn }) => isWithdrawn, place: /^client state$/, always: /^Você desistiu/ },
  { of: ({ isWithdrawn }) => isWithdrawn, never: /Venda concluída|está em vigor|sendo enviado/ },
  { of: ({ isWithdrawn }) => !isWithdrawn, never: /desist/i },
  // money
  { of: (record) => isPaid(record) && !record.isWithdrawn, place: /^strip$/, always: /^Venda concluída$/ },
  { of: ({ payment }) => payment === null, never: /recebeu o pagamento|foi pago|pagamento foi enviado/i },
  { of: ({ status }) => !isIn(contractedStatuses, status), never: /Ativação confirmada(?!:)|sendo preparado/ },
  { of: ({ payment }) => payment === 'RETURNED', place: /^note$/, always: /^O pagamento/, never: /crédito/ },
  // the credit desk decides before there is a contract
  { of: hasContract, place: /^turn$/, never: /mesa de crédito/ },
  // acts are asked of those who can do them
  { of: ({ isDealer }) => !isDealer, place: /^decision$/, never: /^Avise|copie|^Faça|^Confira/ },
  { of: ({ status }) => !['WO', 'RA'].includes(status), never: /completa a ficha|envi(e|a) de novo/ },
];

type Items = ReturnType<typeof checklistOf>;
const isOpen = ({ state }: Items[number]) => state === 'open' || state === 'problem';
const isOfDealer = ({ id, owner }: Items[number]) => owner === 'dealer' && id !== 'activation';
const isDue = ({ stage, id }: Items[number]) => stage === 'documents' && id !== 'document.VEHICLE_INVOICE';
const isReady = ({ signature, hasLien }: Case) => signature === 'COMPLETED' && hasLien;

/** What each sentence about the next step of a contract states, as a question to the record. */
const claims: Record<string, (record: Case, items: Items) => boolean> = {
  AF: ({ status }, items) => status === 'AF' && !items.some((item) => isDue(item) && isOpen(item)),
  'AF.missing': ({ status }, items) => status === 'AF' && items.some((item) => isDue(item) && isOpen(item)),
  PU: (record, items) => record.status === 'PU' && !isReady(record) && items.some(isOfDealer),
  'PU.waiting': (record, items) => record.status === 'PU' && !isReady(record) && !items.some(isOfDealer),
  'PU.ready': (record) => record.status === 'PU' && isReady(record),
  WFA: ({ status }) => status === 'WFA',
  AV: ({ status, payment }) => status === 'AV' && payment !== 'RETURNED',
  PS: ({ status, isWithdrawn }) => status === 'PS' && !isWithdrawn,
  returned: ({ payment }) => payment === 'RETURNED',
  OC: (record, items) => isPaid(record) && !record.isWithdrawn && !items.some(isOpen),
  'OC.open': (record, items) => isPaid(record) && !record.isWithdrawn && items.some(isOpen),
  withdrawn: ({ isWithdrawn }) => isWithdrawn,
};

it('states the next step of a contract as the record has it, at every stage, and nothing before there is one', () => {
  const told = new Set<string>();
  for (const record of records) {
    const items = checklistOf(record);
    const sentence = nextSentenceOf(settlementOf(record));
    const stated = Object.keys(claims).filter((name) => claims[name]!(record, items));
    expect([record, sentence === null ? [] : [sentence]]).toEqual([record, stated]);
    if (sentence) told.add(sentence);
  }
  expect([...told].sort()).toEqual(Object.keys(claims).sort());
});

it('says of a withdrawal whether money is still to be returned', () => {
  const withdrawal = { recorded: {} } as Settlement['withdrawal'];
  const refund = (status: 'SENT' | 'CONFIRMED') => [{ kind: 'COLLECTION', status } as Settlement['payments'][number]];
  for (const status of ['NU', 'PS', 'OC', 'OCM'] as const) {
    const can = { confirmActivation: false } as Settlement['can'];
    const facts = { status, missing: [], withdrawal, can, checklist: [] };
    expect(nextSentenceOf({ ...facts, payments: refund('SENT') })).toBe('withdrawnOpen');
    expect(nextSentenceOf({ ...facts, payments: refund('CONFIRMED') })).toBe('withdrawn');
  }
});

it('says nothing on the page of the sale or of its client that differs from the record, in any state', () => {
  const untrue = new Set<string>();
  for (const record of records) {
    const told = sentencesOf(record);
    for (const { of, place = /./, never, always } of rules) {
      if (!of(record)) continue;
      const said = told.filter(([where]) => place.test(where));
      for (const [where, text] of said) if (never?.test(text)) untrue.add(`${record.status}, ${where}: ${text}`);
      if (always && !said.some(([, text]) => always.test(text)))
        untrue.add(`${record.status}, ${place.source}: ${said.map(([, text]) => text).join('; ') || 'nothing'}`);
    }
  }
  expect([...untrue].sort()).toEqual([]);
});

it('expects a payment neither of an undone sale nor of one that has to be sent again', () => {
  for (const record of records)
    expect([record, isPaymentExpected(settlementOf(record))]).toEqual([
      record,
      !record.isWithdrawn && record.payment !== 'RETURNED',
    ]);
});

it('shows every stage of a paid sale as done, or its documents as closed', () => {
  for (const record of records.filter((one) => isPaid(one) && !one.isWithdrawn)) {
    const items = checklistOf(record);
    const states = fundingStageIds.flatMap((stage) => stageState(items, stage) ?? []);
    expect(states.filter((state) => state !== 'done' && state !== 'open')).toEqual(
      record.documents === 'ACCEPTED' ? [] : ['closed'],
    );
  }
});
