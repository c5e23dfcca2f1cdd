import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { OperatorError, terminalLanguage } from './operator-error.ts';

describe('the language of a terminal', () => {
  it.each([
    [[], {}, 'pt'],
    [[], { LANG: 'C.UTF-8' }, 'pt'],
    [[], { LANG: 'pt_BR.UTF-8' }, 'pt'],
    [[], { LANG: 'en_US.UTF-8' }, 'en'],
    [[], { LANG: 'en' }, 'en'],
    [[], { LANG: 'enm_XX' }, 'pt'],
    [[], { LC_ALL: 'pt_BR.UTF-8', LANG: 'en_US.UTF-8' }, 'pt'],
    [[], { LC_ALL: '', LC_MESSAGES: 'en_GB', LANG: 'pt_BR' }, 'en'],
    [['--en'], { LANG: 'pt_BR.UTF-8' }, 'en'],
  ] as const)('with the arguments %j and the locale %j is %s', (args, env, language) => {
    expect(terminalLanguage(args, env)).toBe(language);
  });
});

/** Each rule of our own once, in the two calls that two wrong lists of keys need. */
const wrong = [
  {
    PORT: 'eighty',
    OIDC_ISSUER: 'http://id.example',
    AUDIT_KEY: 'short',
    CLAMD_URL: 'http://',
    PLANS_ORIGIN: 'https://plans.example/path',
    INSURER_FRAME_ORIGINS: 'https://*.example',
    LOGIN_REDIRECT_ORIGINS: 'https://sso.example/path',
    FILE_KEYS: 'a:b',
  },
  { FILE_KEYS: `a:${'A'.repeat(43)}=,a:${'A'.repeat(43)}=` },
];
it.each(wrong)('reports every wrong variable of %j in both languages', (env) => {
  let failure: unknown;
  try {
    readConfig(env);
  } catch (error) {
    failure = error;
  }
  const { sentence } = failure as OperatorError;
  expect(failure).toBeInstanceOf(OperatorError);
  expect(sentence.pt).toMatch(/^A configuração tem erros/);
  expect(sentence.pt).not.toMatch(/expected|Invalid|each|has to|same id|without/);
  expect(sentence.en).toMatch(/^The configuration is not usable/);
  for (const name of Object.keys(env)) for (const text of [sentence.pt, sentence.en]) expect(text).toContain(name);
});
