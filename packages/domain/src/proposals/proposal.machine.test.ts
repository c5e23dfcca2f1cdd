import { describe, expect, it } from 'vitest';
import { permissionMap } from '../access/index.ts';
import { nextActorOf } from './next-act.ts';
import { availableEvents, factsNeeded, transition } from './proposal.machine.ts';
import { type ProposalEvent, type ProposalMove, proposalTable } from './proposal.table.ts';
import { changeActs } from './proposal-changes.ts';
import { type ActorKind, type ProposalFacts, proposalActor } from './proposal-facts.ts';
import { financeStatuses } from './proposal-scope.ts';
import { missing, nextActor, proposalCan } from './proposal-view.ts';
import { finalStatuses, type ProposalStatus, proposalStatusIds } from './statuses.ts';
import { actor, facts, isNotAllowed, refusal } from './test-support.ts';

describe('moves of a proposal', () => {
  it.each<[ProposalStatus, ProposalEvent, ActorKind, ProposalStatus]>([
    ['WO', 'send', 'dealer', 'SU'],
    ['RA', 'send', 'representante', 'SU'],
    ['WO', 'delete', 'dealer', 'NU'],
    ['SU', 'startAnalysis', 'credit-engine', 'PD'],
    ['PD', 'decide.AP', 'credit-engine', 'AP'],
    ['PD', 'decide.APC', 'finance', 'APC'],
    ['PD', 'decide.DC', 'credit-engine', 'DC'],
    ['PD', 'decide.RA', 'finance', 'RA'],
    ['PD', 'decide.HLD', 'finance', 'HLD'],
    ['HLD', 'decide.AP', 'finance', 'AP'],
    ['HLD', 'answerPendency', 'dealer', 'PD'],
    ['APC', 'presentConditions', 'dealer', 'APC'],
    ['APC', 'conditions.met', 'credit-engine', 'AP'],
    ['APC', 'conditions.met', 'finance', 'AP'],
    ['APC', 'conditions.returned', 'finance', 'RA'],
    ['APC', 'conditions.rejected', 'finance', 'DC'],
    ['DC', 'reanalyse', 'dealer', 'PD'],
    ['AP', 'requestDocuments', 'dealer', 'AVF'],
    ['AVF', 'confirmTable', 'system', 'AF'],
    ['AF', 'generateContracts', 'dealer', 'PU'],
    ['PU', 'regenerateContracts', 'dealer', 'PU'],
    ['PU', 'rectify', 'dealer', 'AF'],
    ['PU', 'rectifyValues', 'dealer', 'RA'],
    ['PU', 'activate', 'dealer', 'WFA'],
    ['WFA', 'confirmActivation', 'finance', 'AV'],
    ['WFA', 'refuseActivation', 'finance', 'PU'],
    ['AV', 'sendPayment', 'system', 'PS'],
    ['PS', 'confirmPayment', 'system', 'OC'],
    ['PS', 'confirmPaymentManually', 'finance', 'OCM'],
    ['PS', 'returnPayment', 'system', 'AV'],
    ['SU', 'cancel', 'dealer', 'NU'],
    ['AV', 'cancel', 'finance', 'NU'],
    ['PU', 'withdraw', 'finance', 'NU'],
    ['OC', 'recordWithdrawal', 'finance', 'OC'],
  ])('%s: %s by %s leads to %s', (from, event, kind, to) => {
    expect(transition(event, facts(from), actor(kind))).toMatchObject({ from, event, to });
  });

  it('refuses every event that its table does not list for a status with PRS007', () => {
    const events = [...new Set(proposalTable.map((move) => move.event))];
    for (const status of proposalStatusIds) {
      for (const event of events) {
        if (proposalTable.some((move) => move.event === event && move.from.includes(status))) continue;
        expect(refusal(() => transition(event, facts(status), actor('dealer'))).code).toBe('PRS007');
      }
    }
  });

  it('refuses an actor who is not allowed the move', () => {
    expect(refusal(() => transition('decide.AP', facts('PD'), actor('dealer')))).toMatchObject(isNotAllowed);
    expect(refusal(() => transition('send', facts('WO'), actor('finance')))).toMatchObject(isNotAllowed);
    // the dealer cancels before the contract: from then on it is told whose act it is
    expect(refusal(() => transition('cancel', facts('PU'), actor('dealer'))).fields[0]?.key).toBe('act.ofFinance');
  });

  it('accepts no event while blocked', () => {
    const blocked = facts('WO', { blocked: true });
    expect(refusal(() => transition('send', blocked, actor('dealer'))).code).toBe('PRS002');
    expect(availableEvents(blocked, actor('dealer'))).toEqual([]);
  });

  it('reserves, counts and releases the use of a coupon or voucher on every way that a sale can take', () => {
    const arriving = (...to: ProposalStatus[]) =>
      proposalTable.filter((move) => to.includes(move.to) && !move.from.includes(move.to));
    const all = (moves: readonly ProposalMove[]) => moves.map(({ effects = [] }) => effects);
    for (const effects of all(arriving('NU'))) expect(effects).toContain('releaseDiscount');
    for (const effects of all(arriving('OC', 'OCM'))) expect(effects).toContain('countDiscount');
    for (const effects of all(arriving('RA', 'DC'))) expect(effects).toContain('releaseDiscountLater');
    for (const from of ['WO', 'RA', 'DC'] as const)
      for (const { to, effects = [] } of proposalTable.filter((move) => move.from.includes(from)))
        if (!['NU', 'RA', 'DC'].includes(to)) expect(effects[0]).toBe('reserveDiscount');
  });

  it('requests the analysis when it is sent', () => {
    expect(transition('send', facts('WO'), actor('dealer')).effects).toEqual(['reserveDiscount', 'requestAnalysis']);
  });

  it('voids contract, signatures and selfies when vehicle or seller are rectified after the contract', () => {
    const { effects } = transition('rectify', facts('PU'), actor('dealer'));
    expect(effects).toEqual(['voidContract', 'cancelSignatures', 'cancelSelfies', 'releaseLien']);
  });
});

