import { createConnection } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../index.ts';
import type { StoredMessage } from './message-store.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, latency: false, slowMs: 100, dripIntervalMs: 5 });
});
afterEach(() => sandbox.close());

/** Speaks just enough SMTP to hand over one message; resolves with the last reply line, rejects if cut off. */
function deliver(raw: string, recipients = ['cliente@exemplo.com.br']): Promise<string> {
  const steps = [
    'EHLO estrada',
    'MAIL FROM:<portal@estrada.test>',
    ...recipients.map((to) => `RCPT TO:<${to}>`),
    'DATA',
    `${raw}\r\n.`,
  ];
  return new Promise((resolve, reject) => {
    const socket = createConnection(sandbox.smtpPort, '127.0.0.1');
    let received = '';
    let last = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        last = received.slice(0, end);
        received = received.slice(end + 2);
        if (!/^\d{3} /.test(last)) continue;
        const step = steps.shift();
        if (step === undefined || /^[45]/.test(last)) socket.end('QUIT\r\n', () => resolve(last));
        else socket.write(`${step}\r\n`);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`cut off after "${last}"`)));
  });
}

const message = (subject: string, ...body: string[]) =>
  ['From: Estrada <portal@estrada.test>', 'To: cliente@exemplo.com.br', `Subject: ${subject}`, ...body].join('\r\n');
const both = message(
  '=?UTF-8?Q?Proposta_aprovada_<b>?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=m',
  '',
  '--m',
  'Content-Type: multipart/alternative; boundary=a',
  '',
  '--a',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Veja em https://portal.test/p/1?a=1&b=2 <script>',
  '--a',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p style="color:red">Olá, "você"</p><script>alert(1)</script>',
  '--a--',
  '--m',
  'Content-Type: application/pdf; name=contrato.pdf',
  'Content-Disposition: attachment; filename=contrato.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  'AAECAw==',
  '--m--',
);

async function inbox(): Promise<StoredMessage[]> {
  const response = await fetch(`${sandbox.url}/mailbox.json`);
  return ((await response.json()) as { messages: StoredMessage[] }).messages;
}
const setMode = (mode: string, times?: number) =>
  fetch(`${sandbox.url}/_control/mailbox`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, times }),
  });

describe('the mailbox', () => {
  it('stores what it received, blind copies included, newest first', async () => {
    expect(await deliver(both, ['cliente@exemplo.com.br', 'oculto@exemplo.com.br'])).toMatch(/^250 /);
    await deliver(message('Segunda', '', 'Oi'));
    const [second, first] = await inbox();
    expect(second).toMatchObject({ subject: 'Segunda', html: '' });
    expect(first).toMatchObject({
      from: 'Estrada <portal@estrada.test>',
      to: ['cliente@exemplo.com.br', 'oculto@exemplo.com.br'],
      subject: 'Proposta aprovada <b>',
      text: expect.stringContaining('Veja em'),
      html: expect.stringContaining('Olá'),
      attachments: [{ filename: 'contrato.pdf', mimeType: 'application/pdf', sizeBytes: 4 }],
    });
  });

  it('shows a message with its text escaped and its HTML sandboxed', async () => {
    await deliver(both);
    const [{ id } = { id: '' }] = await inbox();
    const response = await fetch(`${sandbox.url}/mailbox/${id}`);
    const page = await response.text();
    expect(page).not.toContain('<script>');
    expect(page).toContain('<h1>Proposta aprovada &lt;b&gt;</h1>');
    expect(page).toContain('href="https://portal.test/p/1?a=1&amp;b=2"');
    expect(page).toMatch(
      /<iframe sandbox="allow-popups allow-popups-to-escape-sandbox"[^>]* srcdoc="[^"]*&lt;script&gt;/,
    );
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${sandbox.url}/mailbox`)).text()).toContain('Proposta aprovada &lt;b&gt;');
  });

  it('shows when it is empty or a message no longer exists, in both languages', async () => {
    expect(await (await fetch(`${sandbox.url}/mailbox`)).text()).toContain('Nenhuma mensagem ainda');
    const gone = await fetch(`${sandbox.url}/mailbox/999?lang=en`);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('This message does not exist');
  });

  it('can be emptied', async () => {
    await deliver(message('Uma', '', 'Oi'));
    expect((await fetch(`${sandbox.url}/mailbox.json`, { method: 'DELETE' })).status).toBe(204);
    expect(await inbox()).toEqual([]);
  });

  it('lists received messages among the calls, with the addresses masked', async () => {
    await deliver(message('Uma', '', 'Oi'));
    const calls = await (await fetch(`${sandbox.url}/_control/calls/mailbox`)).json();
    expect(calls).toMatchObject([{ method: 'SMTP', body: { to: ['c***@exemplo.com.br'] } }]);
  });
});

describe('the fault modes over SMTP', () => {
  it('failing returns a temporary error and stores nothing; afterwards the mode is healthy again', async () => {
    await setMode('failing', 1);
    expect(await deliver(message('Uma', '', 'Oi'))).toMatch(/^451 /);
    expect(await inbox()).toEqual([]);
    expect(await deliver(message('Uma', '', 'Oi'))).toMatch(/^250 /);
  });

  it('businessRefusal refuses permanently', async () => {
    await setMode('businessRefusal');
    expect(await deliver(message('Uma', '', 'Oi'))).toMatch(/^550 5\.7\.1 /);
  });

  it('slow accepts the message after a delay', async () => {
    await setMode('slow');
    const start = performance.now();
    expect(await deliver(message('Uma', '', 'Oi'))).toMatch(/^250 /);
    expect(performance.now() - start).toBeGreaterThanOrEqual(95);
  });

  it('drip answers one byte at a time and still accepts the message', async () => {
    await setMode('drip', 1);
    const start = performance.now();
    expect(await deliver(message('Uma', '', 'Oi'))).toMatch(/^250 /);
    expect(performance.now() - start).toBeGreaterThan(500);
    expect(await inbox()).toHaveLength(1);
  });

  it.each(['refused', 'garbage'])('%s drops the connection', async (mode) => {
    await setMode(mode, 1);
    await expect(deliver(message('Uma', '', 'Oi'))).rejects.toThrow();
    expect(await deliver(message('Uma', '', 'Oi'))).toMatch(/^250 /);
  });

  it('timeout never answers, and does not prevent the sandbox from closing', async () => {
    await setMode('timeout');
    const waiting = deliver(message('Uma', '', 'Oi')).then(
      () => 'answered',
      () => 'dropped',
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    await sandbox.close();
    expect(await waiting).toBe('dropped');
  });
});
