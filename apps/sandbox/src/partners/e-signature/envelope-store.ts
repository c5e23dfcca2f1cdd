import { createHash, createHmac } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { instantInSaoPaulo } from '../sao-paulo.ts';

type SealedPaper = { sha256: string; content: string };

/** What a seal is over: the papers, and who has signed them. */
type Sealable = {
  envelopeId: string;
  request: { title: string; papers: readonly { name: string; sha256: string; content: string }[] };
  signers: readonly { name: string; document: string; email: string; role: string; at: string | null }[];
};

const A4: [number, number] = [595, 842];
const [marginPoints, linePoints] = [48, 16];

/** What a standard font of PDF can write: another letter becomes a question mark. */
const plain = (text: string): string => text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

/** All papers in one, with a page behind them that says who signed what and when. */
async function seal({ envelopeId, request, signers }: Sealable, now: Date): Promise<SealedPaper> {
  const sealed = await PDFDocument.create();
  sealed.setTitle(request.title);
  sealed.setProducer('Estrada sandbox');
  sealed.setCreationDate(now);
  sealed.setModificationDate(now);
  for (const { content } of request.papers) {
    const paper = await PDFDocument.load(Buffer.from(content, 'base64'));
    for (const page of await sealed.copyPages(paper, paper.getPageIndices())) sealed.addPage(page);
  }
  const font = await sealed.embedFont(StandardFonts.Helvetica);
  const lines = [
    ...[`Assinaturas eletrônicas do envelope ${envelopeId}`, request.title, ''],
    ...request.papers.flatMap(({ name, sha256 }) => [name, `SHA-256 ${sha256}`, '']),
    ...signers.flatMap(({ name, document, email, role, at }) => [
      `${name} (${role})`,
      `CPF ${document}, ${email}, ${at}`,
      '',
    ]),
  ];
  const perPage = Math.floor((A4[1] - 2 * marginPoints) / linePoints);
  for (let from = 0; from < lines.length; from += perPage) {
    const page = sealed.addPage(A4);
    for (const [index, line] of lines.slice(from, from + perPage).entries())
      page.drawText(plain(line), { x: marginPoints, y: A4[1] - marginPoints - index * linePoints, size: 9, font });
  }
  const bytes = await sealed.save();
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    content: Buffer.from(bytes).toString('base64'),
  };
}

/** Mailboxes of people who act by themselves, so that the end of an envelope can be tried without opening a page. */
const actingDomains = { signed: '@assina.example', refused: '@recusa.example', expired: '@vence.example' } as const;

const LIFETIME_DAYS = 30;
/** What is older is forgotten: the sandbox keeps its papers in memory. */
const MAX_ENVELOPES = 200;

export type RequestedSigner = {
  signerId: string;
  name: string;
  document: string;
  email: string;
  role: string;
  order: number;
};
export type RequestedPaper = { name: string; sha256: string; content: string };
export type EnvelopeRequest = {
  requestId: string;
  title: string;
  callbackUrl: string;
  returnUrl: string;
  papers: RequestedPaper[];
  signers: RequestedSigner[];
};

/** A signer and what came of him. The token is the way to his page: nobody guesses it without the sandbox's secret. */
export type Signer = RequestedSigner & {
  token: string;
  state: 'PENDING' | 'SIGNED' | 'REFUSED';
  at: string | null;
  /** of the network, that he acted from */
  address: string | null;
  reason: string | null;
};
export type Envelope = {
  envelopeId: string;
  request: EnvelopeRequest;
  signers: Signer[];
  expiresAt: Date;
  canceled: boolean;
  sealed: SealedPaper | null;
};

/** The envelopes of one sandbox, by request and by id. */
export class EnvelopeStore {
  readonly #byId = new Map<string, Envelope>();
  readonly #now: () => Date;
  readonly #secret: string;

  constructor(now: () => Date, secret: string) {
    this.#now = now;
    this.#secret = secret;
  }

  find = (envelopeId: string): Envelope | undefined => this.#byId.get(envelopeId);

  findRequest = (requestId: string): Envelope | undefined =>
    [...this.#byId.values()].find(({ request }) => request.requestId === requestId);

  findSigner(token: string): { envelope: Envelope; signer: Signer } | undefined {
    for (const envelope of this.#byId.values()) {
      const signer = envelope.signers.find((one) => one.token === token);
      if (signer) return { envelope, signer };
    }
    return undefined;
  }

  /** The envelope of a request, made at its first call. */
  async open(request: EnvelopeRequest): Promise<Envelope> {
    const known = this.findRequest(request.requestId);
    if (known) return known;
    const hash = createHash('sha256').update(request.requestId).digest('hex').slice(0, 12);
    const hasExpired = request.signers.some(({ email }) => email.endsWith(actingDomains.expired));
    const envelope: Envelope = {
      envelopeId: `env-${hash}`,
      request,
      canceled: false,
      sealed: null,
      expiresAt: new Date(this.#now().getTime() + (hasExpired ? 0 : LIFETIME_DAYS * 86_400_000)),
      signers: request.signers.map((signer) => ({
        ...signer,
        token: this.#tokenOf(`${request.requestId}:${signer.signerId}`),
        state: 'PENDING' as const,
        at: null,
        address: null,
        reason: null,
      })),
    };
    this.#byId.set(envelope.envelopeId, envelope);
    const [oldest] = this.#byId.keys();
    if (this.#byId.size > MAX_ENVELOPES && oldest !== undefined) this.#byId.delete(oldest);
    for (const signer of envelope.signers) {
      if (signer.email.endsWith(actingDomains.signed)) await this.sign(envelope, signer);
      if (signer.email.endsWith(actingDomains.refused)) this.refuse(signer, 'Valores diferentes do combinado');
    }
    return envelope;
  }

  #tokenOf(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('hex').slice(0, 32);
  }

  state(envelope: Envelope): 'RUNNING' | 'SEALED' | 'REFUSED' | 'EXPIRED' | 'CANCELED' {
    if (envelope.canceled) return 'CANCELED';
    if (envelope.sealed) return 'SEALED';
    if (envelope.signers.some(({ state }) => state === 'REFUSED')) return 'REFUSED';
    return this.#now() >= envelope.expiresAt ? 'EXPIRED' : 'RUNNING';
  }

  /** Whom somebody else must sign before. */
  waitsFor = ({ signers }: Envelope, { order }: Signer): Signer | undefined =>
    signers.find((other) => other.order < order && other.state !== 'SIGNED');

  /** Writes a signature down; the last one seals. */
  async sign(envelope: Envelope, signer: Signer, address: string | null = null): Promise<void> {
    Object.assign(signer, { state: 'SIGNED', at: instantInSaoPaulo(this.#now()), address });
    if (!envelope.signers.every(({ state }) => state === 'SIGNED')) return;
    const sealed = await seal(envelope, this.#now());
    // whoever signed at the same moment sees the same seal
    envelope.sealed ??= sealed;
  }

  refuse(signer: Signer, reason: string, address: string | null = null): void {
    Object.assign(signer, { state: 'REFUSED', at: instantInSaoPaulo(this.#now()), reason, address });
  }
}
