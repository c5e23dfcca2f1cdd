import type { Language } from '@estrada/domain/errors/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import type { LooseOptions } from '@estrada/web/calls/call-types.ts';
import { sendRequest } from '@estrada/web/calls/send-request.ts';
import type { Picture } from './measure-picture.ts';
import { rows } from './selfie-endpoints.ts';

/** What a link is made of: `#<proposal>.<signer>.<secret>`. */
export interface SelfieLink {
  proposalSaleId: string;
  signerId: string;
  token: string;
}

/** What the page says before the camera opens. */
export type SelfieProposal = ResponseOf<typeof endpoints.readSelfieProposal>;
export type SelfieProgress = ResponseOf<typeof endpoints.confirmSelfie>['status'];

/** The parts of a link; null where it is none. @param hash with its `#`, as the address has it */
export function readLink(hash: string): SelfieLink | null {
  const [proposalSaleId, signerId, ...secret] = hash.slice(1).split('.');
  const token = secret.join('.');
  return proposalSaleId && signerId && token ? { proposalSaleId, signerId, token } : null;
}

/** A link that opens no more: ended, used up, revoked, or never made; nobody is told which. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && !isBroken(error);

/** No answer came: the line, or the server, is away for a moment. */
export const isBroken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 502);

/** The calls of the page, under the secret of its link, which stands in no address. */
export class SelfieCalls {
  readonly #link: SelfieLink;
  readonly #language: () => Language;
  #key: Promise<string> | null = null;

  constructor(link: SelfieLink, language: () => Language) {
    this.#link = link;
    this.#language = language;
  }

  /** @throws ApiError */
  read(): Promise<SelfieProposal> {
    const { proposalSaleId, signerId } = this.#link;
    return this.#send('readSelfieProposal', { params: { id: signerId }, query: { proposalSaleId } });
  }

  /** @throws ApiError 422 with the fields `front` and `turned` where the server does not take a picture */
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

  /** Uses the link up. @throws ApiError; the pictures are to be sent anew then */
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
      // the portal's key was changed while this page was open
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
