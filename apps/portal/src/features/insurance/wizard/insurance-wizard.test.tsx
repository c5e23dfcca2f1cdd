// @vitest-environment jsdom
import { missingForInsurance, normaliseInsurance } from '@estrada/domain/insurance/index';
import { insuranceCodes } from '@estrada/domain/products/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, fakeServer, fiManager, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../../test/render-portal.tsx';
import { anInsurance, insuranceId } from '../insurance.test-support.ts';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import '../insurance.page.tsx';

const today = Temporal.Now.plainDateISO('America/Sao_Paulo');
const address = {
  zipCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};
/** What an approved sale knows of client and vehicle. */
const fromSale = {
  assured: {
    personType: 'PF',
    identification: '52998224725',
    name: 'Ana Souza Lima',
    birthDate: '1990-04-12',
    gender: 'F',
    maritalId: 1,
    phone: '11987654321',
    email: 'ana@exemplo.com.br',
    confirmEmail: 'ana@exemplo.com.br',
    exposedPerson: false,
    address,
  },
  vehicle: {
    vehicleLabel: 'Onix LT 1.0',
    assetType: 1,
    modelYear: '2026',
    vin: '9BGEB48A0RG123456',
    fuelType: 3,
    vehicleValue: 9_000_000,
  },
  details: { hasPreviousInsurance: false, bonus: 0, taxIsent: false, initialDate: today.toString() },
};
const answered: InsuranceDetail['answers'] = {
  ...fromSale,
  assured: { ...fromSale.assured, isMainDriver: true, isOwner: true },
  details: {
    ...fromSale.details,
    commercialCategory: 1,
    useTheVehicleForBusinessPurposes: false,
    hasYoungDriver: false,
    hasExtendInsurance: false,
    coverage: 'A',
    deductible: 100,
    term: 12,
    trackingDevice: 'NONE',
    sinister: false,
    blindagem: false,
    gas: false,
  },
};
const offer = (pricingOption: string, coverage: string, totalCents: number) => ({
  pricingOption,
  coverage,
  deductiblePercent: 100,
  netCents: totalCents - 10_000,
  iofCents: 10_000,
  totalCents,
});
const quote = {
  idQuote: 'Q-77',
  validUntil: '2026-12-05T03:00:00Z',
  offers: [offer('A', 'A', 240_000), offer('C', 'C', 310_000)],
  chosen: 'A',
};
const priced = { quote, premium: { netCents: 230_000, iofCents: 10_000, totalCents: 240_000 } };
const editing = { edit: true, quote: true };

/** A server with one proposal, which its calls change by the rules of the domain. */
function open(search: string, first: Partial<InsuranceDetail> & { can?: object }, answers: Answers = {}) {
  let record = refreshed(anInsurance({ can: editing, ...first }));
  const change = (changes: Partial<InsuranceDetail>) => {
    record = refreshed({ ...record, ...changes, version: record.version + 1 });
    return record;
  };
  const save = (section: string) => (call: { body: Record<string, unknown> }) => {
    const { values } = call.body as { values: Record<string, unknown> };
    return change({ answers: normaliseInsurance(record.insuranceType, { ...record.answers, [section]: values }) });
  };
  const calls = fakeServer({
    readInsurance: () => record,
    listInsurances: () => ({ items: [], next: null, totalElements: 0, totalCapped: false }),
    saveInsuranceAssured: save('assured'),
    saveInsuranceDriver: save('mainDriver'),
    saveInsuranceOwner: save('owner'),
    saveInsuranceVehicle: save('vehicle'),
    saveInsuranceDetails: save('details'),
    saveInsurancePayment: save('payment'),
    quoteInsurance: () => change(priced),
    sendInsured: () => change({ statusKey: 'sent', can: anInsurance().can }),
    ...answers,
  });
  renderPortal(`/contratarSeguro${search}`);
  return calls;
}
/** Complete steps can be sent; what they lack is counted anew. */
function refreshed(record: InsuranceDetail): InsuranceDetail {
  const problems = missingForInsurance(record.insuranceType, record.answers, today);
  const missing = problems.map(({ path, key }) => ({ path, key, message: key }));
  return { ...record, missing, can: { ...record.can, send: record.can.edit && missing.length === 0 } };
}
const at = (step: string) => `?etapa=${step}&contratacao=${insuranceId}`;
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const bar = () => within(screen.getByRole('navigation', { name: 'Etapas da contratação' }));
const stepNames = () =>
  bar()
    .getAllByRole('button')
    .map((button) => button.textContent!.replace(/^\d+|falta.*$/g, ''));

