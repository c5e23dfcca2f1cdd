import type { DecisionState, InsurerName } from '../../rules/contract-rules.ts';
import type { ChargeState } from './contract-store.ts';

/** How one insurer writes what all of them do. */
export type Dialect = {
  insurer: InsurerName;
  name: string;
  /** of a proposal, in the addresses */
  noun: string;
  /** the field with the number of a proposal */
  number: string;
  prefix: string;
  products: readonly string[];
  states: Readonly<Record<DecisionState, string>>;
  charges: Readonly<Record<ChargeState['status'], string>>;
  /** its names of coverages */
  coverages?: Readonly<Record<string, string>>;
  money: { write: (cents: number) => number | string; read: (value: unknown) => number | null };
  /** its codes for what every insurer refuses */
  codes: {
    quote: string;
    premium: string;
    questionnaire: string;
    notAccepted: string;
    over: string;
    /** the look-up of a policy that was cancelled */
    cancelledPolicy: { code: string; message: string };
  };
};

/** Amounts as whole centavos. */
const inCents: Dialect['money'] = {
  write: (cents) => cents,
  read: (value) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null),
};
/** Amounts as texts in reais with a point. */
const inReais: Dialect['money'] = {
  write: (cents) => (cents / 100).toFixed(2),
  read: (value) => (/^\d{1,7}\.\d{2}$/.test(String(value)) ? Math.round(Number(value) * 100) : null),
};

/** The addresses of what follows a price, as the page lists them. */
export const contractEndpoints = ({ insurer, noun }: Dialect): string[] =>
  [
    `POST v1/${noun}`,
    `GET v1/${noun}/requests/:requestId`,
    `POST v1/${noun}/:number/information`,
    `GET, POST v1/${noun}/:number/policy`,
    `GET v1/${noun}/:number/policy/document`,
    `POST v1/${noun}/:number/charges`,
    'GET v1/charges/:requestId',
    `POST v1/${noun}/:number/cancellations`,
    'GET v1/cancellations/:requestId',
    `POST v1/${noun}/:number/payment-page`,
    'GET v1/ledger',
    'GET, POST pay/:token',
    'GET, POST desk',
  ].map((line) => line.replace(/ (?=v1|pay|desk)/, ` /${insurer}/`));

export const libertyDialect: Dialect = {
  insurer: 'liberty',
  name: 'Liberty',
  noun: 'proposals',
  number: 'brokerProposalNumber',
  prefix: 'LIB',
  products: ['SEGURO_AUTO', 'PMC', 'PMC_DAY_2', 'CHEV_PLUS'],
  states: {
    RECEIVED: 'RECEIVED',
    ACCEPTED: 'ACCEPTED',
    INFORMATION: 'INFORMATION',
    REFUSED: 'REFUSED',
    MANUAL: 'MANUAL',
    CANCELLED: 'CANCELLED',
  },
  charges: { PENDING: 'PENDING', PAID: 'PAID', UNPAID: 'UNPAID' },
  money: inCents,
  codes: {
    quote: 'LIB015',
    premium: 'LIB017',
    questionnaire: 'LIB011',
    notAccepted: 'LIB500',
    over: 'LIB502',
    cancelledPolicy: { code: 'LIB014', message: 'Apólice cancelada.' },
  },
};
export const cardifDialect: Dialect = {
  insurer: 'cardif',
  name: 'Cardif',
  noun: 'subscriptions',
  number: 'subscription',
  prefix: 'CDF',
  products: ['PMC'],
  states: {
    RECEIVED: 'EM ANALISE',
    ACCEPTED: 'ACEITA',
    INFORMATION: 'PENDENTE',
    REFUSED: 'RECUSADA',
    MANUAL: 'MANUAL',
    CANCELLED: 'CANCELADA',
  },
  coverages: { ENGINE: 'POWERTRAIN', FULL: 'COMPLETE' },
  charges: { PENDING: 'EM PROCESSAMENTO', PAID: 'PAGA', UNPAID: 'NAO PAGA' },
  money: inReais,
  codes: {
    quote: 'CARDIF004',
    premium: 'InsIntCardif-007',
    questionnaire: 'InsIntCardif-006',
    notAccepted: 'InsIntCardif-008',
    over: 'InsIntCardif-010',
    cancelledPolicy: { code: 'InsIntCardif-009', message: 'ERR_POLICY null' },
  },
};
export const assurantDialect: Dialect = {
  insurer: 'assurant',
  name: 'Assurant',
  noun: 'enrollments',
  number: 'enrollmentId',
  prefix: 'ASR',
  products: ['GAP'],
  states: {
    RECEIVED: 'UNDERWRITING',
    ACCEPTED: 'ENROLLED',
    INFORMATION: 'PENDING_INFORMATION',
    REFUSED: 'DECLINED',
    MANUAL: 'MANUAL',
    CANCELLED: 'VOIDED',
  },
  charges: { PENDING: 'OPEN', PAID: 'SETTLED', UNPAID: 'RETURNED' },
  money: inCents,
  codes: {
    quote: 'ASS010',
    premium: 'ASS011',
    questionnaire: 'ASS012',
    notAccepted: 'ASS013',
    over: 'ASS014',
    cancelledPolicy: { code: 'GAPPDFERR', message: 'Certificado cancelado.' },
  },
};
export const metlifeDialect: Dialect = {
  insurer: 'metlife',
  name: 'MetLife',
  noun: 'applications',
  number: 'applicationNumber',
  prefix: 'MET',
  products: ['LIFE', 'PPI'],
  states: {
    RECEIVED: 'IN_REVIEW',
    ACCEPTED: 'APPROVED',
    INFORMATION: 'QUERY',
    REFUSED: 'REJECTED',
    MANUAL: 'MANUAL',
    CANCELLED: 'CANCELLED',
  },
  charges: { PENDING: 'PENDING', PAID: 'PAID', UNPAID: 'FAILED' },
  money: inCents,
  codes: {
    quote: 'Ins-001',
    premium: 'Ins-001',
    questionnaire: 'Ins-000',
    notAccepted: 'INS001',
    over: 'INS001',
    cancelledPolicy: { code: 'INS001', message: 'Apólice cancelada.' },
  },
};
