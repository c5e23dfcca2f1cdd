import type { Language } from '@estrada/domain/errors/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { LooseOptions } from '@estrada/web/calls/call-types.ts';
import { sendRequest } from '@estrada/web/calls/send-request.ts';
import type { Picture } from './measure-picture.ts';
import { rows } from './selfie-endpoints.ts';

/** The parts of a link: `#<proposal>.<signer>.<secret>`. */
export interface SelfieLink {
  proposalSaleId: string;
  signerId: string;
  token: string;
}

/** What the page shows before the camera opens. */
export type SelfieProposal = ResponseOf<typeof endpoints.readSelfieProposal>;
export type SelfieProgress = ResponseOf<typeof endpoints.confirmSelfie>['status'];

/** Parses a link; null when it is invalid. @param hash with its `#`, as in the address */
export function readLink(hash: string): SelfieLink | null {
  const [proposalSaleId, signerId, ...secret] = hash.slice(1).split('.');
  const token = secret.join('.');
  return proposalSaleId && signerId && token ? { proposalSaleId, signerId, token } : null;
}

/** The link is no longer valid: ended, used up, revoked, or never created; the server does not report which. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && !isBroken(error);

/** No response: the connection or the server is temporarily down. */
export const isBroken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 502);

/** The calls of the page, authorized by the secret of its link, which is never in a URL. */
export class SelfieCalls {
  readonly #link: SelfieLink;
  readonly #language: () => Language;
  #key: Promise<string> | null = null;

  constructor(link: SelfieLink, language: () => Language) {
    this.#link = link;
    this.#language = language;
  }

  /** Registers in the audit trail that the page was opened; nobody waits for it. */
  register(): void {
    this.#send('registerAudit', { body: { page: '/capturaselfie' } }).catch(() => undefined);
  }

  /** @throws ApiError */
  read(): Promise<SelfieProposal> {
    const { proposalSaleId, signerId } = this.#link;
    return this.#send('readSelfieProposal', { params: { id: signerId }, query: { proposalSaleId } });
  }

  /** @throws ApiError 422 with the fields `front` and `turned` when the server refuses a picture */
  async upload(front: Picture, turned: Picture, onProgress: (share: number) => void): Promise<void> {
    const { proposalSaleId, signerId } = this.#link;
    const { width, height } = front.measured;
    const { source, takenAt } = front;
    const userAgent = navigator.userAgent.slice(0, 500);
    await this.#send('uploadSelfie', {
      params: { id: proposalSaleId, docId: 'selfie', signerId },
      body: { device: { userAgent, width, height, source, takenAt: takenAt.toISOString() } },
      files: { front: front.file, turned: turned.file },
      onProgress,
    });
  }

  /** Uses up the link. @throws ApiError; the pictures must then be uploaded again */
  async confirm(consentVersion: string): Promise<SelfieProgress> {
    const { proposalSaleId, signerId } = this.#link;
    const options = { params: { proposalSaleId, signerId }, body: { consentVersion } };
    return (await this.#send<{ status: SelfieProgress }>('confirmSelfie', options)).status;
  }

  async #send<Answer>(name: Exclude<keyof typeof rows, 'readActiveModules'>, options: LooseOptions): Promise<Answer> {
    const headers = { captureToken: this.#link.token };
    const sendWith = (key: string) =>
      sendRequest(rows[name], { ...options, headers }, null, this.#language(), key) as Promise<Answer>;
    try {
      return await sendWith(await this.#apiKey());
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // the portal's key changed while this page was open
      this.#key = null;
      return sendWith(await this.#apiKey());
    }
  }

  #apiKey(): Promise<string> {
    this.#key ??= sendRequest(rows.readActiveModules, {}, null, this.#language())
      .then((answer) => (answer as ResponseOf<typeof endpoints.readActiveModules>).apiKey)
      .catch((error: unknown) => {
        this.#key = null;
        throw error;
      });
    return this.#key;
  }
}
