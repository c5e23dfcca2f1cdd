/** Text that is no JSON array. The message is a sentence for the person who sent it. */
export class NoJsonArrayError extends Error {}

/** A case is a few hundred characters; one without an end must not fill the memory. */
const maxElementLength = 16_777_216;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = [34, 92, 44, 91, 93, 123, 125];
const blank = /^[ \t\n\r]*$/;

/**
 * Splits the text of a JSON array, as a stream, into the texts of its elements. The elements themselves are not parsed:
 * their parser reports errors inside.
 *
 * A splitter of our own, because a streaming parser builds every value out of tokens in JavaScript, while the texts of
 * the elements can go to the engine's own JSON.parse.
 *
 * @throws {NoJsonArrayError} as soon as the text cannot be an array
 */
export async function* splitJsonArray(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  const splitter = new Splitter();
  for await (const chunk of chunks) {
    const elements = splitter.push(chunk);
    if (elements.length > 0) yield elements;
  }
  splitter.end();
}

class Splitter {
  /** 0 before and after the array, 1 between its elements' own brackets */
  #depth = 0;
  #state: 'before' | 'within' | 'after' = 'before';
  #inText = false;
  #escaped = false;
  #pending = '';
  #count = 0;

  push(chunk: string): string[] {
    const found: string[] = [];
    let from = this.#state === 'before' ? this.#open(chunk) : 0;
    // `from` moves after each element; the rest of the chunk waits for the next one
    for (let at = from; at < chunk.length && this.#state === 'within'; at += 1) {
      if (!this.#endsElement(chunk.charCodeAt(at))) continue;
      this.#take(this.#pending + chunk.slice(from, at), found);
      this.#pending = '';
      from = at + 1;
    }
    this.#pending += chunk.slice(from);
    if (this.#pending.length > maxElementLength) throw new NoJsonArrayError('One case is longer than 16 MiB.');
    if (this.#state !== 'within' && !blank.test(this.#pending)) refuse();
    return found;
  }

  end(): void {
    if (this.#state !== 'after') refuse();
  }

  /** @returns the position of the array's first element, or the chunk's end while there is only white space */
  #open(chunk: string): number {
    const at = chunk.search(/[^ \t\n\r]/);
    if (at < 0) return chunk.length;
    if (chunk.charCodeAt(at) !== openList) refuse();
    this.#state = 'within';
    this.#depth = 1;
    return at + 1;
  }

  /** Moves over one character, and returns whether an element of the array ends before it. */
  #endsElement(code: number): boolean {
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false;
      else if (code === backslash) this.#escaped = true;
      else if (code === quote) this.#inText = false;
      return false;
    }
    if (code === quote) this.#inText = true;
    else if (code === openList || code === openObject) this.#depth += 1;
    else if (code === closeList || code === closeObject) {
      this.#depth -= 1;
      if (this.#depth > 0) return false;
      if (code !== closeList) refuse();
      this.#state = 'after';
      return true;
    }
    return code === comma && this.#depth === 1;
  }

  #take(element: string, found: string[]): void {
    if (!blank.test(element)) {
      this.#count += 1;
      found.push(element);
      return;
    }
    // nothing between the brackets is an empty array; nothing next to a comma is no JSON
    if (this.#state !== 'after' || this.#count > 0) refuse();
  }
}

function refuse(): never {
  throw new NoJsonArrayError('Standard input is not a JSON array.');
}
