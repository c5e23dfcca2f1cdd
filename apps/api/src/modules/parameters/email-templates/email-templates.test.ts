/** Templates of the e-mails about leads, by status. */
import { buildPath, endpoints } from '@estrada/endpoints/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';

let api: TestApi;
let crm: Session;
beforeAll(async () => {
  api = await openApi();
  crm = await api.signIn('crm');
  await api.work();
});
afterAll(() => api.close());

const name = 'lead-expiring' as const;
const page = (body = '') =>
  `<p>{{clientFirstName}} espera até {{answerBy}}</p><a href="{{leadAddress}}">Abrir</a>${body}`;

async function send(
  call: 'tryEmailTemplate' | 'uploadEmailTemplate',
  content: string | Buffer,
  fields: object = {},
  { fileName = 'aviso.html', session = crm, language = 'pt-BR' } = {},
) {
  const part = (head: string, value: string | Buffer) => [
    `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n`,
    value,
    '\r\n',
  ];
  const pieces = [
    ...part('name="fields"', JSON.stringify({ name, ...fields })),
    ...part(`name="file"; filename="${fileName}"`, content),
    '--edge--\r\n',
  ];
  const response = await api.server.inject({
    method: 'POST',
    url: buildPath(endpoints[call], 'gmf'),
    headers: { ...session.tokens, 'accept-language': language, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat(pieces.map((piece) => Buffer.from(piece))),
  });
  return { status: response.statusCode, body: response.json() };
}
const tryOut = (content: string | Buffer, options = {}) => send('tryEmailTemplate', content, {}, options);
const current = async () => (await crm.ok('readEmailTemplate', { params: { name } })).current;
const upload = async (content: string, fields: object = {}) =>
  send('uploadEmailTemplate', content, { version: (await current()).version, ...fields });
const preview = (version: number) => crm.ok('previewEmailTemplate', { params: { name, version } });
const keysOf = ({ body }: { body: { fields?: { key: string }[] } }) => body.fields?.map(({ key }) => key);

describe('200', () => {
  it('sends the default text until a template is uploaded', async () => {
    const { items } = await crm.ok('listEmailTemplates');
    expect(items.find((item) => item.name === name)!.current).toEqual({
      version: 0,
      fileName: null,
      sizeBytes: null,
      sha256: null,
      returnedFrom: null,
      changedByName: '',
      changedAt: null,
    });
    const { subject, text, html } = await preview(0);
    expect(subject).toBe('Oportunidade expira em breve: Onix LT 1.0 2027');
    for (const part of [text, html])
      expect(part).toContain(
        'Uma oportunidade da concessionária Chevrolet Vila Rica está há dias sem contato com Olívia',
      );
  });

  it('previews what would be removed and what would remain, and a dry run saves nothing', async () => {
    const { status, body } = await tryOut(page('<script>alert(1)</script><p onclick="x">Fim</p>'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ fileName: 'aviso.html', problems: [] });
    expect(body.removed).toEqual([
      { kind: 'element', name: 'script', count: 1 },
      { kind: 'attribute', name: 'onclick', count: 1 },
    ]);
    expect(body.preview.html).toContain('Olívia espera até 20/11/2026<');
    expect(body.preview.html).toContain('href="https://portal.example.com/leads" rel="noopener noreferrer"');
    expect(body.preview.html).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(body.preview.html).not.toMatch(/alert|onclick|\{\{/);
    expect(await current()).toMatchObject({ version: 0 });
  });

  it('activates a template, then another, then the first one again, and retains all of them', async () => {
    expect((await upload(page())).body.current).toMatchObject({ version: 1, fileName: 'aviso.html' });
    const dirty = page('<script>alert(1)</script><b>Novo</b>');
    const { sha256 } = (await tryOut(dirty)).body;
    expect((await upload(dirty, { sha256 })).body.current).toMatchObject({ version: 2, sha256 });
    const returned = await crm.ok('returnEmailTemplate', { params: { name }, body: { version: 2, returnTo: 1 } });
    expect(returned.current).toMatchObject({ version: 3, fileName: 'aviso.html', returnedFrom: 1 });
    expect((await preview(3)).html).toBe((await preview(1)).html);
    expect((await preview(2)).html).toContain('<b>Novo</b>');
    const { versions } = await crm.ok('readEmailTemplate', { params: { name } });
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1, 0]);
    expect(versions[0]).toMatchObject({ changedByName: expect.stringMatching(/\w/), changedAt: expect.any(String) });
    const acts = await rowsOf(
      api,
      sql`select action, after->>'returnedFrom' as "from" from audit_entries where entity = 'emailTemplate' and entity_id = ${name} order by seq`,
    );
    expect(acts).toEqual([
      { action: 'emailTemplate.save', from: null },
      { action: 'emailTemplate.save', from: null },
      { action: 'emailTemplate.return', from: '1' },
    ]);
    await expect(api.database.db.execute(sql`update email_template_versions set html = ''`)).rejects.toThrow();
  });

  it('reverts to the default text', async () => {
    const { version } = await current();
    const { current: now } = await crm.ok('returnEmailTemplate', { params: { name }, body: { version, returnTo: 0 } });
    expect(now).toMatchObject({ version: version + 1, fileName: null, returnedFrom: 0 });
    expect(await preview(version + 1)).toEqual(await preview(0));
  });

  it('mails a test of a version to its requester only, and marks it as a test in the subject', async () => {
    const { version, testAddress } = await crm
      .ok('readEmailTemplate', { params: { name } })
      .then((answer) => ({ ...answer.current, ...answer }));
    const body = { address: 'outra@example.com', to: 'outra@example.com' };
    const { address } = await crm.ok('sendTestEmail', { params: { name, version }, body });
    expect(address).toBe(testAddress);
    await expect.poll(() => api.mails.map(({ to }) => to)).toEqual([testAddress]);
    expect(api.mails[0]!.subject).toBe('[Teste] Oportunidade expira em breve: Onix LT 1.0 2027');
    expect(api.mails[0]!.text).toContain('https://portal.example.com/leads');
  });

  it('reads a file with a byte order mark and foreign line ends', async () => {
    const { status, body } = await tryOut(Buffer.from(`\ufeff${page().replace('<a', '\r\n<a')}`));
    expect([status, body.problems, body.preview.html.includes('\ufeff')]).toEqual([200, [], false]);
  });
});

describe('403', () => {
  it('is closed to other roles, and to crm while the module is off', async () => {
    const admin = await api.signIn('admin-internal');
    expect((await admin.call('listEmailTemplates')).status).toBe(403);
    expect((await tryOut(page(), { session: admin })).status).toBe(403);
    expect((await admin.call('sendTestEmail', { params: { name, version: 0 } })).status).toBe(403);
    const without = await openApi({ MODULES: 'riskprice' });
    expect((await (await without.signIn('crm')).call('listEmailTemplates')).status).toBe(403);
    await without.close();
  });
});

describe('404', () => {
  it('returns 404 for a version that does not exist', async () => {
    const { version } = await current();
    const beyond = { name, version: version + 1 };
    const answers = [
      await crm.call('previewEmailTemplate', { params: beyond }),
      await crm.call('sendTestEmail', { params: beyond }),
      await crm.call('returnEmailTemplate', { params: { name }, body: { version, returnTo: version + 1 } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([404, 'SEC004']));
  });
});

describe('409', () => {
  it('refuses a change based on an outdated active version, with the name of the user who changed it', async () => {
    const { version, changedByName } = await current();
    const { status, body } = await upload(page(), { version: version - 1 });
    expect([status, body.code]).toEqual([409, 'SET001']);
    expect(body.message).toContain(changedByName);
    const back = await crm.call('returnEmailTemplate', {
      params: { name },
      body: { version: version - 1, returnTo: 1 },
    });
    expect([back.status, back.body.code]).toEqual([409, 'SET001']);
  });

  it('accepts one of two concurrent changes', async () => {
    const { version } = await current();
    const both = await Promise.all(['A', 'B'].map((letter) => upload(page(letter), { version })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await current()).version).toBe(version + 1);
  });
});

describe('413 and 422', () => {
  it('removes nothing that was not shown in a preview', async () => {
    const before = await current();
    const dirty = page('<script>alert(1)</script>');
    const other = (await tryOut(page('<i>x</i><script>alert(1)</script>'))).body.sha256;
    for (const sha256 of [null, other]) {
      const answer = await upload(dirty, { sha256 });
      expect([answer.status, keysOf(answer)]).toEqual([422, ['template.notSeen']]);
    }
    expect(await current()).toEqual(before);
  });

  it('reports the line of each unknown placeholder, and the missing placeholders', async () => {
    const wrong = '<style>p{a:{b:c}}</style>\n<p>{{client}}</p>\n<p>{{dealerName</p>';
    const { body } = await send('tryEmailTemplate', wrong, {}, { language: 'en' });
    expect(body.problems).toEqual([
      'Line 2: this message has no field “client”: use one of the fields in the list',
      expect.stringMatching(/^Line 3: “\{\{” is incomplete/),
      expect.stringMatching(/“answerBy” is missing/),
      expect.stringMatching(/“leadAddress” is missing/),
    ]);
    const answer = await upload(wrong);
    expect([answer.status, keysOf(answer)]).toEqual([
      422,
      ['template.unknown', 'template.malformed', 'template.missing', 'template.missing'],
    ]);
  });

  it.each([
    ['is only in what is taken out', '<p>{{answerBy}}</p><svg>{{leadAddress}}</svg>', 'template.missing'],
    ['comes to be by what is taken out', `${page()}{<script></script>{client}}`, 'template.unknown'],
    ['is written as characters', `${page()}&#123;&#123;client}}`, 'template.malformed'],
  ])('validates again after sanitising: a placeholder %s', async (_case, html, key) => {
    const answer = await upload(html, { sha256: (await tryOut(html)).body.sha256 });
    expect([answer.status, keysOf(answer)]).toEqual([422, [key]]);
  });

  it.each([
    ['Latin-1', Buffer.from(page('Olá'), 'latin1'), 'template.encoding'],
    ['UTF-16', Buffer.from(`\ufeff${page()}`, 'utf16le'), 'template.binary'],
    ['not a text file', page('\0'), 'template.binary'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa]), 'template.encoding'],
    ['plain text', 'Olá {{clientFirstName}}', 'template.noHtml'],
    ['nothing', '', 'template.noHtml'],
    ['what would keep the parser busy', '<b>'.repeat(10_001), 'template.tooManyElements'],
    ['nothing but a script', '<script>alert(1)</script>', 'template.noHtml'],
  ])('refuses %s', async (_name, content, key) => {
    const answer = await tryOut(content);
    expect([answer.status, keysOf(answer)]).toEqual([422, [key]]);
  });

  it.each(['aviso.htm', 'aviso.html.exe', 'aviso', 'aviso.txt'])('refuses the name %s', async (fileName) => {
    expect(keysOf(await tryOut(page(), { fileName }))).toEqual(['file.extension']);
  });

  it('refuses a name with hidden characters', async () => {
    expect(keysOf(await tryOut(page(), { fileName: 'aviso\u202elmth.html' }))).toEqual(['file.hiddenCharacters']);
  });

  it('refuses an unknown kind', async () => {
    const { status } = await send('tryEmailTemplate', page(), { name: 'toString' });
    expect(status).toBe(422);
  });

  it.each([200 * 1024 + 1, 1024 * 1024])('refuses a file of %i bytes', async (size) => {
    const { status, body } = await tryOut(page(' ').padEnd(size, 'a'));
    expect([status, body.code]).toEqual([413, 'SIS005']);
  });
});

describe('429', () => {
  it('mails at most ten tests in an hour', async () => {
    const other = await openApi();
    const person = await other.signIn('crm');
    const answers = [];
    for (let go = 0; go < 11; go++)
      answers.push((await person.call('sendTestEmail', { params: { name, version: 0 } })).status);
    expect(answers).toEqual([...Array(10).fill(200), 429]);
    await other.close();
  });
});
