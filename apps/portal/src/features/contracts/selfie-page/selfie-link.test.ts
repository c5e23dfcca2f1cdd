import { ApiError } from '@estrada/web/calls/api-error.ts';
import { expect, it } from 'vitest';
import { turnOf } from './face-model.ts';
import { isBroken, isGone, readLink } from './selfie-calls.ts';

it('reads proposal, signer and secret after the #; the secret may contain dots', () => {
  expect(readLink('#P1.S1.secret.mark')).toEqual({ proposalSaleId: 'P1', signerId: 'S1', token: 'secret.mark' });
});

it.each(['', '#', '#P1', '#P1.S1', '#P1.S1.', '#.S1.secret', '#P1..secret'])(
  'refuses an incomplete link: %s',
  (hash) => {
    expect(readLink(hash)).toBeNull();
  },
);

it('distinguishes an invalid link from a lost connection', () => {
  const gone = new ApiError({ status: 404, code: 'SEC004', message: '' });
  const broken = new ApiError({ status: 404, code: 'NETWORK', message: '' });
  const away = new ApiError({ status: 503, code: 'SIS001', message: '' });
  expect([gone, broken, away].map(isGone)).toEqual([true, false, false]);
  expect([gone, broken, away].map(isBroken)).toEqual([false, true, true]);
});

it('measures the turn of the head along the eye line, however the head is tilted', () => {
  const points = (leftEye: [number, number], rightEye: [number, number], nose: [number, number]) => ({
    leftEye: [leftEye],
    rightEye: [rightEye],
    nose: [nose],
  });
  expect(turnOf(points([0, 0], [100, 0], [50, 60]))).toBe(0);
  expect(turnOf(points([0, 0], [100, 0], [90, 60]))).toBeCloseTo(0.4);
  expect(turnOf(points([0, 0], [0, 100], [-60, 50]))).toBe(0);
  expect(turnOf({})).toBe(0);
});
