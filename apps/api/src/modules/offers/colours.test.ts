import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let feirao: Session;
beforeAll(async () => {
  api = await openApi();
  feirao = await api.signIn('feirao');
});
afterAll(() => api.close());

it('stores the code in capitals and finds an offer colour by it, or by a part of the name', async () => {
  const { id, colourCode } = await feirao.ok('registerColour', {
    body: { colourName: 'Âmbar  Polar', colourCode: 'ap9' },
  });
  expect(colourCode).toBe('AP9');
  for (const search of ['ambar po', 'ap9']) {
    const { items } = await feirao.ok('listColours', { query: { source: 'offer', search } });
    expect(items.map((row) => row.id)).toEqual([id]);
  }
});

it('refuses a code that is taken (OFF002), and colours of any source other than offers', async () => {
  await feirao.ok('registerColour', { body: { colourName: 'Bege', colourCode: 'BG1' } });
  const { status, body } = await feirao.call('registerColour', {
    body: { colourName: 'Bege claro', colourCode: 'bg1' },
  });
  expect([status, body.code, body.fields?.map(({ path }) => path)]).toEqual([409, 'OFF002', ['colourCode']]);
  const other = await feirao.call('listColours', { query: { source: 'dealer' as 'offer' } });
  expect([other.status, other.body.fields?.map(({ path }) => path)]).toEqual([422, ['source']]);
});
