/**
 * Searches for data that must never be in a log. Tests register secrets by using them: every password and token that
 * they send is known here.
 */
import { isCnpj, isCpf } from '@estrada/domain/people/index';

const token = /eyJ[\w-]{10,}\.[\w-]+\.[\w-]*/;
/** The beginnings of a JPEG, a PNG, a PDF and a WebP in base64. */
const file = /(\/9j\/[\w+/]{20}|iVBORw0KGgo|JVBERi0|UklGR[\w+/]{20})/;
const digits = /(?<![\w.-])\d[\d./-]{9,18}\d(?![\w-])/g;

/** A search for secrets in log lines, with the registered ones. */
export interface LogSearch {
  /**
   * a value that no line may contain, such as a password that was just sent; ignored when shorter than six characters
   */
  plant(value: string): void;
  /** @returns the problems of the line, by kind, never the value; empty for a clean one */
  search(line: string): string[];
}

/** A search without registered secrets: CPF, CNPJ, signed tokens and files are recognized by their format. */
export function logSearch(): LogSearch {
  const planted = new Set<string>();
  return {
    plant(value) {
      if (value.length >= 6) planted.add(value).add(Buffer.from(value).toString('base64').replace(/=+$/, ''));
    },
    search(line) {
      const found: string[] = [];
      if ([...planted].some((value) => line.includes(value))) found.push('a planted value');
      if (token.test(line)) found.push('a token');
      if (file.test(line)) found.push('a file');
      for (const [run] of line.matchAll(digits)) {
        const bare = run.replace(/[./-]/g, '');
        if (isCpf(bare)) found.push('a CPF');
        else if (isCnpj(bare)) found.push('a CNPJ');
      }
      return found;
    },
  };
}

/**
 * Registers every secret of a body that is sent to or by the API: values whose name contains password, token or code.
 * The expiry day of a password is none, and may be the very day of the log.
 */
export function plantSecrets(search: LogSearch, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && /password(?!expiredate)|token|verificationcode/i.test(name)) search.plant(value);
    else plantSecrets(search, value);
  }
}
