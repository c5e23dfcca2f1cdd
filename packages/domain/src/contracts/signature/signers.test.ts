import { describe, expect, it } from 'vitest';
import type { ClientForm } from '../../proposals/registration/client.ts';
import { proposalStatusIds } from '../../proposals/statuses.ts';
import { actor, isNotAllowed, refusal } from '../../proposals/test-support.ts';
import type { EnvelopeStatus } from './envelope.ts';
import { type SignatureFacts, signatureActs } from './signature-rules.ts';
import { actsForClient, planSigners, signerProblems } from './signers.ts';

const ana = { name: 'Ana Prado Lima', cpf: '31572040092', email: 'Ana@example.com' };
const rui = { name: 'Rui Alves Nunes', cpf: '31572040688', email: 'rui@example.com' };
const lia = { name: 'Lia Souza Reis', cpf: '31572040769', email: 'lia@example.com' };
const ivo = { name: 'Ivo Braga Dias', cpf: '31572040840', email: 'ivo@example.com' };
const individual: ClientForm = {
  personType: 'PF',
  document: ana.cpf,
  identification: { name: ana.name },
  contact: { email: ana.email },
};
const guarantor = { name: rui.name, cpf: rui.cpf, email: rui.email, partner: { name: lia.name, cpf: lia.cpf } };
const company: ClientForm = {
  personType: 'PJ',
  responsibles: [{ name: ana.name, documentNr: ana.cpf }],
};
const roles = (client: ClientForm) => planSigners({ client, financeTypeId: 1 }).map(({ role, order }) => [role, order]);

describe('required signers', () => {
  it('are the client, then guarantors with their spouses; an attorney replaces the client', () => {
    const client = { ...individual, guarantors: [guarantor] };
    expect(planSigners({ client, financeTypeId: 1 })).toMatchObject([
      { path: 'identification', role: 'CLIENT', order: 1, document: ana.cpf, email: ana.email.toLowerCase() },
      { path: 'guarantors.0', role: 'GUARANTOR', order: 2, document: rui.cpf },
      { path: 'guarantors.0.partner', role: 'GUARANTOR_SPOUSE', order: 2, document: lia.cpf, email: '' },
    ]);
    expect(roles({ ...client, attorneys: [{ name: ivo.name, cpf: ivo.cpf }] })[0]).toEqual(['ATTORNEY', 1]);
  });

  it('of a lease are co-debtors instead of guarantors: an aval exists on credit titles only', () => {
    const client = { ...individual, guarantors: [guarantor] };
    const planned = planSigners({ client, financeTypeId: 6 });
    expect(planned.map(({ role, order }) => [role, order])).toEqual([
      ['CLIENT', 1],
      ['CO_DEBTOR', 2],
      ['CO_DEBTOR_SPOUSE', 2],
    ]);
    expect(planned.map(({ role }) => actsForClient(role))).toEqual([true, false, false]);
  });

  it('are the representatives of a company, or else its responsibles', () => {
    expect(roles(company)).toEqual([['RESPONSIBLE', 1]]);
    expect(roles({ ...company, representatives: [{ name: rui.name, cpf: rui.cpf }] })).toEqual([['REPRESENTATIVE', 1]]);
  });

  it('sign once for a side, and again as a guarantor', () => {
    const twice = { name: ana.name, documentNr: ana.cpf };
    const client: ClientForm = {
      ...company,
      responsibles: [twice, twice],
      guarantors: [{ ...guarantor, cpf: ana.cpf }],
    };
    expect(planSigners({ client, financeTypeId: 1 }).map(({ role }) => role)).toEqual([
      'RESPONSIBLE',
      'GUARANTOR',
      'GUARANTOR_SPOUSE',
    ]);
  });
});

describe('a signer', () => {
  const problemsOf = (client: ClientForm, emails: Record<string, string> = {}, selling: string[] = []) =>
    signerProblems(planSigners({ client, financeTypeId: 1 }, emails), selling).map(({ path, key }) => [path, key]);

  it('requires a name, a CPF and an e-mail', () => {
    expect(problemsOf({ personType: 'PJ' })).toEqual([['signers', 'signer.none']]);
    expect(problemsOf({ personType: 'PJ', responsibles: [{}] })).toEqual([
      ['signers.0.name', 'required'],
      ['signers.0.document', 'cpf.invalid'],
      ['signers.0.email', 'required'],
    ]);
    expect(problemsOf(company, { 'responsibles.0': 'nobody' })).toEqual([['signers.0.email', 'email.invalid']]);
    expect(problemsOf(company, { 'responsibles.0': ana.email })).toEqual([]);
  });

  it('requires a separate mailbox, different from those of the sellers', () => {
    const client = { ...individual, guarantors: [{ ...guarantor, partner: undefined }] };
    expect(problemsOf(client)).toEqual([]);
    expect(problemsOf(client, { 'guarantors.0': ana.email.toUpperCase() })).toEqual([
      ['signers.0.email', 'signer.emailOfAnother'],
      ['signers.1.email', 'signer.emailOfAnother'],
    ]);
    expect(problemsOf(client, {}, [ana.email])).toEqual([['signers.0.email', 'signer.emailOfSelling']]);
  });
});

describe('signature rules', () => {
  const facts = (changes: Partial<SignatureFacts> = {}): SignatureFacts => ({
    status: 'PU',
    blocked: false,
    envelope: null,
    isEsignOn: true,
    isContractReady: true,
    ...changes,
  });
  const ask = (changes: Partial<SignatureFacts>, kind: 'dealer' | 'finance' = 'dealer') =>
    refusal(() => signatureActs.assert('request', facts(changes), actor(kind)));
  const withEnvelope = (act: 'request' | 'cancel' | 'remind') =>
    (
      [
        'REQUESTED',
        'UNKNOWN',
        'IN_PROGRESS',
        'SIGNED',
        'COMPLETED',
        'CANCELED',
        'REFUSED',
        'EXPIRED',
        'FAILED',
      ] as const
    ).filter((envelope: EnvelopeStatus) => signatureActs.may(act, facts({ envelope }), actor('representante')));

  it('allow the dealer side to request signatures only in PU, with papers, while electronic signature is on', () => {
    for (const status of proposalStatusIds)
      expect(signatureActs.may('request', facts({ status }), actor('dealer'))).toBe(status === 'PU');
    expect([ask({ blocked: true }).code, ask({ status: 'AF' }).code]).toEqual(['PRS002', 'PRS006']);
    expect([ask({ isEsignOn: false }).code, ask({ isContractReady: false }).code]).toEqual(['PRS015', 'PRS016']);
    expect(ask({}, 'finance')).toMatchObject(isNotAllowed);
    expect(signatureActs.may('request', facts(), null)).toBe(false);
  });

  it('refuse a second request while one is open, and cancel or remind only an open one', () => {
    expect(withEnvelope('request')).toEqual(['CANCELED', 'REFUSED', 'EXPIRED', 'FAILED']);
    expect(withEnvelope('cancel')).toEqual(['REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED']);
    expect(withEnvelope('remind')).toEqual(['IN_PROGRESS']);
    expect(refusal(() => signatureActs.assert('cancel', facts(), actor('dealer'))).code).toBe('PRS017');
    expect(refusal(() => signatureActs.assert('remind', facts(), actor('finance')))).toMatchObject(isNotAllowed);
    expect(ask({ envelope: 'COMPLETED' }).code).toBe('PRS014');
  });
});
