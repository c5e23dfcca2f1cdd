/**
 * The port's result for each recorded answer. A partner without a row here, or a row of another port, does not compile.
 */
import { readFileSync } from 'node:fs';
import type { InsuranceQuoteRequest, InsuredProduct, InsurerDecision } from '@estrada/domain/insurance/index';
import type { InsuranceSubmission, InsurerPort, Partners } from '../index.ts';
import type { PartnerFailure } from '../partner-error.ts';
import type { RecordedCase, Recording } from './recording.ts';

/** The result of a case: a value, or the failure of that name. `failure` with a value: the port handles it. */
export type Outcome = { value?: unknown; failure?: PartnerFailure };

export interface ExpectedOf<Port> {
  /** makes the call that the case was recorded for */
  ask(port: Port, asked: RecordedCase['asked']): Promise<unknown>;
  /** the value in place of any failure, where the port has one */
  survivesWith?: unknown;
  /** a binding request: it is not sent a second time */
  asksOnce?: true;
  /** what the message of a failure must never contain */
  personal: readonly string[];
  /** every case except the failing ones, which are the same for all partners; the first is a good answer */
  cases: Readonly<Record<string, Outcome>>;
}

const bureau = (number: number, result: number, tierCode: string): Outcome => ({
  value: {
    protocol: `BC-20261120-${String(number).padStart(6, '0')}`,
    result,
    tierCode,
    consultedAt: '2026-11-20T13:00:00.000Z',
  },
});
const analysis = (analysisId: string, decision: string, reason: string, conditions: string[] = []): Outcome => ({
  value: { analysisId, decision, reason, conditions, validUntil: '2026-12-20' },
});
const approved = analysis('an-6c46ec8d0a29-0', 'AP', 'Crédito aprovado.');
const deniedBecause = 'Crédito não aprovado pela política vigente.';
const denied = (analysisId: string, reasonCodes: readonly string[], reason = deniedBecause): Outcome => ({
  value: { ...(analysis(analysisId, 'DC', reason).value as object), reasonCodes },
});
const paid = (paymentId: string): Outcome => ({ value: { paymentId, expectedOn: '2026-11-20' } });
const lienOf = { registration: 'GRV-9c0a352b', registeredOn: '2026-11-20' };
const lien: Outcome = { value: { status: 'REGISTERED', ...lienOf } };
const openedEnvelope = (envelopeId: string, token: string): Outcome => ({
  value: { envelopeId, links: [{ signerId: 's1', url: `http://sandbox.example/certisign/sign/${token}` }] },
});
const envelope = openedEnvelope('env-8fe0265228fb', 'c6570cb3fed80fdef7e402a60cda55be');
const refusingEnvelope = openedEnvelope('env-6f24bedf1eae', '33e9faa931ee0fc60b558c851dd9c36a');
const pending = { state: 'PENDING', at: null, address: null, reason: null };
const envelopeState = (state: string, signer: object = pending): Outcome => ({
  value: { state, expiresAt: '2026-12-20T13:00:00.000Z', signers: [{ signerId: 's1', ...signer }], sealed: null },
});
const refused: Outcome = { failure: 'refused' };
const unauthorized: Outcome = { failure: 'unauthorized' };

const payment = (
  number: number,
  dueOn: string,
  amountCents: number,
  principalCents: number,
  interestCents: number,
) => ({
  number,
  dueOn,
  amountCents,
  principalCents,
  interestCents,
  paidOn: null,
  paidCents: null,
});
const settlementReceived = {
  settlementId: 'set-a87d6f1d326b',
  kind: 'WHOLE',
  on: '2026-12-20',
  amountCents: 1_052_380,
  status: 'RECEIVED',
  line: null,
};
const loanStatement = (...settlements: object[]): Outcome => ({
  value: {
    asOf: '2026-11-20',
    releasedOn: '2026-11-20',
    rateMonthly: '0.1',
    outstandingCents: 1_000_000,
    instalments: [
      payment(1, '2026-12-20', 576_190, 476_190, 100_000),
      payment(2, '2027-01-20', 576_191, 523_810, 52_381),
    ],
    settlements,
  },
});

