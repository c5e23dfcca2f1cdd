import type { TableName } from '@estrada/endpoints/uploads/upload-names';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { rowsOf } from '../../../test/rows.ts';
import { sendTable, untilFinished } from '../../../test/send-table.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';

let api: TestApi;
let admin: Session;
let dealerId: string;
beforeAll(async () => {
  api = await openApi();
  await api.work();
  admin = await api.signIn('admin-internal');
  dealerId = (await admin.ok('listDealers', { query: { search: '210101' } })).items[0]!.id;
}, 60_000);
afterAll(() => api.close());

const send = async (table: TableName, ...lines: string[]) => {
  const { status, body } = await sendTable(api, admin, 'tabela.csv', lines.join('\n'), { table });
  expect(status).toBe(200);
  return untilFinished(admin, body.id, table);
};
const switchesOf = async (id: string) => {
  const { items } = await admin.ok('listDealerChannels', { params: { id } });
  return Object.fromEntries(items.map((row) => [row.id, row.enabled]));
};

describe('the table of dealer channels', () => {
  const heading = 'codigo_bac;canal;habilitado';

  it('sets the switches in the file and leaves the others unchanged', async () => {
    await admin.ok('disableDealerChannel', { params: { id: dealerId, channelId: 'CSF' } });
    await admin.ok('disableDealerChannel', { params: { id: dealerId, channelId: 'OFFER' } });
    const { upload } = await send('DealerChannels', heading, '210101;dgi;N', '210101;OFFER;Sim', '210102;DGI;não');
    const message = '3 linhas aplicadas. O que não está no arquivo continua como estava.';
    expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 3, message });
    expect(await switchesOf(dealerId)).toEqual({ CHD: true, OFFER: true, CSF: false, FORMWEB: true, DGI: false });
    await send('DealerChannels', heading, '210101;DGI;S');
    expect(await switchesOf(dealerId)).toEqual({ CHD: true, OFFER: true, CSF: false, FORMWEB: true, DGI: true });
  });

  it('records the changes and the sender in the history of each dealer, and nothing that already had that value', async () => {
    const historyOf = async () =>
      (await admin.ok('readHistory', { query: { entity: 'dealer', entityId: dealerId } })).items;
    await send('DealerChannels', heading, '210101;CSF;S', '210101;DGI;S', '210101;CHD;S');
    const before = await historyOf();
    await send('DealerChannels', heading, '210101;CSF;N', '210101;DGI;N', '210101;CHD;S');
    const [entry, ...rest] = await historyOf();
    expect(rest.length).toBe(before.length);
    expect(entry).toMatchObject({
      action: 'dealer.channel',
      changes: [
        { field: 'CSF', before: 'true', after: 'false' },
        { field: 'DGI', before: 'true', after: 'false' },
        { field: 'sentBy', before: null, after: 'Helena Duarte' },
      ],
    });
    await send('DealerChannels', heading, '210101;CSF;N', '210101;DGI;S');
  });

  it('changes nothing when one dealer does not exist, and names it', async () => {
    const before = await switchesOf(dealerId);
    const { upload, problems } = await send('DealerChannels', heading, '210101;CHD;N', '999999;CHD;N', '21010;CHD;N');
    expect(upload).toMatchObject({ status: 'ERROR', problemCount: 2, line: 3 });
    expect(problems).toEqual([
      {
        line: 3,
        column: 'codigo_bac',
        value: '999999',
        reason: 'Não há concessionária com este código BAC: confira o código',
      },
      { line: 4, column: 'codigo_bac', value: '21010', reason: 'Informe exatamente 6 dígitos' },
    ]);
    expect(await switchesOf(dealerId)).toEqual(before);
  });

  it('refuses an unknown channel, and the same channel of a dealer twice', async () => {
    const { problems } = await send('DealerChannels', heading, '210101;FAX;S', '210101;DGI;S', '210101;DGI;N');
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'canal'],
      [4, ''],
    ]);
  });
});

