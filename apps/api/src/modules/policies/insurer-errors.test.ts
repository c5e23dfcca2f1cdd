/**
 * What insurers refuse with: each code of the catalogue is caused once, by the document of the assured at the insurer that
 * the sandbox plays, and read where the user reads it. The insurer's own words, otherwise the text of the code.
 */
import { alertText, catalogue } from '@estrada/domain/errors/index';
import { makeCpf } from '@estrada/domain/people/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accepted,
  addressOf,
  aFilledInsurance,
  aSentInsurance,
  byDebit,
  decideAlways,
  type InsuredType,
  runRequests,
} from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { type RunningSandbox, runSandbox } from '../../../test/run-sandbox.ts';
import { readConfig } from '../../kernel/config.ts';
import { makeId } from '../../kernel/ids.ts';
import { makeLogger } from '../../kernel/logger.ts';
import { openPartners, PartnerError } from '../../partners/index.ts';

const byDefault = 'Não foi possível concluir a operação com a seguradora. Tente novamente.';
const manual =
  'A emissão desta apólice será feita manualmente: a área de seguros da financeira foi avisada por e-mail. Acompanhe o status da contratação.';

/** The codes of each type in the order in which two digits of the document count them, with the words; null: none. */
const refusals: Readonly<Partial<Record<InsuredType, Readonly<Record<string, string | null>>>>> = {
  SEGURO_AUTO: {
    'InsAutoLiberty-001': 'CPF do segurado com restrição cadastral.',
    'InsAutoLiberty-002': 'CEP de pernoite sem aceitação.',
    'InsAutoLiberty-003': 'Veículo com restrição de roubo ou furto.',
    'InsAutoLiberty-004': 'Renavam não confere com a placa.',
    'InsAutoLiberty-005': 'Classe de bônus não confere com a apólice anterior.',
    'InsAutoLiberty-006': 'O condutor principal precisa ter 18 anos ou mais.',
    'InsAutoIntLiberty-000': null,
    'InsAutoIntLiberty-001': 'Corretor sem alçada para esta proposta.',
    'InsAutoIntLiberty-002': 'Comissão acima da permitida.',
    'InsAutoIntLiberty-003': 'Início de vigência no passado.',
    'InsAutoIntLiberty-004': 'O valor do veículo ultrapassa o limite de R$ 500.000,00.',
    'InsAutoIntLiberty-005': 'Veículo já segurado nesta companhia.',
    'InsAutoIntLiberty-006': 'Forma de pagamento não disponível para este plano.',
    'InsAutoIntLiberty-007': 'Número de parcelas acima do permitido.',
    'InsAutoIntLiberty-008': 'Conta de débito não aceita.',
    'InsAutoIntLiberty-009': 'Titular da conta diferente do segurado.',
    'InsAutoIntLiberty-010': 'Não aceitamos veículos com mais de 20 anos.',
    'InsAutoIntLiberty-011': 'Blindagem sem laudo.',
    'InsAutoIntLiberty-012': 'Kit gás sem registro no documento.',
    'InsAutoIntLiberty-013': 'Isenção de impostos sem comprovação.',
    'InsAutoIntLiberty-014': null,
    SEGAUTOERR: null,
    LIBSEGAUTOERR: null,
  },
  PMC: {
    LIB001: 'Chassi fora da lista de modelos aceitos.',
    LIB002: 'A quilometragem ultrapassa o limite de 100.000 km.',
    LIB003: 'Nota fiscal não encontrada.',
    LIB004: 'Data da venda posterior à proposta.',
    LIB005: 'A garantia de fábrica precisa ter pelo menos 30 dias de vigência.',
    LIB006: 'O valor financiado ultrapassa o limite de R$ 400.000,00.',
    LIB007: 'Concessionária sem contrato com a seguradora.',
    LIB008: 'Vendedor sem cadastro na seguradora.',
    LIB009: 'CPF ou CNPJ do segurado não encontrado.',
    LIB010: 'Data de nascimento não confere com o CPF.',
    LIB011: 'Endereço incompleto.',
    LIB012: 'E-mail não aceito.',
    LIB013: 'Telefone não aceito.',
    LIB014: 'Chassi já tem proteção contratada.',
    LIB015: 'Prazo não disponível para este veículo.',
    LIB016: 'Cobertura não disponível para este veículo.',
    LIB017: 'Valor do veículo fora da faixa do plano.',
    LIB018: 'Combustível sem aceitação.',
    LIB500: null,
    LIB501: 'Sistema da seguradora em manutenção.',
    LIB502: null,
    LIBERR: null,
    PMC001: 'Proteção não disponível.',
    PMC002: null,
    PMCERR: null,
  },
  PMC_CARDIF: {
    CARDIF001: 'Quilometragem acima de 120.000 km.',
    CARDIF002: 'Veículo acima de R$ 200.000,00.',
    CARDIF003: 'Adesão já existe para este chassi.',
    CARDIF004: 'Cotação já usada em outra adesão.',
    CARDIF005: 'CPF do segurado inválido na Receita.',
    CARDIF006: null,
    'InsIntCardif-001': 'Vendedor sem treinamento em dia.',
    'InsIntCardif-002': 'Produto null inválido para o canal null.',
    'InsIntCardif-003': 'Concessionária não habilitada.',
  },
  GAP: {
    ASS001: 'Contrato de crédito não encontrado.',
    ASS002: 'Nota fiscal fora do prazo de adesão.',
    ASS003: null,
    GAPERR: null,
  },
  LIFE: {
    'Ins-000': 'Declaração de saúde incompleta.',
    'Ins-001': 'Segurado já tem o limite de capital.',
    'Ins-004': 'Idade fora da faixa do plano.',
    INS001: null,
  },
};
/** Beyond the shared ones of Liberty, whose place in its list is the last. */
const chevroletPlus = { place: 22, code: 'CHEVERROR', words: null };