describe('the access of finance', () => {
  it('includes every status from the sending to the payment, and no draft, ended or paid proposal', () => {
    expect(financeStatuses.join(' ')).toBe('SU PD HLD AP APC DC AVF AF PU WFA AV PS');
  });
});

describe('guards', () => {
  it('lists everything that prevents a proposal from being sent', () => {
    const error = refusal(() =>
      transition(
        'send',
        facts('WO', {
          sendProblems: [{ path: 'client.identification.motherName', key: 'required' }],
          consentRecorded: false,
        }),
        actor('dealer'),
      ),
    );
    expect(error.code).toBe('DOM002');
    expect(error.fields.map((field) => field.path)).toEqual(['client.identification.motherName', 'authorization']);
  });

  it('refuses the same CPF for two people of the proposal', () => {
    const same = facts('WO', { samePersonProblems: [{ path: 'client.guarantors.0.cpf', key: 'cpf.ofAnother' }] });
    expect(refusal(() => transition('send', same, actor('dealer'))).code).toBe('SEL004');
  });

  it('refuses to send an expired simulation', () => {
    const expired = facts('WO', { tableExpired: true });
    expect(refusal(() => transition('send', expired, actor('dealer'))).code).toBe('SIM063');
  });

  it.each<[string, Partial<ProposalFacts>, string]>([
    ['the signature', { signature: 'IN_PROGRESS' }, 'signature'],
    ['the selfie', { selfie: 'NONE' }, 'selfie'],
    ['the lien', { lienRegistered: false }, 'lien'],
    ['the signed paper', { isElectronicSignature: false }, 'signature'],
  ])('does not activate without %s', (_name, changes, path) => {
    const error = refusal(() => transition('activate', facts('PU', changes), actor('dealer')));
    expect(error.fields.map((field) => field.path)).toEqual([path]);
  });

  it('is sent by a certified user of the dealer only, where the lender requires it; the lender’s staff needs none', () => {
    const others = facts('WO', { certifiedSenders: ['u2'] });
    const error = refusal(() => transition('send', others, actor('dealer', 'u1')));
    expect([error.code, error.fields[0]?.key]).toEqual(['PRS021', 'certification.notValid']);
    expect(missing(others, actor('dealer', 'u1')).map(({ path }) => path)).toEqual(['certification']);
    expect(proposalCan(others, actor('dealer', 'u1')).send).toBe(false);
    expect(missing(others)).toEqual([]);
    expect(transition('send', others, actor('dealer', 'u2')).to).toBe('SU');
    expect(transition('send', others, actor('representante', 'u1')).to).toBe('SU');
    expect(transition('send', facts('WO'), actor('dealer', 'u1')).to).toBe('SU');
  });

  it('requires no selfie when signed on paper', () => {
    const paper = facts('PU', { isElectronicSignature: false, signedPaperUploaded: true, selfie: 'NONE' });
    expect(transition('activate', paper, actor('dealer')).to).toBe('WFA');
  });

  it('prevents the user who decided the credit from confirming the payment', () => {
    const decidedByMe = facts('PS', { creditDecidedBy: 'u1', creditFirstDecidedBy: 'u3' });
    const confirm = (userId: string) => transition('confirmPaymentManually', decidedByMe, actor('finance', userId));
    expect(refusal(() => confirm('u1')).fields[0]?.key).toBe('payment.sameDecider');
    expect(refusal(() => confirm('u3')).fields[0]?.key).toBe('payment.sameDecider');
    expect(confirm('u2').to).toBe('OCM');
  });

  it('requires a reason to cancel', () => {
    for (const reason of [undefined, null, '  ']) {
      const error = refusal(() => transition('cancel', facts('SU', { reason }), actor('dealer')));
      expect(error.fields).toEqual([{ path: 'reason', key: 'reason.required' }]);
    }
  });

  it('records a withdrawal within seven days only', () => {
    const withdraw = (daysSinceContract: number) =>
      transition('recordWithdrawal', facts('OC', { daysSinceContract }), actor('finance'));
    expect(withdraw(7).effects).toEqual(['recordWithdrawal', 'refund', 'releaseLien', 'releaseDiscount']);
    expect(refusal(() => withdraw(8)).fields[0]?.key).toBe('withdrawal.tooLate');
  });

  it('returns a proposal by expiry only when its table or decision has expired', () => {
    expect(refusal(() => transition('expire', facts('AP'), actor('system'))).fields[0]?.key).toBe('table.inForce');
    expect(transition('expire', facts('AP', { srsExpired: true }), actor('system')).to).toBe('RA');
    expect(transition('expireTable', facts('AVF', { tableExpired: true }), actor('system')).to).toBe('RA');
  });
});

