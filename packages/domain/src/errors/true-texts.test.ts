import { expect, it } from 'vitest';
import { renderError } from './catalogue.ts';
import type { ErrorCode } from './index.ts';

it.each<[ErrorCode, string, RegExp, RegExp]>([
  ['noFluxForState', 'names the missing fees, not a missing flow', /tarifas.*RJ.*Escolha outra UF/, /fluxo/],
  [
    'USE023',
    'covers a disabled account as well as a blocked one',
    /bloqueado ou desabilitado.*Service Desk/,
    /^Usuário/,
  ],
  ['GSIM002', 'names the missing table, not an offer', /tabela em vigor.*plano e entrada\. Mude/, /oferta/],
  ['GSIM014', 'reports changed fees, not wrong ones', /mudaram.*Recalcule/, /incorret/],
])('%s %s', (code, _guarantee, truth, untruth) => {
  const text = renderError(code, 'pt-BR', { chosenState: 'RJ' });
  expect(text).toMatch(truth);
  expect(text).not.toMatch(untruth);
});

it.each<[ErrorCode, RegExp, RegExp]>([
  ['noFluxForState', /fees.*RJ/, /flow/],
  ['USE023', /blocked or disabled.*Service Desk/, /^User/],
  ['GSIM002', /table is in force/, /offer/],
  ['GSIM014', /have changed.*Recalculate/, /wrong/],
])('%s is as true in English', (code, truth, untruth) => {
  const text = renderError(code, 'en', { chosenState: 'RJ' });
  expect(text).toMatch(truth);
  expect(text).not.toMatch(untruth);
});