const cases = [
  ...Object.entries(refusals).flatMap(([type, words]) =>
    Object.entries(words).map(([code, said], place) => [code, type as InsuredType, place, said] as const),
  ),
  [chevroletPlus.code, 'CHEV_PLUS', chevroletPlus.place, chevroletPlus.words] as const,
];

const names = ['assurant', 'cardif', 'liberty', 'metlife'] as const;

let api: TestApi;
let sandbox: RunningSandbox;
let manager: Session;
let usual: Record<string, object>;
let real: Record<string, object>;
beforeAll(async () => {
  sandbox = await runSandbox();
  api = await openApi();
  manager = await api.signIn('fi-manager');
  const partners = openPartners(
    readConfig({ SANDBOX_PORT: new URL(sandbox.url).port, LOG_LEVEL: 'silent' }),
    makeLogger('silent'),
  );
  real = Object.fromEntries(names.map((name) => [name, partners[name]]));
  usual = Object.fromEntries(names.map((name) => [name, { ...api.partners[name] }]));
}, 60_000);
const insure = (ports: Record<string, object>) => {
  for (const [name, port] of Object.entries(ports)) Object.assign(api.partners[name as 'liberty'], port);
};
beforeEach(async () => {
  insure(usual);
  // a refusal is remembered for an hour
  await api.database.db.execute(sql`delete from insurance_quotes`);
});
afterAll(async () => {
  await api.close();
  await sandbox.stop();
});

/** The assured whose sending the sandbox refuses with the error at this place, or decides otherwise. */
const assuredOf = (place: number, digit = 7) => ({
  identification: makeCpf(`3157${String(place).padStart(2, '0')}${digit}00`),
});
const read = (id: string, language = 'pt-BR') =>
  manager.ok('readInsurance', { params: { id }, headers: { 'accept-language': language } });

/** One sent proposal of each type, at the insurers that the sandbox plays: filling in and sending is tested elsewhere. */
const templates = new Map<InsuredType, Promise<string>>();
async function sentTemplate(type: InsuredType): Promise<string> {
  const made = templates.get(type) ?? aSentInsurance(manager, type).then(({ id }) => id);
  templates.set(type, made);
  return made;
}

