// @vitest-environment jsdom
/** Car insurance in the simulator: the form, the coverages side by side, and the choice. */
import { selectedOf } from '@estrada/domain/simulation/index';
import { productExample } from '@estrada/domain/simulation/quote/product-example';
import type { Endpoints, ResponseOf, SimulationBasis } from '@estrada/endpoints/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, choose, openSaved, prepareSimulator } from '../simulator.test-support.tsx';
import { aSavedPlan, signIn } from '../test-support.tsx';

vi.mock('@estrada/web/calls/api.ts', () => import('../mocked-api.test-support.ts'));

type Insurance = ResponseOf<Endpoints['priceCarInsurance']>['insurances'][number];

const basis = {
  today: '2026-11-20',
  campaignCodes: [],
  priceRows: [],
  iofRows: [],
  feeRows: [],
  catalogue: [
    productExample('SEGURO_AUTO', [], {
      provider: 'LIBERTY',
      type: 'Insurance',
      priceSource: 'INSURER',
      minTermMonths: 12,
      maxTermMonths: 36,
    }),
  ],
} as unknown as SimulationBasis;

const deductible = (option: string, totalCents: number, isDefault = false) => ({
  pricingOption: option,
  type: option.endsWith('100') ? 'Normal (100%)' : 'Reduzida (50%)',
  percent: Number(option.split('-')[1]),
  netCents: totalCents - 22_140,
  iofCents: 22_140,
  totalCents,
  differenceCents: null,
  isDefault,
});
const coverage = (code: string, name: string, deductibles: ReturnType<typeof deductible>[]) => ({
  code,
  name,
  covers: `o que ${name} cobre`,
  notCovered: `o que ${name} exclui`,
  isDefault: code === 'A',
  deductibles,
});
const answer = (change: Partial<Insurance> = {}): { insurances: Insurance[] } => ({
  insurances: [
    {
      provider: 'LIBERTY',
      status: 'quoted',
      idQuote: 'q-1',
      message: null,
      missing: [],
      reason: null,
      coupon: null,
      validate: { validUntil: '2026-11-27T23:59:59-03:00' },
      useTheVehicleForBusinessPurposes: false,
      commercialCategory: 1,
      coverages: [
        coverage('A', 'Ampla', [deductible('A-100', 322_140, true), deductible('A-50', 372_140)]),
        coverage('B', 'Básica', [deductible('B-100', 172_140)]),
        coverage('C', 'Completa', [deductible('C-100', 422_140)]),
      ],
      terms: [12, 24, 36],
      limitTerms: 36,
      conditions: [],
      ...change,
    },
  ],
});

beforeEach(() => {
  prepareSimulator();
  signIn({}, { liberty: true });
  call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, []));
  call.readSimulationBasis.mockResolvedValue(basis);
  call.listCarUses.mockResolvedValue({
    items: [
      { id: 1, name: 'particular' },
      { id: 3, name: 'aplicativo' },
    ],
  });
  call.priceCarInsurance.mockResolvedValue(answer());
});
afterEach(cleanup);

const sentProducts = () => call.simulate.mock.lastCall?.[0].body.products;
const detail = () => call.priceCarInsurance.mock.lastCall?.[0].body;
async function openForm() {
  openSaved('simulacao');
  await userEvent.click(await screen.findByRole('button', { name: 'Cotar Seguro auto' }));
  return within(await screen.findByRole('group', { name: 'Dados para a cotação do seguro auto' }));
}
async function fillIn() {
  const form = await openForm();
  await choose('Gênero', 'Feminino');
  await choose('Estado civil', 'Casado(a)');
  await userEvent.type(form.getByRole('textbox', { name: /^CEP/ }), '30110010');
  return form;
}