const insured = (quoteId: string, ...offers: readonly [string, number | null, number, number][]): Outcome => ({
  value: {
    quoteId,
    validUntil: '2026-11-27T23:59:59-03:00',
    offers: offers.map(([coverage, deductiblePercent, netCents, iofCents]) => ({
      coverage,
      deductiblePercent,
      netCents,
      iofCents,
      totalCents: netCents + iofCents,
    })),
  },
});
/** The request of a recorded case, from the body that the insurer was sent. */
const insuranceRequest = (product: InsuredProduct, body: RecordedCase['asked']['body']): InsuranceQuoteRequest => {
  const {
    personType = 'PF',
    birthDate = null,
    months = 12,
    financedCents,
    netCreditCents,
    valueCents = 0,
    modelYear = 2024,
    kilometres = 0,
    isUsed = false,
    warrantyEndsOn = null,
    requestId: _,
    ...car
  } = body as never as Record<string, never>;
  return {
    product,
    personType,
    birthDate,
    termMonths: months,
    financedCents: financedCents ?? netCreditCents ?? 0,
    vehicle: { valueCents, modelYear, kilometres, isUsed },
    warrantyEndsOn,
    car: car as unknown as InsuranceQuoteRequest['car'],
  };
};
const quoteBy =
  (products: Readonly<Record<string, InsuredProduct>>): ExpectedOf<InsurerPort>['ask'] =>
  (port, { path, body, ...asked }) =>
    products[path]
      ? port.quote(String(body!.requestId), insuranceRequest(products[path], body))
      : callContract(port, { path, body: body as never, ...asked });

const centsOf = (amount: number | string) => (typeof amount === 'number' ? amount : Math.round(Number(amount) * 100));
const cardifCoverages: Readonly<Record<string, string>> = { ENGINE: 'POWERTRAIN', FULL: 'COMPLETE' };

/** The call for what follows a price, from the recorded request. */
function callContract(
  port: InsurerPort,
  { method, path, body }: { method: string; path: string; body: Record<string, never> },
): Promise<unknown> {
  const [, noun, number = '', what = '', file] = path.split('/');
  if (noun === 'charges') return port.findCharge(number);
  if (noun === 'cancellations') return port.findCancellation(number);
  if (number === 'requests') return port.findProposal(what);
  if (number === '') {
    const { coverage, deductible, premium, months, means, questionnaire, ...more } = body as Record<string, never>;
    return port.submit({
      ...(more as unknown as InsuranceSubmission),
      offer: {
        coverage: cardifCoverages[coverage!] ?? coverage!,
        deductiblePercent: deductible!,
        totalCents: centsOf(premium!),
      },
      termMonths: months!,
      payment: means!,
      answers: questionnaire!,
    });
  }
  if (method === 'GET') return file ? port.policyDocument(number) : port.policy(number);
  const { amount, ...charge } = body;
  switch (what) {
    case 'information':
      return port.answerInformation(number, body as never);
    case 'policy':
      return port.issue(number, body as never);
    case 'charges':
      return port.charge(number, { ...charge, amountCents: centsOf(amount!) } as never);
    case 'cancellations':
      return port.cancel(number, body as never);
    default:
      return port.paymentPage(number, body as never);
  }
}

type Contracted = {
  /** of the proposals by the names of their cases */
  numbers: { accepted: string; received: string; refused: string; nine: string; asked: string };
  /** what a nine in the document leads to */
  nine: InsurerDecision;
  /** of the policy: the first premium and the others, each with its interest */
  premiums: [first: [number, number], others: [number, number]];
  document: { sha256: string; content: string };
  refundCents: number;
  page: string;
};

