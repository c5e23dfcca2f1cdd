/** Two settings records whose wire has more than the two calls of every record. */
import { certisign } from '@estrada/domain/settings/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';

let api: TestApi;
let admin: Session;
beforeAll(async () => {
  api = await openApi();
  admin = await api.signIn('admin-internal');
});
afterAll(() => api.close());

it('creates the Certisign parameters by POST once, and changes them by PUT', async () => {
  const body = { ...certisign.defaults, numberAttemptsUpload: 7 };
  expect(await admin.ok('createCertisign', { body })).toMatchObject({ numberAttemptsUpload: 7, version: 1 });
  const again = await admin.call('createCertisign', { body: { ...body, numberAttemptsUpload: 8 } });
  expect([again.status, again.body.code]).toEqual([409, 'SET001']);
  const changed = await admin.ok('saveCertisign', { body: { ...body, numberAttemptsUpload: 8, version: 1 } });
  expect(changed).toMatchObject({ numberAttemptsUpload: 8, version: 2 });
  const wrong = await admin.call('createCertisign', { body: { ...body, sendEmailMinutes: 0 } });
  expect(wrong.body.fields?.map(({ path }) => path)).toEqual(['sendEmailMinutes']);
});

it('switches the electronic signature of all dealers through both endpoints', async () => {
  expect(await admin.ok('readEsignDisabledAllDealers')).toEqual({ esignDisabledAllDealers: false, version: 0 });
  const off = { esignDisabledAllDealers: true, version: 0 };
  expect(await admin.ok('saveEsignDisabledAllDealers', { body: off })).toEqual({ ...off, version: 1 });
  const { enabledAllDealers, enabledPF, version } = await admin.ok('readEsign');
  expect([enabledAllDealers, enabledPF, version]).toEqual([false, true, 1]);
  const stale = await admin.call('saveEsignDisabledAllDealers', { body: { ...off, version: 0 } });
  expect([stale.status, stale.body.code]).toEqual([409, 'SET001']);
  await admin.ok('saveEsign', { body: { enabledAllDealers: true, enabledPF: false, enabledPJ: true, version: 1 } });
  expect(await admin.ok('readEsignDisabledAllDealers')).toEqual({ esignDisabledAllDealers: false, version: 2 });
});