/** A copy of the sent proposal of a type, whose sending is waiting, for another assured. @returns its id */
async function aSentCopy(type: InsuredType, { identification }: { identification: string }): Promise<string> {
  const template = await sentTemplate(type);
  const id = makeId(new Date());
  const assured = { identification };
  await api.database.db.execute(sql`
    insert into insurance_proposals
    select (jsonb_populate_record(p, ${JSON.stringify({ id, number: id, client_document: identification })}::jsonb
      || jsonb_build_object('answers', jsonb_set(p.answers, '{assured}', p.answers->'assured' || ${JSON.stringify(assured)}::jsonb)))).*
    from insurance_proposals p where id = ${template}`);
  await api.database.db.execute(sql`
    insert into insurer_requests
    select (jsonb_populate_record(r, ${JSON.stringify({ id: makeId(new Date()), insurance_id: id, request_id: `${id}-submit-1` })}::jsonb)).*
    from insurer_requests r where insurance_id = ${template} and kind = 'SUBMIT'`);
  return id;
}

describe('a refusal of a proposal', () => {
  it.each(cases)('with %s is read in the record of %s', async (_code, type, place, words) => {
    insure(real);
    const id = await aSentCopy(type, assuredOf(place));
    await runRequests(api, id);
    const shown = await read(id);
    expect([shown.statusKey, shown.reason]).toEqual(['refused', words ?? byDefault]);
    expect(shown.history.at(-1)).toMatchObject({ event: 'refuse', reason: words ?? byDefault });
    const { reason } = await read(id, 'en');
    expect(reason).toBe(words ?? 'The operation with the insurer could not be completed. Try again.');
  });

  it('without a known code has the one of its product', async () => {
    for (const [type, code] of [
      ['SEGURO_AUTO', 'LIBSEGAUTOERR'],
      ['PMC', 'PMCERR'],
      ['GAP', 'GAPERR'],
      ['LIFE', 'INS001'],
    ] as const) {
      insure({ liberty: real.liberty!, cardif: real.cardif! });
      for (const port of Object.values(api.partners))
        if ('submit' in port)
          port.submit = async () => {
            throw new PartnerError('x', 'refused', { partnerCode: 'X-1' });
          };
      const { id } = await aSentInsurance(manager, type);
      await runRequests(api, id);
      expect([code, (await read(id)).reason]).toEqual([code, alertText({ code }, 'pt-BR')]);
    }
  });
});

describe('a manual issue', () => {
  it.each([
    ['LIBMAN', 0],
    ['LIBDEFAULT', 1],
  ] as const)('with %s is announced with its e-mail', async (code, premiumDigit) => {
    insure(real);
    const { id } = await aSentInsurance(manager, 'PMC', { assured: assuredOf(premiumDigit, 9) });
    await runRequests(api, id);
    expect(await read(id)).toMatchObject({ statusKey: 'manual', reason: manual });
    expect((await read(id, 'en')).reason).toMatch(/manually: .*by e-mail/);
    expect(alertText({ code }, 'pt-BR')).toBe(manual);
  });

  it('follows a refusal with such a code, too: a person issues the policy', async () => {
    insure({ liberty: { quote: Reflect.get(real.liberty!, 'quote') } });
    api.partners.liberty.submit = async () => {
      throw new PartnerError('liberty', 'refused', { partnerCode: 'LIBDEFAULT', partnerMessage: 'Emissão padrão' });
    };
    const { id } = await aSentInsurance(manager, 'PMC');
    await runRequests(api, id);
    expect(await read(id)).toMatchObject({ statusKey: 'manual', reason: manual });
  });
});

