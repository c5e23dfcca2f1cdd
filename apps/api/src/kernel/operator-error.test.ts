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

it('reports every wrong variable of the configuration in both languages', () => {
  const read = () => readConfig({ PORT: 'eighty', OIDC_ISSUER: 'http://id.example', AUDIT_KEY: 'short' });
  let failure: unknown;
  try {
    read();
  } catch (error) {
    failure = error;
  }
  const { sentence } = failure as OperatorError;
  expect(failure).toBeInstanceOf(OperatorError);
  expect(sentence.pt).toMatch(/^A configuração tem erros/);
  expect(sentence.pt).toContain('https (http só para esta máquina), sem credenciais, consulta e fragmento');
  expect(sentence.pt).toContain('cada chave precisa de 32 caracteres ou mais');
  expect(sentence.pt).not.toMatch(/expected|Invalid/);
  expect(sentence.en).toMatch(/^The configuration is not usable/);
  for (const name of ['PORT="eighty"', 'OIDC_ISSUER', 'AUDIT_KEY'])
    for (const text of [sentence.pt, sentence.en]) expect(text).toContain(name);
});
