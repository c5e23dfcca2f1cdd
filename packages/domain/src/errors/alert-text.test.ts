import { describe, expect, it } from 'vitest';
import { alertText } from './alert-text.ts';

const cannotConnect = 'Não foi possível conectar, tente novamente mais tarde';

describe('alert text', () => {
  it('prefers the external message to every other text', () => {
    expect(alertText({ externalMessage: 'Recusado', code: 'USE002', fetchFailed: true }, 'pt-BR')).toBe('Recusado');
  });

  it('prefers the text of a known code to that of the status', () => {
    expect(alertText({ code: 'USE002', status: 404 }, 'pt-BR')).toBe(
      'Usuário ou senha inválidos. Confira os dois e tente de novo.',
    );
    expect(alertText({ code: 'NOPE', status: 404 }, 'pt-BR')).toBe(cannotConnect);
  });

  it.each([400, 404, 500])('reports a failed connection for status %i', (status) => {
    expect(alertText({ status }, 'pt-BR')).toBe(cannotConnect);
  });

  it('reports a missing permission for status 403', () => {
    expect(alertText({ status: 403 }, 'pt-BR')).toBe('Você não possui permissão para realizar a ação solicitada');
  });

  it('reads success and notice codes from their own tables', () => {
    expect(alertText({ type: 'success', code: 'whatchDocSuccess' }, 'en')).toBe('Document capture settings saved.');
    expect(alertText({ type: 'notice', code: 'NOT003' }, 'pt-BR')).toContain('30 dias');
    expect(alertText({ type: 'success', code: 'constructor' }, 'pt-BR')).toBe('Aconteceu um erro não identificado.');
  });

  it('falls back to the fetch failure before the raw message of a QR code', () => {
    expect(alertText({ fetchFailed: true }, 'pt-BR')).toBe('Não foi possível realizar esta operação');
    expect(alertText({ fetchFailed: true, code: 'QR', rawMessage: 'Leia de novo' }, 'pt-BR')).toBe(
      'Não foi possível realizar esta operação',
    );
    expect(alertText({ code: 'QR', rawMessage: 'Leia de novo', status: 500 }, 'pt-BR')).toBe('Leia de novo');
  });

  it.each([
    ['noFluxForState', /tarifas cadastradas para a UF da concessionária/],
    ['esignNotRecivedUrls', /links de assinatura.*Peça/],
    ['modulesError', /módulos ativos/],
    ['PARAM', /parâmetros do perfil.*Entre novamente/],
  ])('has a text for the key %s', (code, words) => {
    expect(alertText({ code, status: 500 }, 'pt-BR')).toMatch(words);
  });

  it.each([
    ['user', 'Usuário cadastrado com sucesso. O código de verificação foi enviado por e-mail.'],
    ['region', 'Regional cadastrada com sucesso.'],
    ['group', 'Grupo cadastrado com sucesso.'],
    ['dealer', 'Concessionária cadastrada com sucesso.'],
    ['parameters', 'Parâmetro cadastrado com sucesso.'],
    ['campaign', 'Campanha cadastrada com sucesso.'],
    ['offer', 'Oferta cadastrada com sucesso.'],
    ['email', 'E-mail cadastrado com sucesso.'],
    ['combos', 'Combo cadastrado com sucesso.'],
    ['leads', 'Oportunidade cadastrada com sucesso.'],
    ['rules', 'Regra cadastrada com sucesso.'],
    ['iof', 'Vigência do IOF cadastrada com sucesso.'],
    ['lender', 'Vigência da financeira cadastrada com sucesso.'],
    ['plan', 'Vigência do plano cadastrada com sucesso.'],
  ])('describes every action on a %s with the grammatical gender of its name', (subject, registered) => {
    const said = (act: string, language: 'pt-BR' | 'en') =>
      alertText({ type: 'success', code: `${subject}.${act}` }, language);
    expect(said('registered', 'pt-BR')).toBe(registered);
    const ending = registered.includes('cadastrada') ? 'a' : 'o';
    expect(said('saved', 'pt-BR')).toMatch(new RegExp(` atualizad${ending} com sucesso\\.$`));
    expect(said('enabled', 'pt-BR')).toMatch(new RegExp(` habilitad${ending} com sucesso\\.`));
    expect(said('disabled', 'pt-BR')).toMatch(new RegExp(` desabilitad${ending} com sucesso\\.$`));
    expect(said('deleted', 'pt-BR')).toMatch(new RegExp(` excluíd${ending} com sucesso\\.$`));
    expect(said('saved', 'en')).toMatch(/^[A-Z][-A-Za-z ]+ updated\.$/);
  });

  it.each([
    ['user.enabled', /habilitado.*código de verificação.*e-mail/],
    ['user.passwordReset', /redefinida.*código de verificação.*e-mail/],
    ['password.changed', /Senha/],
    ['parameters.inForce', /em vigor/],
    ['files.ready', /Arquivo/],
    ['proposal.unblocked', /Proposta 7 desbloqueada/],
    ['proposal.activated', /Proposta 7 enviada para ativação/],
    ['proposal.statusChanged', /Status da proposta 7/],
    ['esign', /Assinatura eletrônica/],
  ])('reports success with %s in both languages', (code, words) => {
    const done = { type: 'success' as const, code, params: { number: '7' } };
    expect(alertText(done, 'pt-BR')).toMatch(words);
    expect(alertText(done, 'en')).not.toBe(alertText(done, 'pt-BR'));
  });

  it.each(['NOT001', 'NOT002', 'NOT003', 'RATEZERO'])('has the text of the notice %s in both languages', (code) => {
    const [pt, en] = [alertText({ type: 'notice', code }, 'pt-BR'), alertText({ type: 'notice', code }, 'en')];
    expect([pt, en]).not.toContain('Aconteceu um erro não identificado.');
    expect(en).not.toBe(pt);
  });

  it('falls back to the texts for no code and for an unknown code', () => {
    expect(alertText({}, 'pt-BR')).toBe(
      'Não foi possível completar a requisição por problemas de conexão, tente novamente.',
    );
    expect(alertText({ code: 'NOPE' }, 'pt-BR')).toBe('Aconteceu um erro não identificado.');
  });
});
