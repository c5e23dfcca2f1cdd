import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../test/extract-rows.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';
import { testNow } from '../../../test/test-now.ts';

const today = testNow.slice(0, 10);

let api: TestApi;
let consortium: Session;
beforeAll(async () => {
  api = await openApi();
  consortium = await api.signIn('consorcio');
  await api.work();
}, 60_000);
afterAll(() => api.close());

const person = {
  name: 'Bruna Castro',
  phone: '(11) 98765-0001',
  email: 'bruna@example.com',
  groupCode: '2001',
  quota: '004',
  creditAmountCents: 9_000_000,
  consortiumStatus: 'INTERESTED',
  bacCode: '210101',
} as const;

const named = async (search: string) => (await consortium.ok('listConsortiumLeads', { query: { search } })).items;

describe('a consortium lead', () => {
  it('has the digits of its telephone and the name of its dealer, and is found by name and status', async () => {
    const { id } = await consortium.ok('registerConsortiumLead', { body: person });
    const [found] = await named('bruna cas');
    expect(found).toMatchObject({ id, phone: '11987650001', quota: '004', consortiumStatus: 'INTERESTED' });
    expect(found!.dealerName).not.toBe('');
    const query = { search: 'bruna cas', consortiumStatus: 'SOLD' } as const;
    expect((await consortium.ok('listConsortiumLeads', { query })).items).toEqual([]);
  });

  it('is refused at its field: an unknown dealer, a group with a space, no surname', async () => {
    const refused = async (more: object) => {
      const body = { ...person, quota: '900', ...more };
      const { status, body: answer } = await consortium.call('registerConsortiumLead', { body });
      return [status, answer.fields?.map(({ path, key }) => [path, key])];
    };
    expect(await refused({ bacCode: '999999' })).toEqual([422, [['bacCode', 'bacCode.unknown']]]);
    expect(await refused({ groupCode: '20 01' })).toEqual([422, [['groupCode', 'value.notAllowed']]]);
    expect(await refused({ name: 'Bruna' })).toEqual([422, [['name', 'fullName.invalid']]]);
  });
});

describe('the table of consortium leads', () => {
  const heading = 'nome;telefone;email;grupo;cota;valor_credito;situacao;codigo_bac';
  const upload = async (...lines: string[]) => {
    const sent = await sendTable(api, consortium, 'a.csv', [heading, ...lines].join('\n'), {
      table: 'ConsortiumLeads',
    });
    expect(sent.status).toBe(200);
    return untilFinished(consortium, sent.body.id, 'ConsortiumLeads');
  };

  it('registers the new people, changes the known ones, and does not touch the others', async () => {
    const kept = await consortium.ok('registerConsortiumLead', {
      body: { ...person, name: 'Carla Dias', quota: '100', phone: '11987650100' },
    });
    const known = await consortium.ok('registerConsortiumLead', {
      body: { ...person, name: 'Diego Melo', quota: '101', phone: '11987650101' },
    });
    const line = 'Diego Melo;11987650101;bruna@example.com;2001;101;90000,00;vendido;210101';
    const { upload: done } = await upload(line, 'Elisa Rocha;(11) 98765-0102;;2001;102;50000,00;interessado;210101');
    expect(done.status).toBe('SUCCESS');
    const read = (id: string) => consortium.ok('readConsortiumLead', { params: { id } });
    expect(await read(known.id)).toMatchObject({ consortiumStatus: 'SOLD', version: 2 });
    expect(await read(kept.id)).toMatchObject({ consortiumStatus: 'INTERESTED', version: 1 });
    expect(await named('elisa rocha')).toMatchObject([
      { phone: '11987650102', email: '', creditAmountCents: 5_000_000 },
    ]);

    // the same table again changes nothing
    expect((await upload(line)).upload.status).toBe('SUCCESS');
    expect((await read(known.id)).version).toBe(2);
  });

  it('does not register a person whose data were deleted on request, reports the line, and registers others of the phone', async () => {
    const lineOf = (name: string, quota: string, email = '') =>
      `${name};11987650130;${email};2001;${quota};50000,00;interessado;210101`;
    const email = 'heitor@example.com';
    await upload(lineOf('Héitor Luz', '130', email));
    const desk = await api.signIn('service-desk');
    const { id } = await desk.ok('recordDataRequest', {
      body: {
        kind: 'DELETE',
        name: 'Outro Nome',
        document: '',
        email,
        phone: '',
        isContactOwn: true,
        receivedOn: today,
        message: '',
      },
    });
    await desk.ok('answerDataRequest', { params: { id }, body: { outcome: 'ANSWERED', answer: 'Feito.' } });
    await expect.poll(() => named('heitor luz'), { timeout: 10_000 }).toEqual([]);
    const { upload: done } = await upload(lineOf('HEITOR LUZ', '131'), lineOf('Iara Luz', '132'));
    expect(done.status).toBe('SUCCESS');
    expect(done.message).toContain('a pessoa pediu exclusão dos dados: 1 (2001 · 131).');
    expect([(await named('heitor luz')).length, (await named('iara luz')).length]).toEqual([0, 1]);
    const lines = await rowsOf(api, sql`select name from uploaded_consortium_leads where phone = '11987650130'`);
    expect(lines).toEqual([{ name: 'Iara Luz' }]);
  });

  it('refuses the whole table for one wrong line', async () => {
    const { upload: done, problems } = await upload(
      'Fábio Neri;11987650110;;2001;110;50000,00;interessado;210101',
      'Fábio Neri;11987650111;;2001;111;50000,00;talvez;210101',
      'Fábio;11987650112;;2001;112;50000,00;interessado;210101',
      'Fábio Neri;1234;;2001;113;0,00;interessado;999999',
    );
    expect([done.status, [...new Set(problems.map(({ line }) => line))]]).toEqual(['ERROR', [3, 4, 5]]);
    expect(await named('fabio neri')).toEqual([]);
  });
});

it('is extracted for the consortium and CRM, whose files have the whole telephone', async () => {
  await consortium.ok('registerConsortiumLead', {
    body: { ...person, name: 'Gilda Paz', quota: '120', phone: '11987650120' },
  });
  const rows = await extractRows(api, consortium, 'downloadLeadsConsortium', [today, today]);
  expect(rows.find(({ Nome }) => Nome === 'Gilda Paz')).toMatchObject({
    Telefone: '11987650120',
    Grupo: '2001',
    Cota: '120',
    'Valor do crédito': '90000,00',
    Situação: 'Interessado',
  });
});