beforeEach(() => {
  cleanup();
  resetBrowser();
  signInAs(fiManager);
});

describe('the steps of a product', () => {
  it.each(insuranceCodes)('of %s are its declared sections, the quote of the insurer and the summary', async (code) => {
    open(at('resumo'), { insuranceType: code, answers: { assured: { personType: 'PF', isMainDriver: true } } });
    await heading('Resumo');
    const others = code === 'LIFE' || code === 'PPI' ? [] : ['Veículo'];
    expect(stepNames()).toEqual([
      'Segurado',
      ...others,
      'Dados do seguro',
      'Cotação da seguradora',
      'Pagamento',
      'Resumo',
    ]);
  });

  it('ask for another driver and owner where the assured is neither', async () => {
    open(at('segurado'), { answers: { assured: { ...fromSale.assured, isMainDriver: false, isOwner: false } } });
    await heading('Segurado');
    expect(stepNames().slice(0, 3)).toEqual(['Segurado', 'Condutor principal', 'Proprietário']);
  });

  it('mark what was filled in from the sale, until it is changed', async () => {
    open(at('segurado'), { answers: fromSale, prefilled: ['assured.name'] });
    await heading('Segurado');
    const note = 'Já preenchido';
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /^Nome ou razão/ }), ' Silva');
    expect(screen.queryByText(note)).toBeNull();
  });

  it('fill the address from its postal code', async () => {
    open(
      at('segurado'),
      { answers: { assured: { personType: 'PF', address: { number: '10' } } } },
      {
        findAddress: () => ({ ...address, neighborhood: 'Bela Vista', cityId: '3550308' }),
      },
    );
    await heading('Segurado');
    await userEvent.type(screen.getByRole('textbox', { name: 'CEP' }), '01310100');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bairro' }).value).toBe('Bela Vista'),
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cidade' }).value).toBe('São Paulo');
  });
});

