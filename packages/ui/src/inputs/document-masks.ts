import type { Mask } from './use-mask.ts';

const isDigit = (character: string) => /\d/.test(character);
const isAlphanumeric = (character: string) => /[0-9A-Za-z]/.test(character);

/** Inserts separators into bare characters: a `#` is replaced by the next one; the text ends after the last one. */
export function fillPattern(bare: string, pattern: string): string {
  let text = '';
  let taken = 0;
  for (const sign of pattern) {
    if (taken === bare.length) break;
    text += sign === '#' ? bare[taken++] : sign;
  }
  return text;
}

const cpfPattern = '###.###.###-##';
const cnpjPattern = '##.###.###/####-##';

/** Bare characters of a document: digits for a CPF, letters too for a CNPJ (in force since 2026), upper case. */
export function bareDocument(text: string, kind?: 'PF' | 'PJ'): string {
  const allowed = kind === 'PF' ? isDigit : isAlphanumeric;
  return [...text.toUpperCase()]
    .filter(allowed)
    .join('')
    .slice(0, kind === 'PF' ? 11 : 14);
}

/** Without a fixed kind the text is a CPF until it exceeds its length or contains a letter. */
export function writeDocument(text: string, kind?: 'PF' | 'PJ'): string {
  const bare = bareDocument(text, kind);
  const isCnpj = kind === 'PJ' || (kind === undefined && (bare.length > 11 || /[A-Z]/.test(bare)));
  return fillPattern(bare, isCnpj ? cnpjPattern : cpfPattern);
}

export function documentMask(kind?: 'PF' | 'PJ'): Mask {
  return { counts: kind === 'PF' ? isDigit : isAlphanumeric, write: (typed) => writeDocument(typed, kind) };
}

const digitsOf = (text: string, max: number) => [...text].filter(isDigit).join('').slice(0, max);

export const phoneMask: Mask = {
  counts: isDigit,
  write: (typed) => {
    // a pasted number may include the country code
    const all = [...typed].filter(isDigit).join('');
    const digits = (all.length > 11 && all.startsWith('55') ? all.slice(2) : all).slice(0, 11);
    return fillPattern(digits, digits.length > 10 ? '(##) #####-####' : '(##) ####-####');
  },
};

export const zipMask: Mask = { counts: isDigit, write: (typed) => fillPattern(digitsOf(typed, 8), '#####-###') };

export const dateMask: Mask = {
  counts: isDigit,
  write: (typed) => {
    const iso = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(typed);
    return fillPattern(iso ? `${iso[3]}${iso[2]}${iso[1]}` : digitsOf(typed, 8), '##/##/####');
  },
};