describe('the form', () => {
  it('has at most twelve inputs, with what is known of the client filled in and marked', async () => {
    const form = await openForm();
    expect((form.getByRole('textbox', { name: /^Data de nascimento/ }) as HTMLInputElement).value).toBe('20/05/1990');
    form.getByText('Preenchido com os dados do cliente');
    const inputs = ['textbox', 'combobox', 'switch'].flatMap((role) => form.getAllByRole(role));
    expect(inputs.length).toBeLessThanOrEqual(12);
    expect(call.priceCarInsurance).not.toHaveBeenCalled();
  });

  it('asks for what is missing at its field, and asks no insurer', async () => {
    const form = await openForm();
    await userEvent.click(form.getByRole('button', { name: 'Cotar seguro' }));
    const gender = form.getByRole('combobox', { name: /^Gênero/ });
    await waitFor(() => expect(document.activeElement).toBe(gender));
    expect(gender.getAttribute('aria-invalid')).toBe('true');
    expect(call.priceCarInsurance).not.toHaveBeenCalled();
  });

  it('is sent by Enter, as the insurer’s questions, and stays on the step', async () => {
    const form = await fillIn();
    await userEvent.click(form.getByRole('switch', { name: 'Veículo com OnStar ativo' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Placa ou chassi/ }), 'bra2e19{Enter}');
    await screen.findByRole('radio', { name: /^Franquia Normal \(100%\) · padrão/ });
    expect(detail()).toMatchObject({
      personType: 'PF',
      term: 12,
      vehicle: { plate: 'BRA2E19', vin: null, modelYear: 2027, assetType: 1, fuelType: 3, fipe: 9_640_000 },
      persons: [{ isPolicyHolder: true, birthDate: '1990-05-20', gender: 'F', maritalStatus: 2, zipCode: '30110010' }],
      questions: { enabledOnStar: true, buyerIsTheMainDriver: true, useTheVehicleForBusinessPurposes: false },
    });
    screen.getByRole('heading', { level: 2, name: 'Escolha a parcela' });
  });

  it('asks for the main driver where the buyer is not', async () => {
    const form = await fillIn();
    await userEvent.click(form.getByRole('switch', { name: 'O comprador é o principal condutor' }));
    await userEvent.click(form.getByRole('button', { name: 'Cotar seguro' }));
    expect(call.priceCarInsurance).not.toHaveBeenCalled();
    const driver = within(form.getByRole('group', { name: 'Principal condutor' }));
    await userEvent.type(driver.getByRole('textbox', { name: /^Data de nascimento/ }), '01022000');
    await userEvent.click(driver.getByRole('combobox', { name: /^Gênero/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Masculino' }));
    await userEvent.click(driver.getByRole('combobox', { name: /^Estado civil/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Solteiro(a)' }));
    await userEvent.type(driver.getByRole('textbox', { name: /^CEP/ }), '01310100');
    await choose('Relação com o segurado', 'Filho ou filha');
    await userEvent.click(form.getByRole('button', { name: 'Cotar seguro' }));
    await waitFor(() =>
      expect(detail()?.persons[1]).toEqual({
        isPolicyHolder: false,
        driverType: 'MAIN',
        birthDate: '2000-02-01',
        gender: 'M',
        maritalStatus: 1,
        zipCode: '01310100',
        relationalTypeCode: 'CHILD',
      }),
    );
  });

  it('shows the server’s refusal at its field', async () => {
    call.priceCarInsurance.mockRejectedValue(
      new ApiError({
        status: 422,
        code: 'DOM002',
        message: 'Confira os campos',
        fields: [{ path: 'persons.0.zipCode', key: 'zip.invalid', message: 'CEP inválido' }],
      }),
    );
    const form = await fillIn();
    await userEvent.click(form.getByRole('button', { name: 'Cotar seguro' }));
    await form.findByText('CEP inválido');
  });

  it('asks in one choice who else drives, as both questions of the insurer', async () => {
    const form = await fillIn();
    await choose('Quem mais dirige', 'Outros, também de 18 a 24 anos');
    await userEvent.click(form.getByRole('button', { name: 'Cotar seguro' }));
    const bothAre = (young: boolean, others: boolean) =>
      expect(detail()?.questions).toMatchObject({
        betweenEighteenAndTwentyFiveYears: young,
        extendInsuranceToOtherDrivers: others,
      });
    await waitFor(() => bothAre(true, true));
    await choose('Quem mais dirige', 'Só o principal condutor, de 18 a 24 anos');
    await userEvent.click(form.getByRole('button', { name: 'Cotar de novo' }));
    await waitFor(() => bothAre(true, false));
  });

  it('is filled in and quoted by keyboard alone', async () => {
    const form = await openForm();
    const birth = form.getByRole('textbox', { name: /^Data de nascimento/ });
    birth.focus();
    const reach = async (name: RegExp, role: 'textbox' | 'combobox' | 'switch') => {
      const wanted = form.getByRole(role, { name });
      for (let presses = 0; presses < 14 && document.activeElement !== wanted; presses += 1) await userEvent.tab();
      expect(document.activeElement).toBe(wanted);
    };
    await reach(/^Gênero/, 'combobox');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await reach(/^Estado civil/, 'combobox');
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await reach(/^CEP/, 'textbox');
    await userEvent.keyboard('30110010');
    await reach(/^Quem mais dirige/, 'combobox');
    await reach(/^Veículo com OnStar/, 'switch');
    await userEvent.keyboard(' ');
    await reach(/^O comprador é o principal/, 'switch');
    await reach(/^Cupom promocional/, 'textbox');
    await userEvent.keyboard('VERAO15{Enter}');
    await waitFor(() =>
      expect(detail()).toMatchObject({ coupon: 'VERAO15', questions: { enabledOnStar: true }, persons: [{}] }),
    );
  });

  it('shows the FIPE value of a used car with its month, and quotes by it', async () => {
    call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, [], { assetType: 2, mileage: 30_000 }));
    call.readFipeValue.mockResolvedValue({
      vehicleCode: '004500-0',
      make: 'GM - Chevrolet',
      model: 'Onix',
      modelYear: 2027,
      fuelType: 'F',
      valueCents: 7_000_000,
      referenceMonth: '2026-11',
      referenceMonthName: 'novembro de 2026',
    });
    const form = await fillIn();
    form.getByText('Sem o código, a cotação usa o valor do veículo, R$ 96.400,00.');
    await userEvent.type(form.getByRole('textbox', { name: /^Código FIPE/ }), '004500-0');
    await form.findByText('Valor FIPE de novembro de 2026: R$ 70.000,00 · Onix 2027');
    await userEvent.type(form.getByRole('textbox', { name: /^Placa ou chassi/ }), 'BRA2E19{Enter}');
    await waitFor(() => expect(detail()?.vehicle.fipe).toBe(7_000_000));
    const inputs = ['textbox', 'combobox', 'switch'].flatMap((role) => form.getAllByRole(role));
    expect(inputs.length).toBeLessThanOrEqual(12);
  });

  it('states the fixed use of a taxi in a direct sale', async () => {
    call.listDirectSales.mockResolvedValue({ items: [] });
    call.readSavedSimulation.mockResolvedValue(
      aSavedPlan(1, [], { saleType: 'VD', directSaleTypeId: 1, saleOptionTypeIds: [1] }),
    );
    const form = await openForm();
    form.getByText('Uso comercial, categoria táxi: definido pelo tipo de venda.');
    expect(form.queryByRole('combobox', { name: /^Uso do veículo/ })).toBeNull();
  });
});

describe('the promotional coupon', () => {
  const coupon = { couponCode: 'VERAO15', campaignName: 'Verão', discountShare: '0.15' };
  const couponField = () => screen.getByRole('textbox', { name: /^Cupom promocional/ }) as HTMLInputElement;

  it('is sent with the request, named at the price, and part of the selected product', async () => {
    call.priceCarInsurance.mockResolvedValue(answer({ coupon }));
    await fillIn();
    await userEvent.type(couponField(), ' verao15 {Enter}');
    await screen.findByText('Cupom VERAO15 aplicado: desconto de 15% no prêmio líquido (campanha Verão).');
    expect(detail()).toMatchObject({ coupon: 'verao15' });
    await userEvent.click(screen.getByRole('button', { name: /^Adicionar à simulação/ }));
    await waitFor(() => expect(sentProducts()).toMatchObject([{ quoteId: 'q-1', option: { coupon: 'VERAO15' } }]));
  });

  it('is named as without effect at an insurer that it does not apply to, and not part of its product', async () => {
    await fillIn();
    await userEvent.type(couponField(), 'VERAO15{Enter}');
    await screen.findByText('O cupom VERAO15 não vale para LIBERTY: este preço é sem desconto.');
    await userEvent.click(screen.getByRole('button', { name: /^Adicionar à simulação/ }));
    await waitFor(() => expect(sentProducts()).toMatchObject([{ option: { coupon: null } }]));
  });

  it('that does not apply has the reason at its field, and one click quotes without it', async () => {
    const message = 'Este cupom expirou: use outro ou continue sem cupom';
    call.priceCarInsurance.mockRejectedValueOnce(
      new ApiError({
        status: 422,
        code: 'InsCampaign-004',
        message,
        fields: [{ path: 'coupon', key: 'promotionalCoupon.ended', message }],
      }),
    );
    await fillIn();
    await userEvent.type(couponField(), 'VELHO{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await waitFor(() => expect(document.activeElement).toBe(couponField()));
    expect(couponField().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Cotar sem o cupom' }));
    await screen.findByRole('region', { name: 'Cobertura A · Ampla' });
    expect(detail()).not.toHaveProperty('coupon');
    expect(couponField().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of the insurance in a saved simulation is filled in and marked', async () => {
    const option = { ...selectedOf('SEGURO_AUTO').option, coupon: 'VERAO15', termMonths: 24 };
    const products = [{ ...selectedOf('SEGURO_AUTO', 'LIBERTY'), quoteId: 'q-1', option }];
    call.readSavedSimulation.mockResolvedValue(aSavedPlan(1, [], { products }));
    const form = await openForm();
    expect(couponField().value).toBe('VERAO15');
    form.getByText('Preenchido com o do seguro desta simulação');
    expect((form.getByRole('combobox', { name: /^Prazo do seguro/ }) as HTMLInputElement).value).toBe('24 meses');
  });
});

describe('the offers', () => {
  const quote = async () => {
    const form = await fillIn();
    await userEvent.click(form.getByRole('button', { name: 'Cotar seguro' }));
  };

  it('stand side by side with what they cover and what not, and are added only by the button', async () => {
    await quote();
    const wide = within(await screen.findByRole('region', { name: 'Cobertura A · Ampla' }));
    wide.getByText('Cobre: o que Ampla cobre');
    wide.getByText('Não cobre: o que Ampla exclui');
    const byDefault = wide.getByRole('radio', { name: /^Franquia Normal \(100%\) · padrão · R\$.3\.221,40/ });
    expect((byDefault as HTMLInputElement).checked).toBe(true);
    expect(sentProducts() ?? []).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /^Franquia Normal \(100%\) · R\$.1\.721,40/ }));
    expect(sentProducts() ?? []).toEqual([]);
    await userEvent.click(
      screen.getByRole('button', {
        name: 'Adicionar à simulação: cobertura Básica, franquia Normal (100%), R$ 1.721,40',
      }),
    );
    const option = {
      ...selectedOf('SEGURO_AUTO').option,
      coverage: 'B',
      pricingOption: 'B-100',
      termMonths: 12,
    };
    await waitFor(() =>
      expect(sentProducts()).toEqual([{ ...selectedOf('SEGURO_AUTO', 'LIBERTY'), quoteId: 'q-1', option }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Não adicionar' }));
    await screen.findByText('Simulação sem seguro auto.');
    expect(screen.queryByRole('button', { name: 'Remover Seguro auto' })).toBeNull();
  });

  it('are replaced by the insurer’s words where it refuses', async () => {
    call.priceCarInsurance.mockResolvedValue(
      answer({ status: 'refused', message: 'CEP sem aceitação', coverages: [], idQuote: null, validate: null }),
    );
    await quote();
    await screen.findByText('A seguradora recusou: CEP sem aceitação');
  });

  it('can be asked again where the insurer failed', async () => {
    const failed = answer({ status: 'failed', coverages: [], idQuote: null, validate: null });
    call.priceCarInsurance.mockResolvedValueOnce(failed);
    await quote();
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo: Seguro auto · LIBERTY' }));
    await screen.findByRole('region', { name: 'Cobertura A · Ampla' });
  });

  it('are not added after the answers have changed, until they are quoted again', async () => {
    await quote();
    await screen.findByRole('region', { name: 'Cobertura A · Ampla' });
    await choose('Quem mais dirige', 'Outros, de 25 anos ou mais');
    await screen.findByText(/Os dados mudaram depois desta cotação/);
    const add = screen.getByRole('button', { name: /^Adicionar à simulação/ }) as HTMLButtonElement;
    expect(add.disabled).toBe(true);
  });
});
