/** An installation whose virus scanner is unavailable: no unscanned picture is accepted. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contracted } from '../../../../test/contracted.ts';
import { openApi, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { linkByMail } from '../../../../test/selfies/mailed-link.ts';
import { goodPair } from '../../../../test/selfies/sample-faces.ts';
import { sendSelfie } from '../../../../test/selfies/send-selfie.ts';
import { sendOut } from '../../../../test/selfies/signing-proposal.ts';

let api: TestApi;
beforeAll(async () => {
  // the discard port has no listener
  api = await openApi({ CLAMD_URL: 'tcp://127.0.0.1:9' });
});
afterAll(() => api.close());

it('reports a scanner failure at the picture, and stores nothing', async () => {
  const seller = await api.signIn('seller');
  const id = await contracted(api, seller, 2_290);
  const [signerId] = await sendOut(api, seller, id);
  const link = await linkByMail(api, seller, id, signerId!);
  const { status, body } = await sendSelfie(api, link, await goodPair());
  expect([status, body.code]).toEqual([422, 'UPF003']);
  expect(body.fields).toMatchObject([{ path: 'front', key: 'document.scannerAway' }]);
  expect(await rowsOf(api, sql`select id from selfie_shots`)).toEqual([]);
});
