import { addDays, addMonths, businessDay, type CalendarDate } from '../calendar/index.ts';
import { contractRetentionDays, endedRetentionDays } from '../documents/intake.ts';
import type { Texts } from '../errors/texts.ts';
import { documentedStatuses, type ProposalStatus } from '../proposals/statuses.ts';

/** A reason to keep data although the person asks for their deletion (LGPD art. 16). */
type RetentionRule = Texts & {
  /** why it is kept, in one sentence */
  readonly reason: Texts;
  readonly law: string;
  /** the day on which counsel confirmed the rule; null: to be confirmed */
  readonly confirmedOn: CalendarDate | null;
};

/**
 * What is kept in spite of a deletion, and why. None of these is confirmed by counsel yet: each needs the review before a
 * real release (docs/decisions/0145).
 */
export const retentionRules = {
  CONTRACT: {
    pt: 'Contrato, cadastro, documentos e pagamentos',
    en: 'Contract, registration, documents and payments',
    reason: {
      pt: 'A financeira precisa cumprir o contrato e comprová-lo enquanto houver prazo para cobrança ou reclamação.',
      en: 'The lender has to perform the contract and to prove it while a claim is possible.',
    },
    law: 'Código Civil, art. 206, § 5º, I; Lei nº 9.613/1998, art. 10',
    confirmedOn: null,
  },
  PROPOSAL_IN_WORK: {
    pt: 'Proposta em andamento',
    en: 'Proposal in work',
    reason: {
      pt: 'A proposta foi pedida por você e ainda está em análise. Para excluir, desista da proposta na concessionária.',
      en: 'You requested the proposal and it is still in work. To have it deleted, cancel it at the dealer.',
    },
    law: 'LGPD (Lei nº 13.709/2018), art. 7º, V',
    confirmedOn: null,
  },
  PROPOSAL_ENDED: {
    pt: 'Registro da proposta que não virou contrato',
    en: 'Record of the proposal that did not become a contract',
    reason: {
      pt: 'Comprova a análise de crédito e a resposta dada, para a defesa de direitos.',
      en: 'It proves the credit analysis and its answer, for the defence of rights.',
    },
    law: 'Código de Defesa do Consumidor, art. 27; LGPD, art. 7º, VI',
    confirmedOn: null,
  },
  PROPOSAL_FILES: {
    pt: 'Documentos e fotos da proposta que não virou contrato',
    en: 'Documents and pictures of the proposal that did not become a contract',
    reason: {
      pt: 'Ficam por um período curto depois do fim, para uma revisão da decisão.',
      en: 'They stay for a short period after the end, for a review of the decision.',
    },
    law: 'LGPD, art. 16, I, e art. 20',
    confirmedOn: null,
  },
  CREDIT_CONSENT: {
    pt: 'Autorização de consulta ao SCR e aos birôs de crédito',
    en: 'Authorisation of the queries to credit registries',
    reason: {
      pt: 'A financeira precisa comprovar que a consulta foi autorizada.',
      en: 'The lender has to prove that the query was authorised.',
    },
    law: 'Resolução CMN nº 5.037/2022',
    confirmedOn: null,
  },
  OPT_OUT: {
    pt: 'Telefones que não querem mensagens',
    en: 'Phones that do not want messages',
    reason: {
      pt: 'Sem essa lista, as mensagens voltariam a ser enviadas.',
      en: 'Without this list, messages would be sent again.',
    },
    law: 'LGPD, art. 18, IX',
    confirmedOn: null,
  },
  REQUEST: {
    pt: 'Este pedido, a resposta e o registro das operações',
    en: 'This request, its answer and the record of operations',
    reason: {
      pt: 'Comprova que o pedido foi atendido. O registro das operações guarda os dados só em parte. Depois de uma exclusão, um código, do qual não se obtém o seu contato, evita que uma lista antiga cadastre você de novo.',
      en: 'It proves that the request was answered. The record of operations has the data in part only. After a deletion, a code from which your contact cannot be read prevents an old list from registering you again.',
    },
    law: 'LGPD, art. 6º, X, e art. 37',
    confirmedOn: null,
  },
} as const satisfies Readonly<Record<string, RetentionRule>>;
export type RetentionRuleId = keyof typeof retentionRules;
export const retentionRuleIds = Object.keys(retentionRules) as [RetentionRuleId, ...RetentionRuleId[]];

