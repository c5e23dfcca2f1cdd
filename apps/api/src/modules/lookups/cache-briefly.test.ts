import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { cacheBriefly } from './cache-briefly.ts';

const at = (minute: number, second = 0) => new Date(Date.UTC(2026, 10, 23, 12, minute, second));

describe('a cached response', () => {
  it('is valid for five minutes from its request', async () => {
    let asked = 0;
    const find = cacheBriefly(async (zip) => `${zip} ${++asked}`);
    const answers = [at(0), at(4, 59), at(5), at(9, 59)].map((now) => find('01310100', now));
    expect(await Promise.all(answers)).toEqual(['01310100 1', '01310100 1', '01310100 2', '01310100 2']);
    expect(await find('20040002', at(5))).toBe('20040002 3');
  });

  it('is shared by concurrent callers, and is not cached when the request fails', async () => {
    const waiting: ((error: Error) => void)[] = [];
    const find = cacheBriefly(() => new Promise<string>((_resolve, reject) => waiting.push(reject)));
    const both = [find('01310100', at(0)), find('01310100', at(0))];
    expect(waiting).toHaveLength(1);
    waiting[0]!(new Error('away'));
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    find('01310100', at(0)).catch(() => {});
    expect(waiting).toHaveLength(2);
    waiting[1]!(new Error('away'));
  });

  it('is evicted when there are too many, the oldest first', async () => {
    const asked: string[] = [];
    const find = cacheBriefly(async (zip) => asked.push(zip), 2);
    for (const zip of ['a', 'b', 'c', 'b', 'c', 'a']) await find(zip, at(0));
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });
});

describe('a postal code', () => {
  let api: TestApi;
  let seller: Session;
  beforeAll(async () => {
    api = await openApi();
    seller = await api.signIn('seller');
  });
  afterAll(() => api.close());

  it('is requested from the partner once in five minutes, for all callers, and again afterwards', async () => {
    const { postalCodes } = api.partners;
    const { find } = postalCodes;
    const asked: string[] = [];
    postalCodes.find = (zip) => {
      asked.push(zip);
      return find(zip);
    };
    const manager = await api.signIn('fi-manager');
    const zip = '01310100';
    const address = (session: Session) => session.ok('findAddress', { params: { zip } });
    const first = await address(seller);
    api.clock.advance({ minutes: 4 });
    expect(await address(manager)).toEqual(first);
    expect(asked).toEqual([zip]);
    api.clock.advance({ minutes: 1 });
    expect(await address(seller)).toEqual(first);
    expect(asked).toEqual([zip, zip]);
    // "not found" is an answer, too
    const missing = () => seller.call('findAddress', { params: { zip: '99999999' } });
    expect([(await missing()).body.code, (await missing()).body.code]).toEqual(['ADR001', 'ADR001']);
    expect(asked).toEqual([zip, zip, '99999999']);
    postalCodes.find = find;
  });
});
