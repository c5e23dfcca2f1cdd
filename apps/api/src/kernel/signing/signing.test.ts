/** Seals: created, checked, and every way in which sealed content may be changed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { locateChanges, makeLocator, packLocator, unpackLocator } from './locator.ts';
import { checkSeal, sealBytes } from './seal-bytes.ts';
import { checkPdf, sealPdf } from './seal-pdf.ts';
import { openSigningIdentity, type SigningIdentity } from './signing-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'estrada-signing-'));
let identity: SigningIdentity;
let pdf: Uint8Array;
beforeAll(async () => {
  identity = await openSigningIdentity({ DATA_DIR: folder, SIGNING_FILE: undefined });
  const plain = await PDFDocument.create();
  plain.addPage().drawText('Contrato');
  pdf = await sealPdf(await plain.save(), identity, {
    reason: 'Dossiê do contrato',
    at: new Date('2026-11-20T12:00:00Z'),
  });
});

it('sealed bytes verify as intact, with the name of the certificate', async () => {
  const bytes = Buffer.from('um contrato');
  const found = checkSeal(bytes, await sealBytes(bytes, identity));
  expect(found).toMatchObject({ state: 'whole' });
  expect(found.state === 'whole' && found.certificate.subject).toContain('sem certificado próprio');
});

it('a changed byte is within the reported range', () => {
  const bytes = Buffer.from('x'.repeat(5_000));
  const locator = unpackLocator(packLocator(makeLocator(bytes)));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_999 }), (at) => {
      const changed = Buffer.from(bytes);
      changed[at] = 1;
      const [range, ...more] = locateChanges(changed, locator);
      expect(more).toEqual([]);
      expect(range!.from <= at && at < range!.to && range!.to - range!.from <= 64).toBe(true);
    }),
  );
  expect(locateChanges(bytes, locator)).toEqual([]);
  expect(locateChanges(Buffer.concat([bytes, Buffer.from('y')]), locator)).toHaveLength(1);
  expect(locateChanges(bytes.subarray(0, 4_000), locator)).toHaveLength(1);
});

it('a seal with changed bytes of its own is invalid, whichever byte changes', async () => {
  const bytes = Buffer.from('um contrato');
  const seal = await sealBytes(bytes, identity);
  for (let at = 0; at < seal.length; at += 3) {
    const changed = Uint8Array.from(seal);
    changed[at]! ^= 1;
    expect(checkSeal(bytes, changed).state, `byte ${at}`).not.toBe('whole');
  }
  expect(checkSeal(bytes, new Uint8Array())).toEqual({ state: 'broken' });
});

it('a sealed PDF is intact; a changed byte is located; appended bytes make it unsigned', () => {
  expect(checkPdf(pdf).state).toBe('whole');
  const at = 500;
  const changed = Uint8Array.from(pdf);
  changed[at]! ^= 1;
  const found = checkPdf(changed);
  expect(found.state).toBe('changed');
  expect(found.state === 'changed' && found.ranges.some(({ from, to }) => from <= at && at < to)).toBe(true);
  expect(checkPdf(Buffer.concat([pdf, Buffer.from('%more')]))).toEqual({ state: 'none' });
  expect(checkPdf(Buffer.from('%PDF-1.7 without'))).toEqual({ state: 'none' });
});

it('every byte of a sealed PDF is covered', () => {
  for (let at = 0; at < pdf.length; at += 97) {
    const changed = Uint8Array.from(pdf);
    changed[at]! ^= 1;
    expect(checkPdf(changed).state, `byte ${at}`).not.toBe('whole');
  }
});

it('the key pair of a folder is created once, readable by its owner only, and an invalid file is refused', async () => {
  const path = join(folder, 'signing.pem');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const again = await openSigningIdentity({ DATA_DIR: folder, SIGNING_FILE: undefined });
  expect(again.certificates).toEqual(identity.certificates);
  const [key] = readFileSync(path, 'utf8').split('-----BEGIN CERTIFICATE-----');
  const other = await openSigningIdentity({ DATA_DIR: mkdtempSync(join(folder, 'other-')), SIGNING_FILE: undefined });
  const certificate = Buffer.from(other.certificates[0]).toString('base64');
  const mixed = join(folder, 'mixed.pem');
  writeFileSync(mixed, `${key}-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`);
  for (const file of [mixed, join(folder, 'none.pem')])
    await expect(openSigningIdentity({ DATA_DIR: folder, SIGNING_FILE: file })).rejects.toThrow('P-256');
});

const at = (name: string) => join(folder, name);

/**
 * A key, its certificate, the issuer's and an unrelated one in one file, as `openssl pkcs12 -nodes` may write those of
 * an A1.
 */
async function rsaIdentity(bits: number): Promise<SigningIdentity> {
  const make = (name: string, size: number, subject: string, more: readonly string[]) =>
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', `rsa:${size}`, '-nodes', '-days', '365', '-subj', `/CN=${subject}`],
        ...['-keyout', at(`${name}.key`), '-out', at(`${name}.crt`), ...more],
      ],
      { stdio: 'ignore' },
    );
  make('authority', 2048, 'Autoridade Exemplo', []);
  make('a1', bits, 'Financeira Exemplo S.A.', ['-CA', at('authority.crt'), '-CAkey', at('authority.key')]);
  const read = (name: string) => readFileSync(at(name), 'utf8');
  const stranger = Buffer.from(identity.certificates[0]).toString('base64');
  const beside = `-----BEGIN CERTIFICATE-----\n${stranger}\n-----END CERTIFICATE-----\n`;
  const bag = 'Bag Attributes\n    friendlyName: a1\n';
  writeFileSync(at('a1.pem'), [read('a1.key'), beside, read('authority.crt'), read('a1.crt')].join(bag));
  return openSigningIdentity({ DATA_DIR: folder, SIGNING_FILE: at('a1.pem') });
}

it('an RSA key of at least 2,048 bits can seal, as those certified by ICP-Brasil', async () => {
  const a1 = await rsaIdentity(2048);
  const bytes = Buffer.from('um contrato');
  const seal = await sealBytes(bytes, a1);
  const found = checkSeal(bytes, seal);
  expect(found.state === 'whole' && found.certificate.subject).toContain('Financeira Exemplo S.A.');
  expect(checkSeal(Buffer.from('um contrate'), seal).state).toBe('changed');
  for (let byte = 0; byte < seal.length; byte += 7) {
    const changed = Uint8Array.from(seal);
    changed[byte]! ^= 1;
    expect(checkSeal(bytes, changed).state, `byte ${byte}`).not.toBe('whole');
  }
  await expect(rsaIdentity(1024)).rejects.toThrow('RSA or P-256');
});

it.each(['of our own', 'of RSA'])('openssl reads the seal of a key %s as CAdES', async (kind) => {
  const identity =
    kind === 'of RSA'
      ? await rsaIdentity(2048)
      : await openSigningIdentity({ DATA_DIR: folder, SIGNING_FILE: undefined });
  const bytes = Buffer.from('um contrato');
  writeFileSync(at('text'), bytes);
  writeFileSync(at('seal'), await sealBytes(bytes, identity));
  expect(identity.certificates).toHaveLength(kind === 'of RSA' ? 2 : 1);
  const pem = Buffer.from(identity.certificates.at(-1)!).toString('base64');
  writeFileSync(at('ca.pem'), `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`);
  const given = ['-inform', 'DER', '-in', at('seal'), '-content', at('text'), '-CAfile', at('ca.pem')];
  const read = execFileSync('openssl', ['cms', '-verify', '-cades', '-binary', ...given, '-purpose', 'any'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(read.toString()).toBe('um contrato');
});
