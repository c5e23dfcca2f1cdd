/** An installation whose virus scanner is unavailable: no unscanned file is accepted. */
import { aPerson } from '@estrada/testkit/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jpeg } from '../../../test/documents/sample-files.ts';
import { sendPage } from '../../../test/documents/send-page.ts';
import { anOpenProposal } from '../../../test/journey.ts';
import { openApi, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
beforeAll(async () => {
  // the discard port has no listener
  api = await openApi({ CLAMD_URL: 'tcp://127.0.0.1:9' });
});
afterAll(() => api.close());

it('reports that the scanner does not respond, and stores nothing', async () => {
  const seller = await api.signIn('seller');
  const { id } = await anOpenProposal(seller, aPerson(880));
  const { status, body } = await sendPage(api, seller, { proposalId: id, kind: 'IDENTITY' }, await jpeg());
  expect([status, body.code, body.fields?.[0]?.key]).toEqual([422, 'UPF003', 'document.scannerAway']);
  const { documents } = await seller.ok('readProposalDocuments', { params: { id } });
  expect(documents[0]).toMatchObject({ status: 'REQUIRED', pages: [] });
});
