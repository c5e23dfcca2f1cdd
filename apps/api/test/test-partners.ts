import type { AnalysisAnswer, Partners } from '../src/partners/index.ts';

/** Partners that answer at once. A test replaces a method to change a decision or to fail. */
export function testPartners(): Partners {
  const approved: AnalysisAnswer = {
    analysisId: 'an-1',
    decision: 'AP',
    reason: 'Aprovada',
    conditions: [],
    validUntil: '2026-12-20',
  };
  const registeredLien = { status: 'REGISTERED', registration: 'GRV-1', registeredOn: '2026-11-20' } as const;
  const policyOf = (number: string) => ({
    policyNumber: `AP-${number}`,
    issuedOn: '2026-11-20',
    startsOn: '2026-11-21',
    endsOn: '2027-11-20',
    instalments: [{ number: 1, dueOn: '2026-11-25', amountCents: 10_000, interestCents: 0 }],
  });
  const insurer = (netCents: number): Partners['liberty'] => ({
    quote: async (requestId) => ({
      quoteId: `q-${requestId}`,
      validUntil: '2026-11-27T23:59:59-03:00',
      offers: [{ coverage: 'STANDARD', deductiblePercent: null, netCents, iofCents: 100, totalCents: netCents + 100 }],
    }),
    submit: async ({ requestId }) => ({ number: `n-${requestId}`, decision: { state: 'received' } }),
    findProposal: async () => null,
    answerInformation: async (number) => ({ number, decision: { state: 'received' } }),
    issue: async (number) => policyOf(number),
    policy: async (number) => policyOf(number),
    policyDocument: async () => ({ sha256: '0'.repeat(64), content: 'JVBERi0xLjcK' }),
    charge: async (_number, { requestId }) => ({ chargeId: `c-${requestId}`, mandateId: null, status: 'pending' }),
    findCharge: async () => null,
    cancel: async (_number, { requestId }) => ({
      cancellationId: `x-${requestId}`,
      cancelledOn: '2026-11-20',
      refundCents: 0,
      refundBy: '2026-12-05',
    }),
    findCancellation: async () => null,
    paymentPage: async (number) => ({ url: `https://insurer.example/pay/${number}` }),
  });
  return {
    assurant: insurer(100_000),
    cardif: insurer(200_000),
    liberty: insurer(300_000),
    metlife: insurer(400_000),
    botScore: { assess: async () => 0.9 },
    certisign: {
      createEnvelope: async ({ requestId, signers }) => ({
        envelopeId: `env-${requestId}`,
        links: signers.map(({ signerId }) => ({ signerId, url: `https://sign.example/${signerId}` })),
      }),
      find: async () => null,
      read: async () => ({ state: 'RUNNING', signers: [], sealed: null }),
      cancel: async () => ({ state: 'CANCELED', signers: [], sealed: null }),
    },
    creditBureau: {
      preApprove: async () => ({ protocol: 'BC-1', result: 1, tierCode: 'TR1', consultedAt: '2026-11-20T13:00:00Z' }),
    },
    creditEngine: {
      analyse: async () => approved,
      answerPendency: async () => approved,
      checkConditions: async () => ({ ...approved, decision: 'AP' }),
    },
    dealerPayments: {
      pay: async ({ requestId }) => ({ paymentId: `pay-${requestId}`, expectedOn: '2026-11-20' }),
      collect: async ({ requestId }) => ({ paymentId: `col-${requestId}`, expectedOn: '2026-11-20' }),
      findRequest: async () => null,
      find: async () => ({ status: 'CONFIRMED', receipt: 'CP-1', settledOn: '2026-11-20' }),
    },
    lienRegistry: {
      register: async () => registeredLien,
      find: async () => null,
      release: async () => ({ ...registeredLien, status: 'RELEASED', releasedOn: '2026-11-20' }),
    },
    loanServicing: {
      register: async () => ({}),
      findStatement: async () => null,
      findSlip: async () => null,
      requestSettlement: async ({ requestId, kind, on, amountCents }) => ({
        settlementId: `set-${requestId}`,
        kind,
        on,
        amountCents,
        status: 'RECEIVED',
        line: null,
      }),
    },
    messaging: {
      send: async ({ requestId }) => ({ messageId: `msg-${requestId}` }),
      find: async () => null,
    },
    salesCrm: { deliver: async ({ version }) => ({ version }) },
    vehicleRegistry: {
      find: async ({ mark }) =>
        mark.endsWith('99')
          ? null
          : {
              fipeCode: '004504-4',
              description: 'CHEVROLET/ONIX LT 1.0 TURBO AUTOMATICO',
              manufacturerYear: 2023,
              modelYear: 2023,
              colour: 'PRATA',
            },
    },
    documentReader: {
      begin: async ({ requestId }) => ({ readingId: `rd-${requestId}` }),
      find: async () => ({
        status: 'READ',
        fields: {
          name: 'Marina Alves Souza',
          motherName: 'Helena Alves',
          birthDate: '1990-05-20',
          zipCode: '01310100',
        },
      }),
    },
    postalCodes: {
      find: async (zip) =>
        zip === '01310100'
          ? {
              zipCode: zip,
              street: 'Avenida Paulista',
              neighborhood: 'Bela Vista',
              city: 'São Paulo',
              cityId: '3550308',
              state: 'SP',
              latitude: -23.55,
              longitude: -46.63,
            }
          : null,
    },
  };
}
