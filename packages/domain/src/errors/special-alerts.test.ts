import { describe, expect, it } from 'vitest';
import { alertText } from './alert-text.ts';

const insurerDefault = 'Não foi possível concluir a operação com a seguradora. Tente novamente.';

describe('a refusal of an insurer', () => {
  it.each(['PMCERR', 'LIBERR', 'SEGAUTOERR', 'GAPERR', 'ASS123', 'LIB007', 'CARDIF003', 'InsIntCardif-077'])(
    'shows its external message, or the default text (%s)',
    (code) => {
      expect(alertText({ code, externalMessage: 'Chassi recusado' }, 'pt-BR')).toBe('Chassi recusado');
      expect(alertText({ code, params: { message: 'Chassi recusado' } }, 'pt-BR')).toBe('Chassi recusado');
      expect(alertText({ code, status: 502 }, 'pt-BR')).toBe(insurerDefault);
    },
  );

  it.each(['LIBDEFAULT', 'LIBMAN'])('that requires manual issuing is shown with the e-mail channel (%s)', (code) => {
    expect(alertText({ code, params: { message: 'x' } }, 'pt-BR')).toMatch(/manualmente: .*por e-mail/);
    expect(alertText({ code }, 'en')).toMatch(/manually: .*by e-mail/);
  });
});

describe('PRS010', () => {
  it.each(['pmc', 'pdf'] as const)('shows no text in a %s call', (call) => {
    expect(alertText({ code: 'PRS010', status: 422, call, externalMessage: 'x' }, 'pt-BR')).toBe('');
  });

  it('is shown in every other call, and other codes are shown in those calls', () => {
    expect(alertText({ code: 'PRS010' }, 'pt-BR')).not.toBe('');
    expect(alertText({ code: 'PRS004', call: 'pdf' }, 'pt-BR')).not.toBe('');
  });
});

describe('Cardif messages', () => {
  it('are not shown for 009 in a policy lookup', () => {
    const alert = { code: 'InsIntCardif-009', externalMessage: 'ERR_POLICY_X' };
    expect(alertText({ ...alert, call: 'policy-lookup' }, 'pt-BR')).toBe(insurerDefault);
    expect(alertText({ ...alert, call: 'cardif-quote' }, 'pt-BR')).toBe('ERR_POLICY_X');
    expect(alertText({ ...alert, code: 'InsIntCardif-002', call: 'policy-lookup' }, 'pt-BR')).toBe('ERR_POLICY_X');
  });

  it.each([
    { code: 'InsIntCardif-002', externalMessage: 'Produto 7 inválido' },
    { code: 'InsIntCardif-005', externalMessage: 'Cliente null não encontrado' },
    { code: 'InsIntCardif-005', params: { message: 'Null' } },
    { externalMessage: 'java.lang.NullPointerException' },
  ])('are not shown in a quote for $code $externalMessage', (alert) => {
    expect(alertText({ ...alert, call: 'cardif-quote' }, 'pt-BR')).toBe(insurerDefault);
    expect(alertText(alert, 'pt-BR')).not.toBe(insurerDefault);
  });

  it('are shown in a quote when they are informative', () => {
    expect(alertText({ code: 'InsIntCardif-005', externalMessage: 'Idade', call: 'cardif-quote' }, 'pt-BR')).toBe(
      'Idade',
    );
  });
});
