import { selfieConsent } from '@estrada/domain/contracts/index';
import { insuranceConsentText } from '@estrada/domain/insurance/index';
import { consentTexts } from '@estrada/domain/proposals/index';
import type { Evidence } from './dossier-data.ts';

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

/** A sample contract that was signed by two people. */
export const exampleEvidence: Evidence = {
  format: 'estrada-dossier',
  version: 1,
  madeAt: '2026-11-25T13:00:00.000Z',
  madeByName: 'Carla Nunes',
  lender: { name: 'Banco Estrada S.A.', cnpj: '59274605000113' },
  dealer: { companyName: 'Autovia Paulista Veículos Ltda.', cnpj: '11222333000181' },
  proposal: { id: '01jd0000000000000000000001', number: '100417', contractNumber: '70000417' },
  client: { name: 'Marina Alves Souza', document: '52998224725' },
  vehicle: { label: 'Onix 1.0 Turbo Premier 2026/2027', chassis: '9BGKS48U0RG123456' },
  loan: { financedCents: 7_000_000, termMonths: 36, annualCet: '23,4512%' },
  contract: {
    id: '01jd00000000000000000000c1',
    edition: 1,
    issuedOn: '2026-11-20',
    requestedAt: '2026-11-20T12:00:00.000Z',
    requestedByName: 'Júlia Martins',
  },
  signedBy: 'electronic',
  papers: [
    {
      file: 'cedula-de-credito-bancario.pdf',
      name: 'Cédula de crédito bancário',
      sha256,
      sizeBytes: 84_112,
      textVersion: '2026-01-01',
    },
  ],
  envelope: {
    id: '01jd00000000000000000000e1',
    partnerId: 'env-0001',
    requestedAt: '2026-11-20T12:05:00.000Z',
    requestedByName: 'Júlia Martins',
    completedAt: '2026-11-20T12:31:00.000Z',
    sealed: {
      file: 'contrato-assinado.pdf',
      name: 'Contrato assinado, com o selo da Certisign',
      sha256,
      sizeBytes: 120_440,
      textVersion: null,
    },
  },
  signers: [
    {
      name: 'Marina Alves Souza',
      document: '52998224725',
      email: 'marina@example.com',
      role: 'Cliente',
      order: 1,
      mailedAt: '2026-11-20T12:05:10.000Z',
      signedAt: '2026-11-20T09:20:00-03:00',
      signedFrom: '203.0.113.7',
    },
    {
      name: 'Ivo Lima',
      document: '11144477735',
      email: 'ivo@example.com',
      role: 'Avalista',
      order: 2,
      mailedAt: '2026-11-20T12:20:10.000Z',
      signedAt: '2026-11-20T09:30:00-03:00',
      signedFrom: null,
    },
  ],
  selfies: [
    {
      name: 'Marina Alves Souza',
      document: '52998224725',
      frontSha256: sha256,
      turnedSha256: sha256,
      takenAt: '2026-11-20T12:22:00.000Z',
      receivedAt: '2026-11-20T12:22:20.000Z',
      confirmedAt: '2026-11-20T12:22:40.000Z',
      confirmedFrom: '203.0.113.7',
      device: { source: 'camera', userAgent: 'Mozilla/5.0 (Linux; Android 15)' },
      consent: { textVersion: selfieConsent.version, text: selfieConsent.pt },
      reviewed: { byName: 'Paula Reis', reason: 'Foto nítida; é a mesma pessoa do documento.' },
    },
  ],
  insurances: [
    {
      number: '200031',
      product: 'Nota Garantida (GAP)',
      insurer: 'Assurant',
      assured: { name: 'Marina Alves Souza', document: '52998224725' },
      status: 'Apólice emitida',
      policyNumber: 'AP-000931',
      premiumCents: 107_380,
      sentAt: '2026-11-20T12:40:00.000Z',
      acceptedOn: '2026-11-21',
      issuedOn: '2026-11-23',
      cancelledOn: null,
      consent: {
        textVersion: insuranceConsentText.version,
        text: `${insuranceConsentText.declaration.pt} ${insuranceConsentText.free.pt}`,
        givenAt: '2026-11-20T12:40:00.000Z',
        recordedByName: 'Júlia Martins',
      },
      files: [
        {
          file: 'seguro-200031-apolice.pdf',
          name: 'Apólice da seguradora, seguro nº 200031',
          sha256,
          sizeBytes: 51_210,
          textVersion: null,
        },
      ],
    },
  ],
  signedPages: [],
  consents: [
    {
      title: 'Autorização de consulta ao SCR',
      textVersion: consentTexts.creditRegistry.version,
      text: consentTexts.creditRegistry.pt,
      grantedAt: '2026-11-19T14:00:00.000Z',
      recordedByName: 'Júlia Martins',
    },
  ],
  history: [
    {
      at: '2026-11-20T12:00:00.000Z',
      event: 'generateContracts',
      from: 'AF',
      to: 'PU',
      actorName: 'Júlia Martins',
      reason: null,
    },
  ],
  trail: [
    {
      seq: 4_112,
      at: '2026-11-20T12:00:00.000Z',
      action: 'proposal.generateContracts',
      actorName: 'Júlia Martins',
      hash: sha256,
    },
  ],
};
