import { createPrivateKey, type KeyObject, randomBytes, randomUUID, webcrypto, X509Certificate } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type Config, ConfigError } from '../config.ts';

/** The key that seals issued documents, and its certificate (DER), followed by its issuers' certificates. */
export type SigningIdentity = {
  readonly key: webcrypto.CryptoKey;
  readonly certificates: readonly [Uint8Array, ...Uint8Array[]];
};

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
/** The algorithm that ICP-Brasil certifies. */
const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const leastRsaBits = 2048;
const ownYears = 20;
const blockOf = (label: string) =>
  new RegExp(`-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----`, 'g');
const readBlocks = (text: string, label: string) =>
  [...text.matchAll(blockOf(label))].map(([, body]) => Buffer.from(body!.replace(/\s/g, ''), 'base64'));
const writeBlock = (label: string, der: ArrayBuffer) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der)
    .toString('base64')
    .replace(/.{64}/g, '$&\n')
    .trim()}\n-----END ${label}-----\n`;

/**
 * The key and certificates of `SIGNING_FILE`; without one, a self-signed pair of this folder, created at the first
 * start: it proves that nothing was changed, not who we are.
 *
 * @throws ConfigError where the file contains no RSA or P-256 key with its certificate
 */
export async function openSigningIdentity({
  DATA_DIR,
  SIGNING_FILE,
}: Pick<Config, 'DATA_DIR' | 'SIGNING_FILE'>): Promise<SigningIdentity> {
  if (SIGNING_FILE) return readIdentity(SIGNING_FILE, await readText(SIGNING_FILE));
  const path = join(DATA_DIR, 'signing.pem');
  const own = await readText(path);
  return readIdentity(path, own ?? (await makeOwn(DATA_DIR, path)));
}

/** SHA-256 of the certificate, as tools that show certificates write it. */
export const fingerprintOf = ({ certificates: [own] }: SigningIdentity): string =>
  new X509Certificate(own).fingerprint256;

const readText = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

async function readIdentity(path: string, text: string | null): Promise<SigningIdentity> {
  const [pkcs8] = readBlocks(text ?? '', 'PRIVATE KEY');
  const certificates = readBlocks(text ?? '', 'CERTIFICATE');
  const privateKey = pkcs8 && readKey(pkcs8);
  const kind = privateKey && kindOf(privateKey);
  // the order within a PKCS#12 file is up to its creator
  const own = kind && certificates.find((one) => isPair(privateKey, one));
  if (!kind || !own)
    throw new ConfigError({
      pt: `${path} não contém uma chave RSA ou P-256 (PKCS#8, sem senha) com o seu certificado, ambos em PEM`,
      en: `${path} contains no RSA or P-256 key (PKCS#8, not encrypted) with its certificate, both as PEM`,
    });
  return {
    key: await webcrypto.subtle.importKey('pkcs8', pkcs8, kind, false, ['sign']),
    certificates: [own, ...vouchersOf(own, certificates)],
  };
}

function readKey(pkcs8: Buffer): KeyObject | null {
  try {
    return createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  } catch {
    return null;
  }
}

/** How a key signs; null for a kind that seals do not support. */
function kindOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): typeof curve | typeof rsa | null {
  if (asymmetricKeyType === 'rsa') return (asymmetricKeyDetails?.modulusLength ?? 0) >= leastRsaBits ? rsa : null;
  return asymmetricKeyDetails?.namedCurve === 'prime256v1' ? curve : null;
}

/** The chain of issuers of a certificate, as far as the file contains it; unrelated certificates are left out. */
function vouchersOf(certificate: Buffer, all: readonly Buffer[]): Buffer[] {
  const read = new X509Certificate(certificate);
  const rest = all.filter((one) => one !== certificate);
  const next = rest.find((one) => read.checkIssued(new X509Certificate(one)));
  return next ? [next, ...vouchersOf(next, rest)] : [];
}

/** Whether a certificate is that of a key. */
function isPair(key: KeyObject, certificate: Uint8Array): boolean {
  try {
    return new X509Certificate(certificate).checkPrivateKey(key);
  } catch {
    // no certificate
    return false;
  }
}

/** Of two processes that start at once the first creates the pair, and both use it. */
async function makeOwn(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, await makePair(), { mode: 0o600, flag: 'wx' });
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}

async function makePair(): Promise<string> {
  const pair = (await webcrypto.subtle.generateKey(curve, true, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
  const certificate = new pkijs.Certificate({ version: 2 });
  certificate.serialNumber = new asn1js.Integer({ valueHex: serial() });
  for (const name of [certificate.issuer, certificate.subject]) name.typesAndValues.push(ownName());
  certificate.notBefore.value = new Date();
  certificate.notAfter.value = new Date(Date.now() + ownYears * 365 * 86_400_000);
  // digital signature and content commitment (RFC 5280, 4.2.1.3)
  const usage = new asn1js.BitString({ valueHex: new Uint8Array([0xc0]).buffer, unusedBits: 6 });
  certificate.extensions = [
    new pkijs.Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER(), parsedValue: usage }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey as never);
  await certificate.sign(pair.privateKey as never, 'SHA-256');
  const pkcs8 = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey);
  return writeBlock('PRIVATE KEY', pkcs8) + writeBlock('CERTIFICATE', certificate.toSchema().toBER());
}

/** Positive, whatever its first bit. */
const serial = () => new Uint8Array([1, ...randomBytes(15)]).buffer;

const ownName = () =>
  new pkijs.AttributeTypeAndValue({
    type: '2.5.4.3',
    value: new asn1js.Utf8String({ value: 'Estrada (instalação sem certificado próprio)' }),
  });