describe('a refusal of a call', () => {
  const refuseWith = (partnerCode?: string, partnerMessage?: string) => async () => {
    throw new PartnerError('x', 'refused', { partnerCode, partnerMessage });
  };
  const answerOf = ({
    status,
    body,
  }: {
    status: number;
    body: { code: string; message: string; partnerMessage?: string };
  }) => [status, body.code, body.partnerMessage ?? body.message];

  it('of a quote has the code and words of the insurer, at once and when it is repeated', async () => {
    api.partners.liberty.quote = refuseWith('LIB002', 'Quilometragem demais.');
    const { id } = await aFilledInsurance(manager, 'PMC');
    const params = { ...addressOf('PMC'), id };
    for (let turn = 0; turn < 2; turn++)
      expect(answerOf(await manager.call('quoteInsurance', { params, query: {} }))).toEqual([
        502,
        'LIB002',
        'Quilometragem demais.',
      ]);
  });

  it.each([
    ['InsIntCardif-002', 'Produto null inválido para o canal null.'],
    ['InsIntCardif-077', 'Idade'],
  ])('of a quote of Cardif keeps %s and its words, of which the portal hides some', async (code, words) => {
    api.partners.cardif.quote = refuseWith(code, words);
    const { id } = await aFilledInsurance(manager, 'PMC_CARDIF', { assured: {} });
    const refused = await manager.call('quoteCardif', { body: { id } });
    expect(answerOf(refused)).toEqual([502, code === 'InsIntCardif-002' ? code : 'InsIntCardif-*', words]);
  });

  it('of a policy look-up has the code and words of the insurer; an outage delays nothing', async () => {
    insure({ cardif: { quote: Reflect.get(real.cardif!, 'quote') } });
    decideAlways(api, accepted);
    api.partners.cardif.issue = async () => {
      throw new PartnerError('cardif', 'refused');
    };
    const { id } = await aSentInsurance(manager, 'PMC_CARDIF');
    await runRequests(api, id);
    const params = { ...addressOf('PMC_CARDIF'), id };
    api.partners.cardif.policy = refuseWith('InsIntCardif-009', 'ERR_POLICY_X');
    expect(answerOf(await manager.call('readInsurancePolicy', { params }))).toEqual([
      502,
      'InsIntCardif-009',
      'ERR_POLICY_X',
    ]);
    api.partners.cardif.policy = async () => {
      throw new PartnerError('cardif', 'timeout');
    };
    expect(await manager.ok('readInsurancePolicy', { params })).toEqual({ policy: null, premiums: [] });
    insure({ cardif: { policy: usual.cardif && Reflect.get(usual.cardif, 'policy') } });
    expect((await manager.ok('readInsurancePolicy', { params })).policy?.policyNumber).toMatch(/^AP-/);
    expect((await read(id)).statusKey).toBe('issued');
  });

  it('of the PDF of a guaranteed note is GAPPDFERR, or the code of the insurer', async () => {
    decideAlways(api, accepted);
    const { id } = await aSentInsurance(manager, 'GAP');
    const before = await manager.call('downloadAssurantPdf', { query: { id } });
    expect(before.status).toBe(200);
    await runRequests(api, id);
    api.partners.assurant.policyDocument = refuseWith();
    expect(answerOf(await manager.call('downloadAssurantPdf', { query: { id } }))).toEqual([
      502,
      'GAPPDFERR',
      byDefault,
    ]);
    const broker = (await read(id)).brokerProposalNumber!;
    api.partners.assurant.policyDocument = refuseWith('ASS001', 'Contrato de crédito não encontrado.');
    expect(
      answerOf(
        await manager.call('downloadInsurerProposal', { params: { type: 'GAP', provider: 'ASSURANT', broker } }),
      ),
    ).toEqual([502, 'ASS*', 'Contrato de crédito não encontrado.']);
  });

  it('of the payment page has the words of the insurer', async () => {
    insure({ liberty: { quote: Reflect.get(real.liberty!, 'quote') } });
    const payment = { ...byDebit(), paymentTypeCode: 'BROKER_PAGE' };
    const { id } = await aSentInsurance(manager, 'PMC', {
      payment: { paymentTypeCode: payment.paymentTypeCode, installmentNumber: '1' },
    });
    await runRequests(api, id);
    api.partners.liberty.paymentPage = refuseWith('LIB501', 'Sistema da seguradora em manutenção.');
    const { brokerProposalNumber } = await read(id);
    const params = { ...addressOf('PMC'), brokerProposalNumber: brokerProposalNumber! };
    expect(answerOf(await manager.call('readPaymentFrame', { params }))).toEqual([
      502,
      'LIB501',
      'Sistema da seguradora em manutenção.',
    ]);
  });
});

it('no code of the insurers is left untested', () => {
  const ofInsurers = Object.keys(catalogue).filter((code) =>
    [byDefault, manual].includes(alertText({ code }, 'pt-BR')),
  );
  expect(ofInsurers).toHaveLength(67);
  const caused = new Set<string>(cases.map(([code]) => code));
  const elsewhere = ['ASS*', 'InsIntCardif-*', 'LIBMAN', 'LIBDEFAULT', 'GAPPDFERR', 'InsIntCardif-009'];
  expect(ofInsurers.filter((code) => !caused.has(code) && !elsewhere.includes(code))).toEqual([]);
  expect(cases.length).toBe(caused.size);
});
