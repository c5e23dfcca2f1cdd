/** What the extraction of leads shows, and to whom. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../test/extract-rows.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let manager: Session;
let crm: Session;
const today = '2026-11-23';
let numbers: { own: string; elsewhere: string };
const body = {
  name: 'Bruna Prado',
  phone: '11981234567',
  email: 'bruna@exemplo.com.br',
  document: '529.982.247-25',
  contactPreference: 'WHATSAPP',
  vehicleTypeId: '1',
  vehicleWanted: 'Onix',
  channel: 'WALK_IN',
  source: 'Vitrine',
} as const;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  api.clock.moveTo('2026-11-23T12:00:00Z');
  manager = await api.signIn('fi-manager');
  crm = await api.signIn('crm');
  const seller = await api.signIn('seller');
  const other = await api.signIn('DEMO2.SELLER');
  const { lead } = await seller.ok('createLead', { body });
  const params = { id: lead.id };
  const { name, email, vehicleWanted, contactPreference, vehicleTypeId } = body;
  const corrected = { document: '111.444.777-35', phone: '11987654321', name, email, vehicleWanted };
  const changed = await seller.ok('updateLead', {
    params,
    body: { ...corrected, contactPreference, vehicleTypeId, version: lead.version },
  });
  api.clock.moveTo('2026-11-23T12:10:00Z');
  const contact = { how: 'CALL', nextDay: '', nextTime: '', note: '' } as const;
  const again = await seller.ok('contactLead', {
    params,
    body: { ...contact, outcome: 'again', nextDay: '2026-11-24', version: changed.version },
  });
  await seller.ok('contactLead', {
    params,
    body: { ...contact, how: 'EMAIL', outcome: 'noInterest', note: 'Comprou outro', version: again.version },
  });
  const { lead: far } = await other.ok('createLead', { body: { ...body, phone: '11981239999', document: '' } });
  numbers = { own: lead.number, elsewhere: far.number };
}, 60_000);
afterAll(() => api.close());

const rowsFor = async (session: Session) =>
  new Map((await extractRows(api, session, 'downloadLeads', [today, today])).map((row) => [row.Oportunidade, row]));

describe('200', () => {
  it('gives crm every field in full, every contact on a line, the minutes to the first one, and the result', async () => {
    const rows = await rowsFor(crm);
    expect(rows.get(numbers.own)).toMatchObject({
      Nome: 'Bruna Prado',
      'CPF ou CNPJ': '11144477735',
      'CPF ou CNPJ, informado antes': '52998224725',
      Telefone: '11987654321',
      'Telefone, informado antes': '11981234567',
      'E-mail': 'bruna@exemplo.com.br',
      'Prefere contato por': 'WhatsApp',
      Veículo: 'Novo',
      'Veículo de interesse': 'Onix',
      'Canal (código)': 'WALK_IN',
      Origem: 'Vitrine',
      Status: 'Sem interesse',
      'Contato até': '',
      'Próximo contato em': '',
      Contatos: [
        '23/11/2026 09:10 · Telefone · Falar de novo · Rafaela Prado',
        '23/11/2026 09:10 · E-mail · Sem interesse · Rafaela Prado · Comprou outro',
      ]
        .join('\n')
        .replaceAll('Rafaela Prado', rows.get(numbers.own)!.Responsável!),
      'Minutos até o primeiro contato': '10',
      Resultado: 'Sem venda',
      Motivo: 'Comprou outro',
      Consórcio: 'Não',
      'Recebida em': '23/11/2026 09:00',
    });
    expect(rows.get(numbers.elsewhere)).toMatchObject({ Status: 'Nova', Resultado: 'Em aberto', Contatos: '' });
  });

  it('gives an F&I manager the leads of their dealer only, with document and telephone masked', async () => {
    const rows = await rowsFor(manager);
    expect(rows.has(numbers.elsewhere)).toBe(false);
    expect(rows.get(numbers.own)).toMatchObject({
      'CPF ou CNPJ': '***.444.777-**',
      'CPF ou CNPJ, informado antes': '***.982.247-**',
      Telefone: '*******4321',
      'Telefone, informado antes': '*******4567',
    });
  });

  it('masks document and telephone for internal administration, which sees every dealer; a CNPJ like its page', async () => {
    await api.database.db.execute(
      sql`update leads set document = '12345678000195' where number = ${numbers.elsewhere}`,
    );
    const rows = await rowsFor(await api.signIn('admin-internal'));
    expect(rows.get(numbers.elsewhere)).toMatchObject({ 'CPF ou CNPJ': '**.345.678/****-**', Telefone: '*******9999' });
  });
});

it.each(['seller', 'sales-manager', 'representante'])('403: refuses it to %s', async (role) => {
  const session = await api.signIn(role);
  const answer = await session.call('downloadLeads', { query: { initialDate: today, finalDate: today } });
  expect(answer.status).toBe(403);
});
