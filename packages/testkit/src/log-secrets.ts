/** Looks for what must never stand in a log. Tests plant it by using it: every password and token they send is known here. */
import { isCnpj, isCpf } from '@estrada/domain/people/index';

const token = /eyJ[\w-]{10,}\.[\w-]+\.[\w-]*/;
/** How a JPEG, a PNG, a PDF and a WebP begin in base64. */
const file = /(\/9j\/[\w+/]{20}|iVBORw0KGgo|JVBERi0|UklGR[\w+/]{20})/;
const digits = /(?<![\w.-])\d[\d./-]{9,18}\d(?![\w-])/g;

/** A search for secrets in log lines, which remembers what was planted. */
export interface LogSearch {
  /** a value that no line may hold, such as a password that was just sent; shorter than six characters it is let pass */
  plant(value: string): void;
  /** @returns what is wrong with the line, by kind, never the value; empty for a clean one */
  search(line: string): string[];
}

/** A search that knows nothing planted yet: CPF, CNPJ, signed tokens and files are found by their looks. */
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
 * Plants every secret of a body that goes to or comes from the API: what stands under a name that says password, token or
 * code. The day on which a password expires is none, and may be the very day of the log.
 */
export function plantSecrets(search: LogSearch, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string' && /password(?!expiredate)|token|verificationcode/i.test(name)) search.plant(value);
    else plantSecrets(search, value);
  }
}
