/** An insurance proposal for the tests of its screens. */
import type { InsuranceDetail, InsuranceRow } from '@estrada/endpoints/index';

export const insuranceId = '01jd0000000000000000000i01';
export const saleProposalId = '01jd0000000000000000000001';

const summary = {
  id: insuranceId,
  version: 4,
  number: '000321',
  insuranceType: 'SEGURO_AUTO',
  provider: 'LIBERTY',
  status: 'Em Trabalho',
  statusId: 1,
  statusKey: 'working',
  unknown: null,
  saleType: 'AVULSA',
  simulation: null,
  saleProposalId: null,
  contractNumber: null,
  dealer: { id: '01hq3w7k9m2n4p6r8s0t2v4x6y', gmfCode: '101', tradingName: 'Autovia Veículos' },
  sellerName: 'Ana Lima',
  sellerDocument: null,
  personType: 'PF',
  client: { name: 'Marina Alves Souza', document: '529.982.247-25' },
  vehicleTypeId: 1,
  financeTypeId: null,
  financedValue: null,
  insurancePremium: null,
  term: null,
  effectiveFrom: null,
  effectiveUntil: null,
  policyNumber: null,
  createdAt: '2026-11-27T13:00:00Z',
  updatedAt: '2026-11-28T13:00:00Z',
} as const satisfies Partial<InsuranceDetail>;

const nothingAllowed: InsuranceDetail['can'] = {
  edit: false,
  quote: false,
  send: false,
  supplyInformation: false,
  recordPolicy: false,
  refuse: false,
  issue: false,
  abandon: false,
  cancel: false,
  withdraw: false,
  changeSeller: false,
  recordNotice: false,
  charge: false,
  openPaymentPage: false,
  renew: false,
  restart: false,
  claim: false,
  release: false,
};

/** A proposal that nobody may change, unless `can` says so. */
export const anInsurance = ({
  can,
  ...changes
}: Partial<Omit<InsuranceDetail, 'can'>> & { can?: Partial<InsuranceDetail['can']> } = {}): InsuranceDetail => ({
  ...summary,
  proposeInsuranceId: insuranceId,
  createdByName: 'Ana Lima',
  answers: {},
  prefilled: [],
  maskedFields: null,
  missing: [],
  quote: null,
  premium: null,
  isPaymentSaved: false,
  sentAt: null,
  brokerProposalNumber: null,
  question: null,
  reason: null,
  policy: null,
  premiums: [],
  refund: null,
  deadlines: {
    answerBy: null,
    policyBy: null,
    suspendsOn: null,
    dissolvesOn: null,
    withdrawalUntil: null,
    lapsesOn: null,
  },
  sentences: [],
  separateConsent: null,
  documents: [],
  history: [],
  renewedById: null,
  renewalOfId: null,
  stop: null,
  service: { phone: '0800 709 2222', prepare: ['Número da apólice', 'Placa do veículo'] },
  claim: null,
  ...changes,
  can: { ...nothingAllowed, ...can },
});

export const anInsuranceRow = (changes: Partial<InsuranceRow> = {}): InsuranceRow => ({
  ...summary,
  waitsFor: null,
  nextDeadline: null,
  claim: null,
  ...changes,
});
