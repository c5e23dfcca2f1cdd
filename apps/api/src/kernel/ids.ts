import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
let lastTime = 0;
let lastRandom: number[] = [];

/**
 * A ULID in lower case: 10 characters of milliseconds, 16 of randomness; within one millisecond of one process each
 * is greater than the one before, so that "newest first by id" is the order of creation.
 */
export function makeId(now: Date): string {
  const time = now.getTime();
  if (time === lastTime) lastRandom = increment(lastRandom);
  else lastRandom = Array.from(randomBytes(16), (byte) => byte & 31);
  lastTime = time;
  return headOf(time) + lastRandom.map((value) => alphabet[value]).join('');
}

/** Less than or equal to every id made at this moment or later, greater than every earlier one. */
export const firstIdAt = (moment: Date): string => headOf(moment.getTime()) + '0'.repeat(16);

function headOf(milliseconds: number): string {
  let rest = milliseconds;
  let head = '';
  for (let place = 0; place < 10; place++) {
    head = alphabet[rest % 32] + head;
    rest = Math.floor(rest / 32);
  }
  return head;
}

function increment(digits: number[]): number[] {
  const next = [...digits];
  for (let place = next.length - 1; place >= 0; place--) {
    if (next[place]! < 31) {
      next[place]!++;
      return next;
    }
    next[place] = 0;
  }
  return next;
}
