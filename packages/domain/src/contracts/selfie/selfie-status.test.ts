import { describe, expect, it } from 'vitest';
import {
  isRecentSelfie,
  latestCameraTime,
  recentSelfieSeconds,
  type SelfieStatus,
  selfieOutcome,
  selfieProgress,
  selfieStatuses,
  selfiesProgress,
} from './selfie-status.ts';

const all = Object.keys(selfieStatuses) as SelfieStatus[];

it('is completed once it is accepted, and has no progress once it is void or erased', () => {
  expect(all.filter((status) => selfieProgress(status) === 'COMPLETED')).toEqual(['ACCEPTED']);
  expect(all.filter((status) => selfieProgress(status) === 'NONE')).toEqual(['VOID', 'ERASED']);
  expect(selfieProgress(null)).toBe('NONE');
  expect(all.filter((status) => selfieOutcome(status))).toEqual(['DOUBTFUL', 'REFUSED']);
});

describe('selfies of a contract', () => {
  it('are completed when each signer has an accepted one', () => {
    expect(selfiesProgress(['ACCEPTED', 'ACCEPTED'])).toBe('COMPLETED');
    expect(selfiesProgress(['ACCEPTED', null])).toBe('IN_PROGRESS');
    expect(selfiesProgress(['ACCEPTED', 'DOUBTFUL'])).toBe('IN_PROGRESS');
    expect(selfiesProgress(['VOID', null])).toBe('NONE');
    expect(selfiesProgress([])).toBe('NONE');
  });
});

it('is recent for less than 86,000 seconds, and never with a time in the future', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  expect([0, recentSelfieSeconds - 1, -299].map((age) => isRecentSelfie(before(age), now))).toEqual([true, true, true]);
  expect([recentSelfieSeconds, -300].map((age) => isRecentSelfie(before(age), now))).toEqual([false, false]);
});

it('resolves the camera time to the latest instant in any time zone of Brazil', () => {
  expect(latestCameraTime('2026-11-20T10:00:00')).toEqual(new Date('2026-11-20T15:00:00Z'));
  for (const broken of ['0000-00-00T00:00:00', '2026-13-01T00:00:00', '']) expect(latestCameraTime(broken)).toBeNull();
});