describe('the quote of the insurer', () => {
  it('opens once everything that its price depends on is filled in, and is asked for at once', async () => {
    const early = open(at('cotacao'), { answers: fromSale });
    await heading('Segurado');
    expect(bar().getByRole<HTMLButtonElement>('button', { name: /Cotação/ }).disabled).toBe(true);
    cleanup();
    const asked = open(at('cotacao'), { answers: answered });
    await heading('Cotação da seguradora');
    expect(await screen.findByRole('radio', { name: /^Ampla, franquia Normal.*R\$\s2\.400,00/ })).toBeTruthy();
    expect(screen.getByText(/Prêmio líquido R\$\s2\.300,00 \+ IOF R\$\s100,00/)).toBeTruthy();
    expect(asked.filter(({ name }) => name === 'quoteInsurance')).toHaveLength(1);
    expect(early.filter(({ name }) => name === 'quoteInsurance')).toHaveLength(0);
  });

  it('is another offer by saving its cover and asking again', async () => {
    const calls = open(at('cotacao'), { answers: answered, ...priced });
    await userEvent.click(await screen.findByRole('radio', { name: /^Completa/ }));
    await waitFor(() => expect(calls.some(({ name }) => name === 'quoteInsurance')).toBe(true));
    const saved = calls.find(({ name }) => name === 'saveInsuranceDetails')!;
    expect(saved.body).toMatchObject({ version: 4, values: { coverage: 'C', deductible: 100, term: 12 } });
  });

  it("shows the insurer's own words when it refuses, with a retry", async () => {
    open(
      at('cotacao'),
      { answers: answered },
      {
        quoteInsurance: () => refuse(422, 'LIBSEGAUTOERR', 'Veículo fora da política de aceitação.'),
      },
    );
    expect(await screen.findByText('Veículo fora da política de aceitação.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /tentar/i })).toBeTruthy();
  });

  it('of Cardif is asked at its own address', async () => {
    const cardif = { insuranceType: 'PMC', provider: 'CARDIF', answers: {}, ...priced, premium: null } as const;
    const calls = open(at('cotacao'), cardif, { quoteCardif: () => anInsurance({ ...cardif, can: editing }) });
    await waitFor(() => expect(calls.find(({ name }) => name === 'quoteCardif')?.body).toEqual({ id: insuranceId }));
  });
});

it('needs at most 25 inputs from an approved sale to the insurer, by keyboard alone', async () => {
  const calls = open(`?contratacao=${insuranceId}`, { answers: fromSale, saleProposalId: insuranceId });
  let inputs = 0;
  const user = userEvent.setup();
  /** Moves with Tab to the control of this name. */
  const tabTo = async (name: RegExp | string, role: 'combobox' | 'textbox' | 'button' | 'checkbox') => {
    const wanted = await screen.findAllByRole(role, { name });
    for (let step = 0; step < 80 && !wanted.includes(document.activeElement as HTMLElement); step++) await user.tab();
    expect(wanted).toContain(document.activeElement);
    inputs++;
  };
  const choose = async (name: RegExp, text: string) => {
    await tabTo(name, 'combobox');
    await user.keyboard(`${text}{ArrowDown}{Enter}`);
  };
  const answer = async (question: RegExp, isYes: boolean) => {
    const group = screen.getByRole('radiogroup', { name: question });
    const first = within(group).getByRole('radio', { name: 'Sim' });
    for (let step = 0; step < 80 && document.activeElement !== first; step++) await user.tab();
    expect(document.activeElement).toBe(first);
    await user.keyboard(isYes ? ' ' : '{ArrowDown}');
    inputs++;
  };
  await heading('Segurado');
  await answer(/condutor principal/, true);
  await answer(/dono do veículo/, true);
  await user.keyboard('{Enter}');
  await heading('Dados do seguro');
  await choose(/^Uso do veículo/, '');
  await answer(/trabalho ou entregas/, false);
  await answer(/18 a 25/, false);
  await answer(/cobrir outros/, false);
  await choose(/^Cobertura/, '');
  await choose(/^Franquia/, '');
  await choose(/^Vigência em meses/, '');
  await choose(/^Rastreador/, '');
  await answer(/sinistro/, false);
  await answer(/blindado/, false);
  await answer(/kit GNV/, false);
  await user.keyboard('{Enter}');
  await heading('Cotação da seguradora');
  await screen.findByRole('radio', { name: /^Ampla/ });
  await tabTo('Continuar', 'button');
  await user.keyboard('{Enter}');
  await heading('Pagamento');
  await choose(/^Forma de pagamento/, '');
  await tabTo(/^Número de parcelas/, 'textbox');
  await user.keyboard('1');
  await tabTo(/ontinuar$/, 'button');
  await user.keyboard('{Enter}');
  await heading('Resumo');
  await tabTo('Enviar à seguradora', 'button');
  await user.keyboard('{Enter}');
  await tabTo(/^O cliente conferiu/, 'checkbox');
  await user.keyboard(' {Enter}');
  await waitFor(() => expect(calls.filter(({ name }) => name === 'sendInsured')).toHaveLength(1));
  expect(calls.find(({ name }) => name === 'sendInsured')!.body).toMatchObject({ consent: true });
  expect(calls.find(({ name }) => name === 'sendInsured')!.headers.get('idempotency-key')).toBeTruthy();
  expect(inputs).toBeLessThanOrEqual(25);
  expect(await screen.findByText('Enviada à seguradora')).toBeTruthy();
});

describe('sending', () => {
  const complete = {
    answers: { ...answered, payment: { paymentTypeCode: 'BILL', installmentNumber: '1' } },
    ...priced,
  };
  const send = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar à seguradora' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar proposta' }));
  };

  it("is refused without the client's agreement, before any request", async () => {
    const calls = open(at('resumo'), complete);
    await send();
    expect(await screen.findByText('É preciso registrar a autorização do cliente')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'sendInsured')).toBe(false);
  });

  const protection = {
    insuranceType: 'PMC',
    provider: 'CARDIF',
    answers: {
      assured: fromSale.assured,
      vehicle: { ...fromSale.vehicle, mileage: '10', saleDate: today.toString() },
      details: { coverage: 'COMPLETE', term: 24 },
      payment: { paymentTypeCode: 'BILL', installmentNumber: '1' },
    },
  } as const;
  it.each([
    ['with its loan', { saleType: 'FINANCED', saleProposalId: insuranceId }, 'sendFinancedInsurance'],
    ['to Cardif', protection, 'sendCardifSubscription'],
  ] as const)('%s goes to its own address', async (_how, changes, name) => {
    const calls = open(at('resumo'), { ...complete, ...changes }, { [name]: () => anInsurance({ statusKey: 'sent' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar à seguradora' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^O cliente conferiu/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar proposta' }));
    await waitFor(() => expect(calls.some((call) => call.name === name)).toBe(true));
  });

  it('leads a refusal of the server to the step of its field', async () => {
    open(at('resumo'), complete, {
      sendInsured: () =>
        refuse(422, 'DOM002', 'Recusado', [
          { path: 'assured.email', key: 'email.invalid', message: 'E-mail recusado' },
        ]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar à seguradora' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^O cliente conferiu/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Enviar proposta' }));
    await heading('Segurado');
    expect(await screen.findByText('E-mail recusado')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'E-mail' })));
  });
});