describe('facts of other tables', () => {
  it('are named by status: the facts that its moves use, and no others', () => {
    expect(factsNeeded('WO')).toEqual([
      'consentRecorded',
      'tableExpired',
      'registrationFeeChanged',
      'exemptionWaiting',
      'certifiedSenders',
    ]);
    expect(factsNeeded('SU')).toEqual([]);
    expect([...factsNeeded('PS')].sort()).toEqual(['creditFirstDecidedBy', 'daysSinceContract', 'withdrawn']);
  });

  it('that were not read decide nothing: the guard that uses one throws', () => {
    const { lienRegistered: _unread, ...known } = facts('PU');
    expect(() => availableEvents(known, actor('dealer'))).toThrow(/lienRegistered looks at lienRegistered/);
  });
});
describe('changes of the proposal data', () => {
  it('can update the data in WO and RA only', () => {
    for (const status of proposalStatusIds) {
      const update = () => changeActs.assert('edit', facts(status), actor('dealer'));
      if (status === 'WO' || status === 'RA') expect(update).not.toThrow();
      else expect(refusal(update).code).toBe('PRS006');
    }
  });

  it('can rectify vehicle and seller up to the contract', () => {
    expect(() => changeActs.assert('rectify', facts('PU'), actor('dealer'))).not.toThrow();
    expect(refusal(() => changeActs.assert('rectify', facts('WFA'), actor('dealer'))).code).toBe('PRS006');
    expect(refusal(() => changeActs.assert('rectify', facts('AP', { blocked: true }), actor('dealer'))).code).toBe(
      'PRS002',
    );
    expect(refusal(() => changeActs.assert('edit', facts('WO'), actor('finance')))).toMatchObject(isNotAllowed);
  });
});

