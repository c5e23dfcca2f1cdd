/** Each sentence about the state of a sale on its page and on that of its client, compared with its record in every state. */

import { clientPageState } from '@estrada/domain/client-page/index';
import { paperEventIn } from '@estrada/domain/contracts/index';
import {
  countAccepted,
  type DocumentKind,
  type DocumentStatus,
  documentSet,
  documentState,
  documentsOfContract,
  isOpenForDocuments,
} from '@estrada/domain/documents/index';
import { pickText } from '@estrada/domain/errors/index';
import type { InsuranceProposalStatus } from '@estrada/domain/insurance/index';
import { isAwaitedIn } from '@estrada/domain/messages/index';
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
import { messageSentenceOf, strings as messageStrings } from '@estrada/web/messages/message-sentence.ts';
import { formatString } from '@estrada/web/strings/string-store.ts';
import { expect, it } from 'vitest';
import {
  clientStateOf,
  hasEnded,
  noTaskSentenceOf,
  ownDocumentSentenceOf,
  stepSentenceOf,
  stepsOf,
} from '../../features/client-page/client-steps.ts';
import { strings as ownDocumentStrings } from '../../features/client-page/document-strings.ts';
import { strings as clientInsuranceStrings } from '../../features/client-page/insurance-strings.ts';
import { strings as clientStrings } from '../../features/client-page/strings.ts';
import { strings as paperStrings } from '../../features/contracts/papers/strings.ts';
import { strings as signatureStrings } from '../../features/contracts/signature/strings.ts';
import {
  papersSentenceOf,
  papersStateOf,
  papersSummaryOf,
  signatureStateOf,
  unreadySentenceOf,
} from '../../features/contracts/state-sentences.ts';
import { strings as documentStrings } from '../../features/documents/panel/strings.ts';
import { insuranceSummaryOf } from '../../features/insurance/state-sentences.ts';
import { strings as detailStrings } from '../../features/proposals/detail/strings.ts';
import {
  decidedStatusOf,
  decisionSentenceOf,
  endSentenceOf,
  hasEnded as hasSaleEnded,
  stripNoteOf,
  turnOf,
  unreachedSentenceOf,
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
import { choiceSummaryOf } from '../../features/simulation/menu/choice-sentence.ts';
import { strings as menuStrings } from '../../features/simulation/menu/strings.ts';

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

/** What is still missing from the person whom a message was for. */
const missing: Record<'signature' | 'selfie' | 'documents' | 'clientPage', (record: Case) => boolean> = {
  signature: ({ signature }) => signature === 'IN_PROGRESS',
  selfie: ({ signature }) => signature === 'IN_PROGRESS',
  documents: ({ documents }) => documents === 'REQUIRED' || documents === 'REFUSED',
  clientPage: () => true,
};

/** What the page says of a message about each purpose that has not arrived. */
const messageSentencesOf = (record: Case): [place: string, text: string][] =>
  (Object.keys(missing) as (keyof typeof missing)[]).flatMap((purpose) => {
    const isUnresolved = isAwaitedIn(purpose, record.status) && missing[purpose](record);
    const banner = unreachedSentenceOf({ purpose, isUnresolved });
    const line = messageStrings.pt[messageSentenceOf({ status: 'FAILED', isUnresolved }, true)];
    return [
      [`message ${purpose}`, line],
      ...(banner ? [[`banner ${purpose}`, detailStrings.pt[banner]] as [string, string]] : []),
    ];
  });

/** The section of the papers; the contract of a sale that was undone before the payment is void. */
function paperSentencesOf(record: Case): [place: string, text: string][] {
  const event = paperEventIn(record.status);
  const isVoid = record.status === 'NU' && record.isWithdrawn;
  return (['MAKING', 'READY', 'FAILED', 'GIVEN_UP'] as const).flatMap((state): [string, string][] => {
    if (state !== 'READY' && record.status !== 'PU') return [];
    const papers = {
      contract: hasContract(record) ? { state, edition: 1 } : null,
      earlier: isVoid ? [{}] : [],
      next: event && { event, mayAct: record.isDealer },
      contractNumber: '4711',
    };
    if (!papers.contract && !isVoid && !event) return [];
    const { key, values } = papersSummaryOf(papers);
    const sentence = papersSentenceOf(papers) ?? unreadySentenceOf(papers);
    return [
      ['papers', formatString(paperStrings.pt, key, values)],
      ...(papers.contract
        ? [['papers state', paperStrings.pt[`state.${papersStateOf(papers.contract, record.isWithdrawn)}`]] as const]
        : []),
      ...(sentence ? [['papers next', paperStrings.pt[sentence]] as const] : []),
    ].map(([place, text]): [string, string] => [place!, text!]);
  });
}

/** A financed insurance ends with its credit contract; another one that was not sent stays as it is. */
const insurancesOf = ({ status, isWithdrawn, hasOpenInsurance }: Case) => {
  const financed: InsuranceProposalStatus = isWithdrawn || status === 'NU' ? 'cancelled' : 'sent';
  return hasOpenInsurance
    ? ([
        { insuranceType: 'GAP', statusKey: financed },
        { insuranceType: 'LIFE', statusKey: 'complete' },
      ] as const)
    : [];
};

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
  const insurances = insurancesOf(record);
  const ofSale = insuranceSummaryOf(insurances, hasSaleEnded(proposal), (texts) => pickText(texts, 'pt-BR'));
  told.push(...messageSentencesOf(record), ...paperSentencesOf(record), ['insurances', ofSale]);
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
  const noTask = noTaskSentenceOf(page);
  if (record.status !== 'WO')
    told.push(
      ['client tasks', noTask && clientStrings.pt[noTask]],
      ...page.documents.items.map((item): [string, string] => [
        'client document',
        ownDocumentStrings.pt[
          ownDocumentSentenceOf(item, { isClosed: hasEnded(page), maySend: page.documents.maySend })
        ],
      ]),
      ...insurances.flatMap(({ statusKey }): [string, string][] =>
        statusKey === 'complete' ? [] : [['client insurance', clientInsuranceStrings.pt[`status.${statusKey}`]]],
      ),
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
  {
    of: ({ status }) => status !== 'SU' && status !== 'PD',
    // the insurer analyses by itself
    place: /^(?!client insurance)/,
    never: /em análise|analisa|durante a análise/i,
  },
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
  // nobody is called about what was done, or is not awaited any more
  {
    of: (record) => isEnded(record) || isPaid(record) || record.status === 'PS',
    place: /^(banner|message)/,
    never: /Ligue|A mensagem/,
  },
  { of: isSigned, place: /^(banner|message) (signature|selfie)$/, never: /Ligue|link/ },
  { of: (record) => !missing.documents(record), place: /^(banner|message) documents$/, never: /Ligue|pede/ },
  {
    of: ({ status, signature }) => status === 'PU' && signature === 'IN_PROGRESS',
    place: /^banner signature$/,
    always: /^A mensagem com o link para assinar não chegou/,
  },
  {
    of: (record) => record.status === 'AP' && missing.documents(record),
    place: /^banner documents$/,
    always: /^A mensagem que pede os documentos não chegou/,
  },
  // the papers of the contract
  { of: hasContract, place: /^papers$/, always: /^Contrato nº 4711/, never: /Ainda não/ },
  { of: ({ status }) => status === 'AP' || status === 'AF', place: /^papers$/, always: /^Ainda não gerado$/ },
  { of: isEnded, place: /^papers/, never: /Ainda não|Pronto|gera|Inicie/ },
  { of: ({ isWithdrawn }) => isWithdrawn, place: /^papers/, always: /^Sem efeito$|sem efeito$/ },
  { of: ({ isDealer }) => !isDealer, place: /^papers next$/, never: /Gere |Você também|Inicie/ },
  // nothing of a sale that has ended is sent to an insurer, and what is financed with it is cancelled
  { of: isEnded, place: /^insurances$/, never: /Pronta para envio|Cotada|Em preenchimento/ },
  {
    of: ({ status, isWithdrawn }) => status === 'NU' || isWithdrawn,
    place: /insurance/,
    never: /enviada|em análise/i,
  },
  {
    of: ({ status, isWithdrawn, hasOpenInsurance }) => hasOpenInsurance && (status === 'NU' || isWithdrawn),
    place: /^insurances$/,
    always: /^Nota Garantida \(GAP\): Cancelada$/,
  },
  // nothing more is announced to a client after the end, and no document requested that cannot be sent
  { of: (record) => isEnded(record) || isPaid(record), place: /^client/, never: /Se precisarmos|Envie|avisaremos/ },
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

it('counts the documents and products of a sale as their lists show them', () => {
  for (const record of records.filter(({ status }) => status === 'PU')) {
    const set = documentSet(saleOf(record)).map(({ kind }) => ({ kind, status: rowOf(record, kind) }));
    const all = formatString(documentStrings.pt, 'count', countAccepted(set));
    const accepted = set.filter(({ status }) => status === 'ACCEPTED').length;
    expect(all).toBe(`${accepted} de ${set.length} aceitos`);
  }
  // the contract is a part of the signed kit: it does not arrive by itself
  const kit = [
    { kind: 'FINANCE_KIT', status: 'ACCEPTED' },
    { kind: 'CONTRACT', status: 'REQUIRED' },
    { kind: 'IDENTITY', status: 'REQUIRED' },
  ] as const;
  expect(countAccepted(kit)).toEqual({ accepted: 2, total: 3 });
  const lists = { accepted: ['GAP', 'LIFE'], declined: ['RTP'], kept: [] as string[] };
  const said = (choice: Parameters<typeof choiceSummaryOf>[0]) => {
    const { key, values } = choiceSummaryOf(choice);
    return formatString(menuStrings.pt, key, values);
  };
  expect(said({ ...lists, isCurrent: true })).toBe('Aceitos: 2 · recusados: 1');
  expect(said({ ...lists, kept: ['ACCESSORIES'], isCurrent: true })).toBe(
    'Aceitos: 2 · recusados: 1 · fora do menu: 1',
  );
  expect(said({ ...lists, isCurrent: false })).toBe('A simulação mudou depois desta escolha.');
});
