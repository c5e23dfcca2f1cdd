import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyCallback,
  type Envelope,
  type EnvelopeEvent,
  type EnvelopeStatus,
  signatureProgress,
} from './envelope.ts';

const fresh: Envelope = {
  status: 'IN_PROGRESS',
  sealedSha256: null,
  expiredAt: null,
  signers: ['a', 'b'].map((id) => ({ id, status: 'PENDING', at: null, reason: null })),
};
const after = (events: readonly EnvelopeEvent[], from = fresh) => events.reduce(applyCallback, from);
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00-03:00`;
const signed = (signerId: string, minute = 1): EnvelopeEvent => ({ kind: 'signed', signerId, at: at(minute) });
const refused = (signerId: string, minute = 1): EnvelopeEvent => ({
  kind: 'refused',
  signerId,
  at: at(minute),
  reason: `às ${minute}`,
});
const sealed: EnvelopeEvent = { kind: 'sealed', sha256: 'f00d' };
const expired = (minute = 9): EnvelopeEvent => ({ kind: 'expired', at: at(minute) });

const signerId = fc.constantFrom('a', 'b', 'stranger');
const minute = fc.integer({ min: 0, max: 5 });
const event: fc.Arbitrary<EnvelopeEvent> = fc.oneof(
  fc.tuple(signerId, minute).map(([id, when]) => signed(id, when)),
  fc.tuple(signerId, minute).map(([id, when]) => refused(id, when)),
  fc.constant(sealed),
  minute.map((when) => expired(when)),
);
const canceled: EnvelopeEvent = { kind: 'canceled' };

describe('an envelope', () => {
  it('is signed with the last signature and completed with the seal, whichever comes first', () => {
    expect(after([signed('a')]).status).toBe('IN_PROGRESS');
    expect(after([signed('a'), signed('b')]).status).toBe('SIGNED');
    expect(after([sealed, signed('a')]).status).toBe('IN_PROGRESS');
    expect(after([sealed, signed('a'), signed('b')])).toMatchObject({ status: 'COMPLETED', sealedSha256: 'f00d' });
  });

  it('ends with a refusal, or when its deadline passes before the last signature', () => {
    expect(after([signed('a'), refused('b')])).toMatchObject({ status: 'REFUSED' });
    expect(after([signed('a'), expired()]).status).toBe('EXPIRED');
    expect(after([signed('a'), signed('b'), expired()]).status).toBe('SIGNED');
  });

  it('uses the earlier of two times of one event, whatever their time zones', () => {
    const elsewhere: EnvelopeEvent = { kind: 'signed', signerId: 'a', at: '2026-11-20T13:00:30Z' };
    expect(after([signed('a', 1), elsewhere]).signers[0]!.at).toBe(elsewhere.at);
    expect(after([refused('a', 2), refused('a', 1)]).signers[0]).toMatchObject({ at: at(1), reason: 'às 1' });
  });

  it('ends in the same state for any order and repetition of events', () => {
    const shuffled = fc
      .array(event, { maxLength: 12 })
      .chain((events) =>
        fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
      );
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(after(others)).toEqual(after(events));
      }),
    );
  });

  it('is completed with every signature and a seal, and in no other way', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(event, fc.constant(canceled)), { maxLength: 15 }), (events) => {
        const { status, signers, sealedSha256 } = after(events);
        const isWhole = sealedSha256 !== null && signers.every((signer) => signer.status === 'SIGNED');
        if (status === 'COMPLETED') expect(isWhole).toBe(true);
        if (isWhole && !events.includes(canceled)) expect(status).toBe('COMPLETED');
      }),
    );
  });

  it('never changes once it is cancelled, and cannot be cancelled once it is completed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), fc.array(event, { maxLength: 6 }), (before, later) => {
        const ended = after([...before, canceled]);
        const wasCompleted = after(before).status === 'COMPLETED';
        expect(ended.status).toBe(wasCompleted ? 'COMPLETED' : 'CANCELED');
        if (!wasCompleted) expect(after(later, ended)).toEqual(ended);
      }),
    );
  });
});

it('has no signature progress once it has ended without a seal', () => {
  const statuses: readonly EnvelopeStatus[] = [
    ...(['REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED', 'COMPLETED', 'CANCELED', 'REFUSED'] as const),
    ...(['EXPIRED', 'FAILED'] as const),
  ];
  expect(statuses.filter((status) => signatureProgress(status) === 'IN_PROGRESS')).toEqual([
    ...['REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED'],
  ]);
  expect(statuses.filter((status) => signatureProgress(status) === 'COMPLETED')).toEqual(['COMPLETED']);
  expect(signatureProgress(null)).toBe('NONE');
});
