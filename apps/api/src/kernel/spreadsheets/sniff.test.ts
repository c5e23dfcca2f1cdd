import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sniffFile } from './sniff.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-sniff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const sniff = (content: string | Uint8Array) => {
  const path = join(folder, 'tabela.csv');
  writeFileSync(path, content);
  return sniffFile(path);
};
const hex = (bytes: string) => Buffer.from(bytes, 'hex');

it.each([
  ['a ZIP, as a workbook is', hex('504b030414000600'), 'xlsx'],
  ['a text', 'condicao;fabricante\n', 'csv'],
  ['a text with the mark of UTF-8', '\ufeffcondicao;fabricante\n', 'csv'],
  ['a text in Latin-1', Buffer.from('condição;preço\n', 'latin1'), 'csv'],
  ['a text after empty lines', '\r\n\r\ncondicao\n', 'csv'],
] as const)('recognizes %s by its content', async (_case, content, kind) => expect(await sniff(content)).toBe(kind));

it.each([
  ['nothing', '', 'file.empty'],
  ['one line end', '\n', 'file.empty'],
  ['spaces and line ends', ' \r\n \n', 'file.empty'],
  ['an old .xls', hex('d0cf11e0a1b11ae1'), 'file.oldExcel'],
  [
    'a workbook with a password',
    Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(600), Buffer.from('EncryptionInfo', 'utf16le')]),
    'file.protected',
  ],
  ['a PNG', hex('89504e470d0a1a0a0000000d49484452'), 'file.notATable'],
  ['a JPEG', hex('ffd8ffe000104a46494600010100'), 'file.notATable'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n', 'file.notATable'],
  ['UTF-16 without its mark', Buffer.from('condicao;fabricante\r\n', 'utf16le'), 'file.encoding'],
  ['UTF-16 in the other order, without its mark', Buffer.from('a;b\n', 'utf16le').swap16(), 'file.encoding'],
  ['UTF-32', hex('fffe000061000000'), 'file.encoding'],
  ['a program', hex('7f454c4602010100000000'), 'file.notATable'],
] as const)('reports what %s is, whatever its name', async (_case, content, key) =>
  expect(sniff(content)).rejects.toMatchObject({ key }),
);
