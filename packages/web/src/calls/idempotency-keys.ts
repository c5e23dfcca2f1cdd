/** A name that nothing else has. Not `randomUUID`: that one is missing where the portal is opened without TLS. */
export function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * One key for one act: repeated after a lost answer it stays the same, so that the server does it once. An act that was
 * answered is over: the same content sent later is a new one.
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
