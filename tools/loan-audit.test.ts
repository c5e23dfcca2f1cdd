/** The audit command for its users: streams in, streams out, and a correct exit code. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const loan = { kind: 'loan', vehiclePrice: '100000', downPayment: '30000', monthlyRate: '0.0149', installments: 48 };

type Ending = { code: number | null; out: string; error: string };

/** Runs the command on pieces of text, each written when the previous one has been read. */
function audit(pieces: Iterable<string | Uint8Array>, nodeOptions: string[] = []): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, 'tools/loan-audit.ts'], { cwd: root });
    const [out, error]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => error.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, out: Buffer.concat(out).toString(), error: Buffer.concat(error).toString() }),
    );
    // a command that refuses its input stops reading it
    child.stdin.on('error', () => undefined);
    const source = pieces[Symbol.iterator]();
    const write = () => {
      for (let next = source.next(); !next.done; next = source.next()) {
        if (!child.stdin.write(next.value)) return void child.stdin.once('drain', write);
      }
      child.stdin.end();
    };
    write();
  });
}

function* caseTexts(count: number): Generator<string> {
  yield '[';
  for (let id = 0; id < count; id += 1) yield `${id > 0 ? ',' : ''}${JSON.stringify({ id, ...loan })}`;
  yield ']';
}

describe('loan:audit', () => {
  it('answers in the order of the cases, including refused ones', async () => {
    const cases = [{ id: 'a', ...loan }, null, { id: 3, kind: 'cet' }, { id: 'd', ...loan, installments: 12 }];
    const { code, out, error } = await audit([JSON.stringify(cases, null, 2)]);
    const results = JSON.parse(out);
    expect([code, error]).toEqual([0, '']);
    expect(results.map((result: { id?: unknown }) => result.id)).toEqual(['a', undefined, 3, 'd']);
    expect(results[0].installment).toBe('2117.93');
    expect(results[1].error.code).toBe('MISSING_FIELD');
    expect(results[3].payments[0][1]).toBe(11);
  });

  it('reads input split at any byte, within letters, escapes and brackets in text', async () => {
    const ids = ['ção', '"],[{"', '\\', '\u2028', '🚗'];
    const bytes = Buffer.from(JSON.stringify(ids.map((id) => ({ id }))));
    const { out } = await audit(Array.from(bytes, (byte) => Uint8Array.of(byte)));
    expect(JSON.parse(out).map((result: { id: string }) => result.id)).toEqual(ids);
  });

  it.each(['[]', ' \n[ ]\n'])('answers %j with an empty array', async (text) => {
    const { code, out } = await audit([text]);
    expect([code, JSON.parse(out)]).toEqual([0, []]);
  });

  it.each([
    [''],
    ['{}'],
    ['null'],
    ['[1,]'],
    ['[,1]'],
    ['[1 2]'],
    ['[1}'],
    ['[{]'],
    ['[[1]'],
    ['[1] 2'],
    ['["a]'],
    [`[${JSON.stringify(loan)}, oops]`],
  ])('exits with code 2 and a one-sentence message for %j', async (text) => {
    const { code, out, error } = await audit([text]);
    expect([code, out]).toEqual([2, '']);
    expect(error).toMatch(/^Standard input .+\.\n$/);
  });

  it('exits with code 2 for bytes that are not text', async () => {
    expect((await audit([Uint8Array.of(0x5b, 0xff, 0x5d)])).code).toBe(2);
  });

  it('leaves the array unterminated when a long input is truncated', async () => {
    const [first = '', ...rest] = caseTexts(1_000);
    const { code, out } = await audit([first, ...rest.slice(0, -1)]);
    expect(code).toBe(2);
    expect(() => JSON.parse(out)).toThrow(SyntaxError);
  });

  it('computes 20,000 cases in a heap too small to contain them', async () => {
    const { code, out } = await audit(caseTexts(20_000), ['--max-old-space-size=48']);
    expect(code).toBe(0);
    expect(out.match(/"id":19999,/)).not.toBeNull();
    expect(out.split('"installment":"2117.93"')).toHaveLength(20_001);
  });

  it('exits silently when its reader closes early', async () => {
    const child = spawn(process.execPath, ['tools/loan-audit.ts'], { cwd: root });
    let error = '';
    child.stderr.on('data', (chunk) => {
      error += chunk;
    });
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    for (const text of caseTexts(3_000)) child.stdin.write(text);
    child.stdin.end();
    await new Promise((resolve) => child.on('close', resolve));
    expect(error).toBe('');
  });
});
