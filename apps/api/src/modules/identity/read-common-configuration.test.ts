import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
});
afterAll(() => api.close());
const request = (session: Session, dealerId: string) =>
  session.call('readCommonConfiguration', { query: { dealerId } });

describe('200', () => {
  it('returns to a dealer account how its dealer and its profile are configured', async () => {
    const dealerId = manager.activeDealerId;
    expect((await request(manager, dealerId)).body).toEqual({
      dealerId,
      esignEnabled: true,
      createPropose: true,
      viewPaymentReport: true,
    });
    expect((await request(await api.signIn('seller'), dealerId)).body.viewPaymentReport).toBe(false);
  });
});

describe('403', () => {
  it('is closed to provider accounts', async () => {
    const { status, body } = await request(await api.signIn('finance'), manager.activeDealerId);
    expect([status, body.code]).toEqual([403, 'SEC004']);
  });
});

describe('404', () => {
  it('responds the same for another dealer and for a missing one', async () => {
    const stranger = await api.signIn('DEMO2.FI-MANAGER');
    for (const dealerId of [manager.activeDealerId, '0'.repeat(26)]) {
      const { status, body } = await request(stranger, dealerId);
      expect([status, body.code]).toEqual([404, 'SEC004']);
    }
  });
});