describe('allowed actions in the response', () => {
  it('allow the dealer to send an incomplete draft, and list what is missing', () => {
    const draft = facts('WO', { sendProblems: [{ path: 'client.document', key: 'required' }] });
    const can = proposalCan(draft, actor('dealer'));
    expect(can).toMatchObject({ send: true, edit: true, delete: true, cancel: false, decide: false, clone: true });
    expect(missing(draft)).toEqual([{ path: 'client.document', key: 'required' }]);
  });

  it('exclude activation before the signature is complete', () => {
    const unsigned = facts('PU', { signature: 'IN_PROGRESS' });
    expect(proposalCan(unsigned, actor('dealer')).activate).toBe(false);
    expect(missing(unsigned)).toEqual([{ path: 'signature', key: 'signature.pending' }]);
  });

  it('include only unblock and copy on a blocked proposal', () => {
    const can = proposalCan(facts('AP', { blocked: true }), actor('dealer'));
    expect(Object.entries(can).flatMap(([action, allowed]) => (allowed ? [action] : []))).toEqual(['unblock', 'clone']);
  });

  it('are empty for a read-only viewer', () => {
    expect(Object.values(proposalCan(facts('WO'), null))).not.toContain(true);
  });

  it('include the decision for finance under analysis', () => {
    expect(proposalCan(facts('PD'), actor('finance'))).toMatchObject({ decide: true, changeStatus: true, send: false });
    expect(proposalCan(facts('WO'), actor('finance')).changeStatus).toBe(false);
  });

  it('name no next actor for a final proposal', () => {
    for (const status of proposalStatusIds) expect(nextActor(status) === null).toBe(finalStatuses.includes(status));
  });

  it.each<[string | null, ProposalStatus, Partial<ProposalFacts>]>([
    ['credit-engine', 'PD', {}],
    ['support', 'PD', { stop: 'failed' }],
    ['finance', 'PD', { stop: 'given-up' }],
    ['dealer', 'APC', {}],
    ['credit-engine', 'APC', { conditionsPresented: true, isDecidedByEngine: true }],
    ['finance', 'APC', { conditionsPresented: true }],
    [null, 'NU', {}],
  ])('expects %s to act on one in %s with %o', (expected, status, changes) => {
    expect(nextActorOf(facts(status, changes))).toBe(expected);
  });

  it('include presenting conditions once, until they have been decided', () => {
    const presented = facts('APC', { conditionsPresented: true });
    expect(proposalCan(facts('APC'), actor('dealer'))).toMatchObject({
      presentConditions: true,
      decideConditions: false,
    });
    expect(proposalCan(presented, actor('dealer')).presentConditions).toBe(false);
    expect(proposalCan(presented, actor('finance'))).toMatchObject({
      presentConditions: false,
      decideConditions: true,
    });
    const again = refusal(() => transition('presentConditions', presented, actor('dealer')));
    expect(again.fields.map(({ key }) => key)).toEqual(['conditions.beingChecked']);
  });

  it('make dealer staff an actor only with createPropose', () => {
    const viewer = {
      userId: 'u1',
      username: 'U1',
      role: 'seller',
      userType: 'DEALER',
      activeDealerId: 'd1',
      permissions: permissionMap([]),
    } as const;
    expect(proposalActor(viewer)).toBeNull();
    const allowed = { ...viewer, permissions: { ...viewer.permissions, createPropose: true } };
    expect(proposalActor(allowed)).toEqual({ kind: 'dealer', userId: 'u1' });
    expect(proposalActor({ ...viewer, role: 'consulta', userType: 'GMF' })).toBeNull();
  });
});