/** The results of `contractingPlans` (tools/recordings/insurers.ts). */
function contracted({ numbers, nine, premiums, document, refundCents, page }: Contracted): Record<string, Outcome> {
  const decidedOn = '2026-11-20';
  const decided = (number: string, decision: InsurerDecision): Outcome => ({ value: { number, decision } });
  const acceptance = { state: 'accepted', decidedOn, isCollected: false } as const;
  const accepted = decided(numbers.accepted, acceptance);
  const question = 'Informe a origem da renda do segurado e desde quando o veículo é dele.';
  const asked = decided(numbers.asked, { state: 'information', question });
  const policy: Outcome = {
    value: {
      policyNumber: `AP-${numbers.accepted}`,
      issuedOn: decidedOn,
      startsOn: '2026-11-21',
      endsOn: '2028-11-20',
      instalments: ['2026-11-25', '2026-12-25', '2027-01-25', '2027-02-25', '2027-03-25'].map((dueOn, index) => {
        const [amountCents, interestCents] = premiums[index === 0 ? 0 : 1];
        return { number: index + 1, dueOn, amountCents, interestCents };
      }),
    },
  };
  const paid: Outcome = {
    value: { chargeId: 'CH-9479fc3d2b', mandateId: `MD-${numbers.accepted}`, status: 'paid', paidOn: decidedOn },
  };
  const cancelled: Outcome = {
    value: { cancellationId: 'CA-f43e9dd3ae', cancelledOn: decidedOn, refundCents, refundBy: '2026-12-05' },
  };
  const none: Outcome = { value: null };
  return {
    accepted,
    'accepted-again': accepted,
    'proposal-found': accepted,
    'proposal-unknown': none,
    received: decided(numbers.received, { state: 'received' }),
    'refused-risk': decided(numbers.refused, {
      state: 'refused',
      code: null,
      reason: 'Risco fora da política de aceitação: histórico de sinistros do segurado.',
    }),
    'digit-nine': decided(numbers.nine, nine),
    'refused-with-code': refused,
    information: asked,
    'answer-too-short': asked,
    'answer-accepted': decided(numbers.asked, acceptance),
    'answer-unasked': refused,
    'no-policy-yet': none,
    'policy-too-early': refused,
    'policy-issued': policy,
    policy,
    'policy-document': { value: document },
    'no-document-yet': none,
    charged: paid,
    'charged-again': paid,
    'charge-found': paid,
    'charge-unknown': none,
    'charge-pending': { value: { chargeId: 'CH-327b35b881', mandateId: null, status: 'pending' } },
    'charge-unpaid': {
      value: { chargeId: 'CH-c2b4bd2422', mandateId: null, status: 'unpaid', reason: 'Cartão não autorizado.' },
    },
    'charged-too-early': refused,
    'payment-page': { value: { url: `http://sandbox.example${page}` } },
    cancelled,
    'cancelled-again': cancelled,
    'cancellation-found': cancelled,
    'cancellation-unknown': none,
    'nothing-to-cancel': refused,
    'policy-cancelled': refused,
  };
}
/** The recorded file of an insurer: its bytes are the sandbox's, its hash is stated here. */
function policyFileOf(insurer: string, sha256: string): Contracted['document'] {
  const file = new URL(`./${insurer}.json`, import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  const recorded = cases.find(({ name }) => name === 'policy-document')!;
  const { content } = JSON.parse((recorded.answered as { body: string }).body) as { content: string };
  return { sha256, content };
}
const contractedPersonal = ['Marina Alves Souza', 'marina@example.com', '3157200'];
const collected: InsurerDecision = { state: 'accepted', decidedOn: '2026-11-20', isCollected: true };

export const expected: { readonly [Name in keyof Partners]: ExpectedOf<Partners[Name]> } = {
  assurant: {
    ask: quoteBy({ '/gap/prices': 'GAP' }),
    personal: contractedPersonal,
    cases: {
      note: insured('8d72ef6485c7', ['STANDARD', null, 208_800, 15_409]),
      'too-much-credit': refused,
      ...contracted({
        numbers: {
          accepted: 'ASR-767ec52920',
          received: 'ASR-09830e8e84',
          refused: 'ASR-515f35d586',
          nine: 'ASR-0242692a00',
          asked: 'ASR-30dc2f4b5f',
        },
        nine: collected,
        premiums: [
          [45520, 675],
          [45513, 672],
        ],
        document: policyFileOf('assurant', '69870df06780b5644d05face4644c077df3efb4680eb5acd5d03fecc1ea322d0'),
        refundCents: 22788,
        page: '/assurant/pay/ba9d6bcb16c8eb3399769466b882a314',
      }),
      'without-token': unauthorized,
    },
  },
  cardif: {
    ask: quoteBy({ '/quotations': 'PMC' }),
    personal: contractedPersonal,
    cases: {
      protection: insured('9916c1ce2a6f', ['POWERTRAIN', null, 252_000, 18_598], ['COMPLETE', null, 378_000, 27_896]),
      'too-expensive': refused,
      'too-cheap': refused,
      'plan-unknown': refused,
      ...contracted({
        numbers: {
          accepted: 'CDF-92a9c445a5',
          received: 'CDF-71ae06fac3',
          refused: 'CDF-35cde85d41',
          nine: 'CDF-bc3fbaf1a8',
          asked: 'CDF-e729c262c1',
        },
        nine: collected,
        premiums: [
          [54937, 815],
          [54930, 811],
        ],
        document: policyFileOf('cardif', '6d809b11a51da398888bfdb0f4e0327a06049a58672863ff0bb3cad7560a33e7'),
        refundCents: 27503,
        page: '/cardif/pay/faf6aa105106588c43b2ee62b337e942',
      }),
      'without-token': unauthorized,
    },
  },
  liberty: {
    ask: quoteBy({
      '/car/quotes': 'SEGURO_AUTO',
      '/protection/quotes': 'PMC',
      '/protection-after-sale/quotes': 'PMC_DAY_2',
      '/plus/quotes': 'CHEV_PLUS',
    }),
    personal: ['1988-04-12', '30110010', ...contractedPersonal],
    cases: {
      protection: insured('85df4befec50', ['POWERTRAIN', null, 205_200, 15_144], ['COMPLETE', null, 328_320, 24_230]),
      'protection-again': insured(
        '85df4befec50',
        ['POWERTRAIN', null, 205_200, 15_144],
        ['COMPLETE', null, 328_320, 24_230],
      ),
      'protection-after-sale': insured(
        '42d2762e6a72',
        ['POWERTRAIN', null, 205_200, 15_144],
        ['COMPLETE', null, 328_320, 24_230],
      ),
      plus: insured('d722fc3d7c72', ['STANDARD', null, 115_700, 8_539]),
      car: insured(
        'a5592b4b326c',
        ['B', 50, 169_920, 12_540],
        ['B', 100, 144_000, 10_627],
        ['B', 200, 129_600, 9_564],
        ['A', 50, 361_080, 26_648],
        ['A', 100, 306_000, 22_583],
        ['A', 200, 275_400, 20_325],
        ['C', 50, 435_420, 32_134],
        ['C', 100, 369_000, 27_232],
        ['C', 200, 332_100, 24_509],
      ),
      'driver-too-young': refused,
      'too-many-kilometres': refused,
      'warranty-ends-soon': refused,
      ...contracted({
        numbers: {
          accepted: 'LIB-bf5e8bdd81',
          received: 'LIB-3cc5e8de4e',
          refused: 'LIB-c47759ba25',
          nine: 'LIB-b99fc2c7ac',
          asked: 'LIB-926cb1a801',
        },
        nine: { state: 'manual', code: 'LIBMAN' },
        premiums: [
          [44733, 661],
          [44729, 661],
        ],
        document: policyFileOf('liberty', 'b413fe6d3edfeabb36a82458cf430e3b3458e34dd546017e7330f98e259015bf'),
        refundCents: 22396,
        page: '/liberty/pay/208f19313e59b662933a31974dca5459',
      }),
      'without-token': unauthorized,
    },
  },
  metlife: {
    ask: quoteBy({ '/life/quotes': 'LIFE', '/instalment/quotes': 'PPI' }),
    personal: ['1988-04-12', ...contractedPersonal],
    cases: {
      life: insured('714b0a9effcc', ['STANDARD', null, 108_000, 410]),
      instalment: insured('c8060085ed0e', ['STANDARD', null, 216_000, 821]),
      'too-old': refused,
      company: refused,
      ...contracted({
        numbers: {
          accepted: 'MET-1cd2f376c1',
          received: 'MET-0cbcb10d1d',
          refused: 'MET-fac424b352',
          nine: 'MET-7a8b34f9b1',
          asked: 'MET-ab75fca17b',
        },
        nine: collected,
        premiums: [
          [22008, 326],
          [22007, 325],
        ],
        document: policyFileOf('metlife', '43ca2008adff88be9145177e58a3070b3f70e23f6846ad6e6fa0d34366c0c7d9'),
        refundCents: 11019,
        page: '/metlife/pay/0d05662a2a85c0eb3290476c85a0506f',
      }),
      'without-token': unauthorized,
    },
  },
  botScore: {
    ask: (port, { body }) => port.assess(body as never),
    survivesWith: 0.9,
    personal: ['198.51.100.7'],
    cases: { person: { value: 0.9 }, program: { value: 0.1 }, 'no-address': { value: 0.9, failure: 'refused' } },
  },
  certisign: {
    ask(port, { method, path, body }) {
      const [, noun, id = '', act] = path.split('/');
      if (noun === 'requests') return port.find(id);
      if (act) return port.cancel(id, body as never);
      return method === 'GET' ? port.read(id) : port.createEnvelope(body as never);
    },
    asksOnce: true,
    personal: ['31572040092', 'Marina Alves Souza', 'marina@example.com'],
    cases: {
      opened: envelope,
      'opened-again': envelope,
      found: envelope,
      'request-unknown': { value: null },
      running: envelopeState('RUNNING'),
      refusing: refusingEnvelope,
      'refused-by-signer': envelopeState('REFUSED', {
        state: 'REFUSED',
        at: '2026-11-20T10:00:00-03:00',
        address: null,
        reason: 'Valores diferentes do combinado',
      }),
      canceled: envelopeState('CANCELED'),
      'envelope-unknown': { value: null },
      'nothing-to-cancel': { value: null },
      'no-signers': refused,
      'without-token': unauthorized,
    },
  },
  creditBureau: {
    ask: (port, { body }) => port.preApprove({ birthDate: null, ...body } as never),
    personal: ['31572040092', 'Rosana Teles Braga'],
    cases: {
      'pre-approved': bureau(1, 1, 'TR1'),
      'asked-again': bureau(1, 1, 'TR1'),
      'more-information': bureau(2, 2, 'TR4'),
      'more-information-too': bureau(3, 3, 'TR4'),
      'no-options': bureau(4, 4, 'TR5'),
      'not-possible': bureau(5, 5, 'TR5'),
      'instalment-above-half': bureau(6, 2, 'TR1'),
      company: bureau(7, 1, 'TR1'),
      'invalid-document': refused,
      'without-token': unauthorized,
    },
  },
  creditEngine: {
    ask(port, { path, body }) {
      const [, analysisId, noun] = /^\/analyses\/([^/]+)\/(answers|conditions)$/.exec(path) ?? [];
      if (!analysisId) return port.analyse(body as never);
      return noun === 'answers'
        ? port.answerPendency(analysisId, body as never)
        : port.checkConditions(analysisId, body as never);
    },
    personal: ['31572040092'],
    cases: {
      approved,
      'asked-again': approved,
      'approved-with-conditions': analysis('an-03a178ef3491-5', 'APC', 'Crédito aprovado com condições.', [
        'Apresentar comprovante de renda dos últimos três meses.',
        'Apresentar comprovante de residência recente.',
      ]),
      'approved-with-offer': {
        value: {
          analysisId: 'an-60727bdde87c-5',
          decision: 'APC',
          reason: 'Crédito aprovado para menos do que foi pedido.',
          conditions: [],
          validUntil: '2026-12-20',
          offer: { entryCents: 3_920_000, termMonths: 36, financedCents: 8_206_000 },
        },
      },
      denied: denied('an-db2017fe3b9a-6', ['INCOME']),
      returned: analysis(
        'an-0251fc5bc38d-7',
        'RA',
        'Dados do cliente divergentes do cadastro: revise a proposta e envie de novo.',
      ),
      pendency: analysis('an-8afaf4a72019-8', 'HLD', 'Falta esclarecer a origem da renda informada.'),
      'answered-and-approved': analysis('an-0123456789ab-8', 'AP', 'Crédito aprovado.'),
      'answered-and-denied': denied('an-0123456789ab-9', ['INFORMATION']),
      'conditions-met': analysis('an-0123456789ab-5', 'AP', 'Condições cumpridas.'),
      'offer-met': analysis('an-0123456789ab-5', 'AP', 'Condições cumpridas.'),
      'conditions-returned': analysis(
        'an-0123456789ab-5',
        'RA',
        'Não foi dito o que foi entregue: complete a proposta e envie de novo.',
      ),
      'conditions-rejected': denied('an-0123456789ab-5', ['CONDITIONS'], 'Condições não cumpridas.'),
      'no-conditions': refused,
      'conditions-of-nothing': { failure: 'not-found' },
      'nothing-to-answer': refused,
      'unknown-analysis': { failure: 'not-found' },
      'invalid-document': refused,
      'without-token': unauthorized,
    },
  },
  documentReader: {
    ask: (port, { path, body }) =>
      body ? port.begin(body as never) : port.find(decodeURIComponent(path.slice('/readings/'.length))),
    personal: ['31572040092'],
    cases: {
      begun: { value: { readingId: 'rd-IDENTITY-1795179606-277f872a2452' } },
      identity: {
        value: {
          status: 'READ',
          fields: {
            name: 'Rosana Prado Lima',
            motherName: 'Marina Prado Lima',
            cpf: '72261001509',
            birthDate: '1981-07-12',
            documentType: 'CNH',
            documentNr: '11822610015',
          },
        },
      },
      address: { value: { status: 'READ', fields: { zipCode: '01310100', number: '28' } } },
      'still-reading': { value: { status: 'READING' } },
      unreadable: { value: { status: 'UNREADABLE' } },
      unknown: { value: null },
      'no-picture': refused,
      'without-token': unauthorized,
    },
  },
  dealerPayments: {
    ask(port, { path, body }) {
      if (body) return path === '/collections' ? port.collect(body as never) : port.pay(body as never);
      const [, noun, id] = /^\/(requests|payments)\/(.+)$/.exec(path)!;
      return noun === 'requests' ? port.findRequest(id!) : port.find(id!);
    },
    asksOnce: true,
    personal: ['12345678000195'],
    cases: {
      sent: paid('pay-1795179605-c-ffae94ce5fa3'),
      'sent-again': paid('pay-1795179605-c-ffae94ce5fa3'),
      'request-known': paid('pay-1795179605-c-ffae94ce5fa3'),
      'request-unknown': { value: null },
      confirmed: { value: { status: 'CONFIRMED', receipt: 'CP-0a1b2c3d4e5f', settledOn: '2025-11-19' } },
      returned: { value: { status: 'RETURNED', reason: 'Conta do beneficiário encerrada.' } },
      'under-way': { value: { status: 'SENT' } },
      'unknown-payment': { value: null },
      collected: paid('pay-1795179605-c-e304f1f7326f'),
      'collected-known': paid('pay-1795179605-c-e304f1f7326f'),
      'no-amount': refused,
      'without-token': unauthorized,
    },
  },
  lienRegistry: {
    ask(port, { path, body }) {
      if (!body) return port.find(path.slice('/requests/'.length));
      const [, registration] = /^\/liens\/([^/]+)\/release$/.exec(path) ?? [];
      return registration ? port.release(registration, body as never) : port.register(body as never);
    },
    asksOnce: true,
    personal: ['31572040092', '9BGEA48A0TG100001'],
    cases: {
      registered: lien,
      'registered-again': lien,
      found: lien,
      'request-unknown': { value: null },
      'other-creditor': refused,
      released: { value: { status: 'RELEASED', ...lienOf, releasedOn: '2026-11-20' } },
      'found-released': { value: { status: 'RELEASED', ...lienOf, releasedOn: '2026-11-20' } },
      'nothing-to-release': { failure: 'not-found' },
      'no-chassis': refused,
      'without-token': unauthorized,
    },
  },
  loanServicing: {
    ask(port, { path, body }) {
      const [, , contractNumber = '', part, number] = path.split('/');
      if (part === 'slips') return port.findSlip(contractNumber, Number(number));
      if (part === 'settlements')
        return port.requestSettlement({ ...(body as never as object), contractNumber } as never);
      return contractNumber ? port.findStatement(contractNumber) : port.register(body as never);
    },
    personal: ['70000001'],
    cases: {
      registered: { value: {} },
      'registered-again': { value: {} },
      statement: loanStatement(),
      slip: {
        value: {
          line: '00094554525725718062098651436333916660000576190',
          dueOn: '2026-12-20',
          amountCents: 576_190,
        },
      },
      settlement: { value: settlementReceived },
      'settlement-again': { value: settlementReceived },
      'statement-with-settlement': loanStatement(settlementReceived),
      'unknown-contract': { value: null },
      'unknown-slip': { value: null },
      'settlement-of-unknown': { failure: 'not-found' },
      'not-serviced': refused,
      'no-instalments': refused,
      'without-token': unauthorized,
    },
  },
  messaging: {
    ask: (port, { path, body }) => (body ? port.send(body as never) : port.find(path.slice('/requests/'.length))),
    personal: ['+5511987650010'],
    cases: {
      sent: { value: { messageId: 'msg-526a1be9477c' } },
      'sent-again': { value: { messageId: 'msg-526a1be9477c' } },
      found: {
        value: {
          messageId: 'msg-526a1be9477c',
          reports: ['SENT', 'DELIVERED', 'READ'].map((state) => ({ state, at: '2026-11-20T13:00:00.000Z' })),
        },
      },
      'request-unknown': { value: null },
      'no-phone': refused,
      'no-channel': refused,
      'without-token': unauthorized,
    },
  },
  postalCodes: {
    ask: (port, { path }) => port.find(path.slice(1)),
    personal: [],
    cases: {
      address: {
        value: {
          zipCode: '01310100',
          street: 'Avenida Paulista',
          neighborhood: 'Bela Vista',
          city: 'São Paulo',
          cityId: '3550308',
          state: 'SP',
          latitude: -23.55,
          longitude: -46.63,
        },
      },
      'city-only': {
        value: {
          zipCode: '96010000',
          street: '',
          neighborhood: '',
          city: 'Porto Alegre',
          cityId: '4314902',
          state: 'RS',
          latitude: -30.03,
          longitude: -51.23,
        },
      },
      unknown: { value: null },
      'no-code': refused,
    },
  },
  salesCrm: {
    ask: (port, { body }) => port.deliver(body as never),
    personal: ['31572040092', '11987650010', 'marina@exemplo.com.br'],
    cases: {
      delivered: { value: { version: 1 } },
      'delivered-again': { value: { version: 1 } },
      changed: { value: { version: 2 } },
      'older-version': { value: { version: 2 } },
      'refused-phone': refused,
      'no-version': refused,
      'without-token': unauthorized,
    },
  },
  vehicleRegistry: {
    ask: (port, { body }) => port.find(body as never),
    personal: ['EST1D11', '9BGKS48U0RG100002'],
    cases: {
      plate: {
        value: {
          fipeCode: '004500-0',
          description: 'CHEVROLET/ONIX 1.0 MANUAL',
          manufacturerYear: 2019,
          modelYear: 2019,
          colour: 'BRANCA',
        },
      },
      chassis: {
        value: {
          fipeCode: '004512-2',
          description: 'CHEVROLET/ONIX PLUS LTZ 1.0 TURBO AUTOMATICO',
          manufacturerYear: 2020,
          modelYear: 2020,
          colour: 'PRETA',
        },
      },
      'model-only': {
        value: {
          fipeCode: null,
          description: 'CHEVROLET/ONIX 1.0',
          manufacturerYear: 2023,
          modelYear: 2023,
          colour: 'AZUL',
        },
      },
      unknown: { value: null },
      'no-mark': refused,
      'without-token': unauthorized,
    },
  },
};
