import { createHash, verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { type ByteRange, locateChanges, makeLocator, packLocator, unpackLocator } from './locator.ts';
import type { SigningIdentity } from './signing-identity.ts';

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  /** our own, under the arc that needs no registration (ITU-T X.667): locates changes; other readers ignore it */
  locator: '2.25.937263461',
} as const;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/**
 * A detached CMS signature (RFC 5652) of the given bytes, as CAdES and PAdES baseline require (ETSI EN 319 122-1, 319
 * 142-1): digest and hash of the certificate are signed, the time is not. A locator is signed with them, by which a
 * change is found.
 *
 * @returns DER
 */
export async function sealBytes(bytes: Uint8Array, { key, certificates }: SigningIdentity): Promise<Uint8Array> {
  const attribute = (type: string, value: asn1js.BaseBlock) => new pkijs.Attribute({ type, values: [value] });
  const octets = (content: Uint8Array) => new asn1js.OctetString({ valueHex: toBuffer(content) });
  const attributes = new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
      attribute(oids.messageDigest, octets(sha256(bytes))),
      attribute(oids.signingCertificateV2, namedCertificates(certificates)),
      attribute(oids.locator, octets(packLocator(makeLocator(bytes)))),
    ],
  });
  const signed = emptySeal(certificates, attributes);
  await signed.sign(key as never, 0, 'SHA-256', toBuffer(bytes));
  return write(sealOf(certificates, attributes, signed.signerInfos[0]!.signature));
}

/** A seal before it is signed: all its unsigned parts follow from the certificates. */
function emptySeal(certificates: readonly Uint8Array[], signedAttrs: pkijs.SignedAndUnsignedAttributes) {
  return new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: certificates.map((one) => pkijs.Certificate.fromBER(toBuffer(one))),
    signerInfos: [new pkijs.SignerInfo({ version: 1, sid: issuerAndSerial(certificates[0]!), signedAttrs })],
  });
}

function write(signed: pkijs.SignedData): Uint8Array {
  const content = new pkijs.ContentInfo({ contentType: oids.signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

function issuerAndSerial(certificate: Uint8Array): pkijs.IssuerAndSerialNumber {
  const { issuer, serialNumber } = pkijs.Certificate.fromBER(toBuffer(certificate));
  return new pkijs.IssuerAndSerialNumber({ issuer, serialNumber });
}

/** An ESSCertIDv2 of each, with SHA-256, which is the default and therefore left out (RFC 5035). */
const namedCertificates = (certificates: readonly Uint8Array[]) =>
  sequence(
    sequence(...certificates.map((one) => sequence(new asn1js.OctetString({ valueHex: toBuffer(sha256(one)) })))),
  );
const sequence = (...value: asn1js.BaseBlock[]) => new asn1js.Sequence({ value });

/** The result of checking a seal. `broken`: the seal itself was changed, or is none. */
export type SealFindings =
  | { state: 'whole'; certificate: X509Certificate }
  | { state: 'changed'; certificate: X509Certificate; ranges: readonly ByteRange[] }
  | { state: 'broken' };

/** Checks bytes against their seal. The reader decides whose certificate it is and whether to trust it. */
export function checkSeal(bytes: Uint8Array, seal: Uint8Array): SealFindings {
  const read = lengthOfSeal(seal) === seal.length ? readSeal(seal) : null;
  if (!read) return { state: 'broken' };
  const { certificate, digest, locator } = read;
  if (digest.equals(sha256(bytes))) return { state: 'whole', certificate };
  return { state: 'changed', certificate, ranges: locateChanges(bytes, unpackLocator(locator)) };
}

/** The length of the DER value at the beginning; what follows is padding. Null where none begins there. */
export function lengthOfSeal(bytes: Uint8Array): number | null {
  const form = bytes[0] === 0x30 ? bytes[1] : undefined;
  if (form === undefined) return null;
  if (form < 0x80) return 2 + form;
  const count = form - 0x80;
  if (count === 0 || count > 4 || bytes.length < 2 + count) return null;
  return 2 + count + Buffer.from(bytes).readUIntBE(2, count);
}

/** The signed content of a seal; null where it is none of ours, or its own signature is invalid. */
function readSeal(seal: Uint8Array): { certificate: X509Certificate; digest: Buffer; locator: Uint8Array } | null {
  try {
    const { content } = pkijs.ContentInfo.fromBER(toBuffer(seal));
    const signed = new pkijs.SignedData({ schema: content });
    const signer = signed.signerInfos[0]!;
    const attributes = signer.signedAttrs!;
    const read = (type: string) => attributes.attributes.find((one) => one.type === type)!.values[0];
    const octetsOf = (type: string) => Buffer.from((read(type) as asn1js.OctetString).valueBlock.valueHexView);
    const certificates = signed.certificates!.map((one) => bytesOf(one as pkijs.Certificate));
    const certificate = new X509Certificate(certificates[0]!);
    // the attributes are signed as a SET, whatever their tag (RFC 5652, 5.4)
    const text = Buffer.from(attributes.encodedValue);
    text[0] = 0x31;
    const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
    const isWhole =
      verify('sha256', text, certificate.publicKey, signature) &&
      bytesOf({ toSchema: () => read(oids.signingCertificateV2) }).equals(
        bytesOf({ toSchema: () => namedCertificates(certificates) }),
      ) &&
      // the rest is unsigned: it must equal what we would write
      Buffer.from(write(sealOf(certificates, attributes, signer.signature))).equals(seal);
    return isWhole ? { certificate, digest: octetsOf(oids.messageDigest), locator: octetsOf(oids.locator) } : null;
  } catch {
    // an unreadable seal was changed
    return null;
  }
}

const bytesOf = (one: { toSchema(): asn1js.BaseBlock }): Buffer => Buffer.from(one.toSchema().toBER());

function sealOf(
  certificates: readonly Uint8Array[],
  attributes: pkijs.SignedAndUnsignedAttributes,
  signature: asn1js.OctetString,
): pkijs.SignedData {
  const seal = emptySeal(certificates, attributes);
  const [signer] = seal.signerInfos;
  signer!.digestAlgorithm = new pkijs.AlgorithmIdentifier({ algorithmId: oids.sha256 });
  signer!.signatureAlgorithm = algorithmOf(certificates[0]!);
  signer!.signature = signature;
  seal.digestAlgorithms = [signer!.digestAlgorithm];
  return seal;
}

/** The signature algorithm for the key of a certificate; RSA requires explicit null parameters (RFC 4055, 5). */
const algorithmOf = (certificate: Uint8Array): pkijs.AlgorithmIdentifier =>
  new X509Certificate(certificate).publicKey.asymmetricKeyType === 'rsa'
    ? new pkijs.AlgorithmIdentifier({ algorithmId: oids.sha256WithRsa, algorithmParams: new asn1js.Null() })
    : new pkijs.AlgorithmIdentifier({ algorithmId: oids.ecdsaWithSha256 });
