/** One received message. Text and HTML are as sent, so whoever shows them must not trust them. */
export type StoredMessage = {
  id: string;
  /** Instant in UTC. */
  receivedAt: string;
  from: string;
  /** The envelope's recipients, so blind copies are here too. */
  to: readonly string[];
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string; mimeType: string; sizeBytes: number }[];
};

const MAX_MESSAGES = 500;
const LONGEST_PART_CHARACTERS = 256 * 1024;

/** The latest five hundred messages, in memory only. */
export class MessageStore {
  #messages: readonly StoredMessage[] = [];
  #received = 0;

  /** Keeps a message under the next number; a part longer than 256 Ki characters is cut there. */
  add(message: Omit<StoredMessage, 'id'>): StoredMessage {
    this.#received += 1;
    const stored = {
      ...message,
      id: String(this.#received),
      text: message.text.slice(0, LONGEST_PART_CHARACTERS),
      html: message.html.slice(0, LONGEST_PART_CHARACTERS),
    };
    this.#messages = [stored, ...this.#messages].slice(0, MAX_MESSAGES);
    return stored;
  }

  /** All kept messages, newest first. */
  list(): readonly StoredMessage[] {
    return this.#messages;
  }

  /** One kept message, or undefined if it never came or was forgotten. */
  find(id: string): StoredMessage | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  /** Forgets every message; numbers are not given twice. */
  clear(): void {
    this.#messages = [];
  }
}
