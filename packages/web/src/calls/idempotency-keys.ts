/** A unique name. Not `randomUUID`: it does not exist when the portal is opened without TLS. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key per act: a retry after a lost response has the same key, so that the server performs it once. A response ends
 * the act: the same content sent later is a new one.
 */
export class IdempotencyKeys {
  readonly #keys = new Map<string, string>();

  /** Sends with the key of this content. */
  async once<Answer>(content: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = this.#keys.get(content) ?? makeKey();
    this.#keys.set(content, key);
    const answer = await send(key);
    this.#keys.delete(content);
    return answer;
  }
}