describe('the table of DGI users', () => {
  const heading = 'codigo_bac;cpf;nome;email';

  it('replaces the whole previous table; stores documents without masks and restores a first zero that a sheet dropped', async () => {
    await send('DgiUsers', heading, '210101;315.720.400-92;Ana Lima;ana@exemplo.com.br');
    await send('DgiUsers', heading, '210102;1234567890;Rui Sá;rui@exemplo.com.br');
    const rows = await rowsOf(
      api,
      sql`select bac_code, document, name from dgi_users u where u.table_id = ${tableInForce('dgi-users', '2026-11-20')}`,
    );
    expect(rows).toEqual([{ bac_code: '210102', document: '01234567890', name: 'Rui Sá' }]);
  });

  it('shows and stores no personal data of a trial', async () => {
    await send(
      'DgiUsers',
      heading,
      '210101;315.720.400-92;Ana Lima;ana@exemplo.com.br',
      '210102;529.982.247-25;Rui Sá;rui@exemplo.com.br',
    );
    const content = [
      heading,
      '210101;315.720.400-92;Bia Reis;bia@exemplo.com.br',
      '210102;012.345.678-90;Eva;e@x.com.br',
    ];
    const { body } = await sendTable(api, admin, 'a.csv', content.join('\n'), { table: 'DgiUsers', trial: true });
    const { difference } = await untilFinished(admin, body.id, 'DgiUsers');
    expect(difference!.samples).toEqual([
      {
        kind: 'changed',
        label: '210101 · ***.720.400-**',
        cells: [
          { column: 'nome', before: 'A*** L***', after: 'B*** R***' },
          { column: 'email', before: 'a***@exemplo.com.br', after: 'b***@exemplo.com.br' },
        ],
      },
      {
        kind: 'added',
        label: '210102 · ***.345.678-**',
        cells: [
          { column: 'nome', before: '', after: 'E***' },
          { column: 'email', before: '', after: 'e***@x.com.br' },
        ],
      },
      { kind: 'removed', label: '210102 · ***.982.247-**', cells: [] },
    ]);
    const [kept] = await rowsOf(api, sql`select difference::text as words from uploads where id = ${body.id}`);
    expect(kept!.words).not.toMatch(/Lima|Reis|ana@|bia@|31572040092|315\.720|52998224725/);
  });

  it('reports an error in a line at its column', async () => {
    const { problems } = await send(
      'DgiUsers',
      heading,
      '999999;315.720.400-92;Ana;ana@exemplo.com.br',
      '210101;111.111.111-11;Ana;ana@exemplo.com.br',
      '210101;315.720.400-92;;ana',
    );
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'codigo_bac'],
      [3, 'cpf'],
      [4, 'nome'],
      [4, 'email'],
    ]);
  });

  it('is available to admin-internal only', async () => {
    const finance = await api.signIn('finance');
    const { status } = await sendTable(api, finance, 'tabela.csv', heading, { table: 'DgiUsers' });
    expect(status).toBe(403);
  });
});

describe('the table of TCC managers', () => {
  const heading = 'codigo_gmf;usuario;ativo';

  it('replaces the whole previous table; stores a user name as it is registered', async () => {
    await send('TccManagers', heading, '101;DEMO.FINANCE;S');
    await send('TccManagers', heading, '102;demo.bit;S', '102;Demo.Finance;não');
    const rows = await rowsOf(
      api,
      sql`select gmf_code, username, enabled from tcc_managers m
        where m.table_id = ${tableInForce('tcc-managers', '2026-11-20')} order by username`,
    );
    expect(rows).toEqual([
      { gmf_code: '102', username: 'DEMO.BIT', enabled: true },
      { gmf_code: '102', username: 'DEMO.FINANCE', enabled: false },
    ]);
  });

  it('refuses unknown dealers and users at their columns, and the same manager of a dealer twice', async () => {
    const { upload, problems } = await send(
      'TccManagers',
      heading,
      '999;DEMO.FINANCE;S',
      '1;DEMO.FINANCE;S',
      '101;NINGUEM;S',
      '101;DEMO.FINANCE;S',
      '101;demo.finance;N',
    );
    expect(upload).toMatchObject({ status: 'ERROR', problemCount: 4 });
    expect(problems.map(({ line, column, reason }) => [line, column, reason])).toEqual([
      [2, 'codigo_gmf', 'Não há concessionária com este código GMF: confira o código'],
      [3, 'codigo_gmf', 'Informe exatamente 3 dígitos'],
      [4, 'usuario', 'Usuário não encontrado: confira o nome de usuário'],
      [6, '', 'Linha repetida no arquivo: remova uma delas'],
    ]);
  });
});