/** Years for which the record of a proposal without a contract, an authorisation and a request are kept. */
const proofYears = 5;
const yearsAfter = (day: CalendarDate, years: number): CalendarDate => addMonths(day, years * 12);

/** What is kept in spite of a deletion: by which rule, of which proposal, until when; null: without a day. */
export type Retained = {
  readonly rule: RetentionRuleId;
  readonly proposalNumber: string | null;
  readonly until: CalendarDate | null;
};

/** A proposal as the retention needs it. */
export type HeldProposal = {
  readonly number: string;
  readonly status: ProposalStatus;
  readonly contractNumber: string | null;
  /** ISO 8601 */
  readonly updatedAt: string;
};

/** What is held of a person that a rule may keep. */
export type HeldFacts = {
  readonly proposals: readonly HeldProposal[];
  /** the days of the authorisations of credit queries */
  readonly consentedOn: readonly CalendarDate[];
  readonly hasOptedOut: boolean;
};

/** How long a proposal is held: with a contract, in work, or after an end without one. */
export type ProposalHold = 'CONTRACT' | 'IN_WORK' | 'ENDED';

/** @returns why a proposal is held */
export function classifyHold({
  status,
  contractNumber,
}: Pick<HeldProposal, 'status' | 'contractNumber'>): ProposalHold {
  if (contractNumber !== null || documentedStatuses.includes(status)) return 'CONTRACT';
  return status === 'NU' || status === 'DC' ? 'ENDED' : 'IN_WORK';
}

/** The last day on which the documents and pictures of a proposal without a contract are kept. */
const filesKeptUntil = ({ updatedAt }: Pick<HeldProposal, 'updatedAt'>): CalendarDate =>
  addDays(businessDay(updatedAt), endedRetentionDays);

/** Whether a deletion removes the documents and pictures of a proposal: it ended without a contract, and their time has passed. */
export const mayEraseFiles = (proposal: HeldProposal, today: CalendarDate): boolean =>
  classifyHold(proposal) === 'ENDED' && filesKeptUntil(proposal) < today;

/** What law requires to keep of a person on a day. @returns the newest of each rule and proposal, those that end first at the front */
export function retainedOn({ proposals, consentedOn, hasOptedOut }: HeldFacts, today: CalendarDate): Retained[] {
  const ofProposals = proposals.flatMap((proposal): Retained[] => {
    const { number: proposalNumber, updatedAt } = proposal;
    const changedOn = businessDay(updatedAt);
    const hold = classifyHold(proposal);
    if (hold === 'IN_WORK') return [{ rule: 'PROPOSAL_IN_WORK', proposalNumber, until: null }];
    if (hold === 'CONTRACT')
      return [{ rule: 'CONTRACT', proposalNumber, until: addDays(changedOn, contractRetentionDays) }];
    return [
      { rule: 'PROPOSAL_FILES', proposalNumber, until: filesKeptUntil(proposal) },
      { rule: 'PROPOSAL_ENDED', proposalNumber, until: yearsAfter(changedOn, proofYears) },
    ];
  });
  const lastConsent = consentedOn.toSorted().at(-1);
  const all: Retained[] = [
    ...ofProposals,
    ...(lastConsent
      ? [{ rule: 'CREDIT_CONSENT' as const, proposalNumber: null, until: yearsAfter(lastConsent, proofYears) }]
      : []),
    ...(hasOptedOut ? [{ rule: 'OPT_OUT' as const, proposalNumber: null, until: null }] : []),
    { rule: 'REQUEST', proposalNumber: null, until: yearsAfter(today, proofYears) },
  ];
  const endless = '9999-12-31';
  return all
    .filter(({ until }) => until === null || until >= today)
    .toSorted((left, right) => (left.until ?? endless).localeCompare(right.until ?? endless));
}