describe('the stock of a dealer', () => {
  const heading = 'placa_ou_codigo;condicao;codigo;opcional;ano_fabricacao;ano_modelo;preco;cor;km';
  let manager: Session;
  let other: Session;
  let code: string;
  beforeAll(async () => {
    manager = await api.signIn('fi-manager');
    other = await api.signIn('DEMO2.FI-MANAGER');
    const [version] = await rowsOf(
      api,
      sql`select v.code from vehicle_versions v join vehicle_prices p on p.version_id = v.id
        where p.asset_type = 2 and p.model_year = 2022 order by v.id limit 1`,
    );
    code = String(version!.code);
  });
  const sendStock = async (session: Session, ...lines: string[]) => {
    const content = [heading, ...lines].join('\n');
    const { status, body } = await sendTable(api, session, 'estoque.csv', content, { table: 'DealerStock' });
    expect(status).toBe(200);
    return untilFinished(session, body.id, 'DealerStock');
  };
  /** The vehicles in stock that a search of a user finds: their codes with the priced price. */
  const stockOf = async (session: Session, ofDealer = session.activeDealerId) => {
    const request = { personType: 'PF', saleType: 'TD', state: 'SP', entryValueCents: 1_000_000 } as const;
    const body = { request, sources: ['STOCK' as const], term: 48, installmentCents: 200_000, size: 100 };
    const answer = await session.call('findFittingVehicles', { params: { dealerId: ofDealer }, body });
    return answer.status === 200
      ? answer.body.items.map(({ stock, priceCents }) => [stock!.stockCode, priceCents]).toSorted()
      : answer.body.code;
  };

  it('is replaced, listed and read by its own users only, and priced at its own price', async () => {
    const line = (plate: string) => `${plate};usado;${code};;2022;2022;65.000,00;Prata;40000`;
    const { upload } = await sendStock(manager, line('AAA1A11'), line('BBB2B22'));
    expect(upload).toMatchObject({ status: 'SUCCESS', lineCount: 2 });
    await sendStock(other, line('CCC3C33'));
    expect(await stockOf(manager)).toEqual([
      ['AAA1A11', 6_500_000],
      ['BBB2B22', 6_500_000],
    ]);
    expect(await stockOf(other)).toEqual([['CCC3C33', 6_500_000]]);
    expect(await stockOf(await api.signIn('seller'))).toHaveLength(2);
    expect(await stockOf(other, manager.activeDealerId)).toBe('SEC004');
    // nor is its file, its history or its table in force shown to another dealer
    const params = { id: upload.id };
    expect((await other.call('readDealerStockUpload', { params })).body.code).toBe('SEC004');
    const { items } = await other.ok('listDealerStockUploads', { query: {} });
    expect(items.map(({ lineCount }) => lineCount)).toEqual([1]);
    expect((await manager.ok('readDealerStockInForce', {})).inForce).toMatchObject({ id: upload.id, rowCount: 2 });
  });

  it('refuses lines whose version, years or option the table does not have, and used ones without mileage', async () => {
    const { problems } = await sendStock(
      manager,
      `A-1;usado;000000-0;;2022;2022;65000;;1`,
      `A-2;usado;${code};;2002;2002;65000;;1`,
      `A-3;usado;${code};XYZ;2022;2022;65000;;1`,
      `A-4;usado;${code};;2022;2022;65000;;`,
    );
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'codigo'],
      [3, 'ano_modelo'],
      [4, 'opcional'],
      [5, 'km'],
    ]);
    expect(await stockOf(manager)).toHaveLength(2);
  });
});
