// @vitest-environment jsdom
import { parameterTable, parameterTypeNames } from '@estrada/domain/parameters/index';
import type { ParameterOutlookAnswer, ParameterRowAnswer } from '@estrada/endpoints/index';
import { enterSession } from '@estrada/web/session/enter-session.ts';
import { noModules } from '@estrada/web/session/session-store.ts';
import { resetBrowser } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, granted, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { pages } from './pages.ts';

beforeEach(resetBrowser);
const today = '2026-11-20';
/** Some kinds require a module. */
const everyModule = Object.fromEntries(Object.keys(noModules).map((name) => [name, true])) as typeof noModules;

const aRow = (changes: Partial<ParameterRowAnswer> = {}): ParameterRowAnswer => ({
  id: '01jd0000000000000000000001',
  version: 3,
  typeName: 'TCC',
  uf: 'SP',
  effectiveFrom: '2026-07-23',
  validUntil: null,
  baseCents: 95_000,
  clientCents: 90_000,
  dealerCents: 5_000,
  employeeCents: null,
  state: 'in-force',
  changedByName: '',
  updatedAt: '2026-07-01T12:00:00.000Z',
  can: { edit: true, editStart: false, delete: false },
  ...changes,
});
const current = aRow();
const closed = aRow({ validUntil: '2026-11-30' });
const future = aRow({
  id: '01jd0000000000000000000002',
  version: 1,
  effectiveFrom: '2026-12-01',
  clientCents: 100_000,
  baseCents: 110_000,
  state: 'future',
  can: { edit: true, editStart: true, delete: true },
});
const outlook = (changes: Partial<ParameterOutlookAnswer> = {}): ParameterOutlookAnswer => ({
  uf: 'SP',
  today: current,
  tomorrow: current,
  nextChange: null,
  ...changes,
});

/** Renders the page with these rows; the fake server has no state. */
function draw(rows: ParameterRowAnswer[], answers: Answers = {}, items = [outlook()], address = '/parameters/tcc') {
  enterSession(granted({ ...bitUser, groups: [{ groupName: 'admin-internal' }] }), everyModule);
  const calls = fakeServer({
    listParameters: () => ({ items: rows, next: null, totalElements: rows.length, totalCapped: false }),
    readParametersInForce: () => ({ today, items }),
    ...answers,
  });
  renderPortal(address);
  return calls;
}
const heading = () => screen.findByRole('heading', { level: 1, name: 'Tarifa de cadastro (TCC)' });
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name, { exact: false });
const openAct = async (user: ReturnType<typeof userEvent.setup>, row: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: `Ações de ${row}` }));
  // without a layout the menu seems scrolled out of view and sooner or later hides itself
  await user.click(await screen.findByRole('menuitem', { name: act, hidden: true }));
};

describe('the list', () => {
  it('shows each row with its validity, its values and its status', async () => {
    draw([
      future,
      closed,
      aRow({
        id: '01jd0000000000000000000003',
        uf: 'RJ',
        validUntil: '2026-10-31',
        state: 'past',
        can: { edit: false, editStart: false, delete: false },
      }),
    ]);
    await heading();
    const row = await screen.findByRole('row', { name: /Desde 01\/12\/2026 ?sem data de fim/ });
    expect(row.textContent).toMatch(
      /Futura.*R\$\s1\.100,00.*base menos cliente e concessionária: R\$\s50,00.*R\$\s1\.000,00.*R\$\s50,00/,
    );
    expect(screen.getByRole('row', { name: /23\/07\/2026 ?até 30\/11\/2026/ }).textContent).toContain('Vigente');
    const past = screen.getByRole('row', { name: /RJ.*Encerrada/ });
    expect(within(past).queryByRole('button')).toBeNull();
  });

  it('stores the filters in the address, and sends them to the server', async () => {
    const calls = draw([current], {}, [outlook()], '/parameters/tcc?uf=SP&de=2026-12-01&ate=2026-12-31');
    await screen.findByRole('row', { name: /SP/ });
    const { searchParams } = calls.find(({ name }) => name === 'listParameters')!.url;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      typeName: 'TCC',
      state: 'SP',
      initialDate: '2026-12-01',
      finalDate: '2026-12-31',
    });
  });

  it('shows that nothing matches, and how to clear the filters', async () => {
    draw([], {}, [outlook()], '/parameters/tcc?uf=AC');
    expect(await screen.findByRole('heading', { name: 'Nenhuma vigência encontrada' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Limpar filtros' })).toBeTruthy();
  });
});

describe('values of the next simulation', () => {
  it('show the value of today, of tomorrow, and of the next change of the selected state', async () => {
    const item = outlook({ nextChange: { on: '2026-12-01', row: future } });
    draw([future, closed], {}, [item], '/parameters/tcc?uf=SP');
    const panel = await screen.findByRole('complementary', { name: 'Valores da próxima simulação' });
    expect(panel.textContent).toMatch(/SP, hoje: o cliente paga.*R\$\s900,00/);
    expect(panel.textContent).toMatch(/A partir de 01\/12\/2026: R\$\s1\.000,00/);
  });

  it('warn of states without a value, and link to one', async () => {
    const user = userEvent.setup();
    draw([current], {}, [outlook(), outlook({ uf: 'BA', today: null, tomorrow: null })]);
    expect(await screen.findByRole('heading', { name: '1 UF sem valor em vigor hoje' })).toBeTruthy();
    expect(screen.getByText('1 de 2 UFs têm valor em vigor hoje.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'BA: ver' }));
    expect(await screen.findByText('Simulações nesta UF que dependem do valor são recusadas.')).toBeTruthy();
  });
});

describe('every parameter type', () => {
  it.each(parameterTypeNames)('%s has a page with the same access, with its values', async (typeName) => {
    const { capability, hasEmployeeValue } = parameterTable[typeName];
    const page = pages.find(({ access }) => access === capability)!;
    expect(page.menu?.group).toBe('parameters');
    draw([current], {}, [outlook()], page.path);
    expect(await screen.findByRole('heading', { level: 1, name: page.words.pt.title })).toBeTruthy();
    const hasEmployee = screen.queryByRole('columnheader', { name: 'Funcionário' }) !== null;
    expect(hasEmployee).toBe(hasEmployeeValue);
  });
});

describe('registering a parameter', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, amounts = ['1100', '1000', '100']) => {
    await user.type(field('Valor base'), amounts[0]!);
    await user.type(field('Valor do cliente'), amounts[1]!);
    await user.type(field('Valor da concessionária'), amounts[2]!);
  };
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await heading();
    const button = await screen.findByRole('button', { name: 'Cadastrar vigência' });
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Cadastrar vigência: Tarifa de cadastro (TCC)' });
  };
  const submit = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Cadastrar' }));

  it('prefills the first free day, shows which end it moves, and sends the confirmed change', async () => {
    const user = userEvent.setup();
    const calls = draw([current], { createParameter: () => future }, [outlook()], '/parameters/tcc?uf=SP');
    await open(user);
    await waitFor(() => expect((field('Início da vigência') as HTMLInputElement).value).toBe('21/11/2026'));
    await fill(user);
    const solution = screen.getByRole('checkbox', {
      name: 'Manter a vigência anterior (desde 23/07/2026, sem data de fim) em vigor até 20/11/2026.',
    });
    expect(solution).toHaveProperty('checked', true);
    await user.click(solution);
    await submit(user);
    expect(await screen.findByText('O período se sobrepõe a outro já cadastrado: ajuste as datas')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Início da vigência')));
    expect(calls.some(({ name }) => name === 'createParameter')).toBe(false);
    await user.click(solution);
    await submit(user);
    expect(await screen.findByText('Parâmetro cadastrado com sucesso.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'createParameter')!.body).toEqual({
      typeName: 'TCC',
      uf: 'SP',
      effectiveFrom: '2026-11-21',
      validUntil: null,
      baseCents: 110_000,
      clientCents: 100_000,
      dealerCents: 10_000,
      employeeCents: null,
      movePreviousEnd: true,
    });
  });

  it('refuses at the right field, in the words of the server, before a request', async () => {
    const user = userEvent.setup();
    const calls = draw([], {}, [outlook()], '/parameters/tcc?uf=AC');
    await open(user);
    await submit(user);
    expect(screen.getAllByText('Campo obrigatório')).toHaveLength(3);
    await waitFor(() => expect(document.activeElement).toBe(field('Valor base')));
    await fill(user, ['900', '1000', '0']);
    await user.clear(field('Início da vigência'));
    await user.type(field('Início da vigência'), '20/11/2026');
    await user.type(field('Fim da vigência'), '19/11/2026');
    await submit(user);
    const errorOf = (name: string) => field(name).closest('.mantine-InputWrapper-root')?.textContent;
    expect(errorOf('Valor base')).toContain('O valor base não pode ser menor que o valor do cliente');
    expect(errorOf('Início da vigência')).toContain('Escolha uma data de início a partir de amanhã');
    expect(errorOf('Fim da vigência')).toContain('A data de fim não pode ser anterior à data de início');
    expect(calls.some(({ name }) => name === 'createParameter')).toBe(false);
  });

  it('shows a refusal of the server at its field', async () => {
    const user = userEvent.setup();
    const words = 'Escolha uma data de início posterior ao início do último período cadastrado';
    const fields = [{ path: 'effectiveFrom', key: 'parameter.startNotLast', message: words }];
    draw([], { createParameter: () => refuse(422, 'SET027', words, fields) }, [outlook()], '/parameters/tcc?uf=AC');
    await open(user);
    await fill(user);
    await submit(user);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field('Início da vigência').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows a remainder between the values without refusing it', async () => {
    const user = userEvent.setup();
    draw([], { createParameter: () => future }, [outlook()], '/parameters/tcc?uf=AC');
    await open(user);
    await fill(user, ['1100', '1000', '50']);
    expect(
      await screen.findByText(/Valor base menos os valores do cliente e da concessionária: R\$\s50,00/),
    ).toBeTruthy();
    await submit(user);
    expect(await screen.findByText('Parâmetro cadastrado com sucesso.')).toBeTruthy();
  });
});

describe('changing a parameter', () => {
  it('does not change the start of a row in force, and shows that the next simulation uses the change', async () => {
    const user = userEvent.setup();
    const calls = draw([current], { updateParameter: () => current });
    await openAct(user, 'SP, início em 23/07/2026', 'Editar');
    expect(await screen.findByText(/será usado já na próxima simulação/)).toBeTruthy();
    expect(field('Início da vigência').hasAttribute('disabled')).toBe(true);
    await user.clear(field('Valor do cliente'));
    await user.type(field('Valor do cliente'), '800');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Parâmetro atualizado com sucesso.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'updateParameter')!.body).toMatchObject({
      version: 3,
      clientCents: 80_000,
    });
  });

  it('locks the end of a row that has a successor', async () => {
    const user = userEvent.setup();
    draw([future, closed]);
    await openAct(user, 'SP, início em 23/07/2026', 'Editar');
    await waitFor(() => expect(field('Fim da vigência').hasAttribute('disabled')).toBe(true));
    expect(screen.getByText(/que começa em 01\/12\/2026/)).toBeTruthy();
  });

  it('shows a conflict with both versions, allows each value to be chosen, and overwrites only then', async () => {
    const user = userEvent.setup();
    let rows = [current];
    const text = 'Este registro foi alterado por Bruno.';
    const calls = draw([], {
      listParameters: () => ({ items: rows, next: null, totalElements: 1, totalCapped: false }),
      updateParameter: ({ body }) => {
        if (body.version === 4) return current;
        rows = [aRow({ version: 4, clientCents: 70_000, dealerCents: 10_000 })];
        return refuse(409, 'SET001', text);
      },
    });
    await openAct(user, 'SP, início em 23/07/2026', 'Editar');
    await user.clear(field('Valor do cliente'));
    await user.type(field('Valor do cliente'), '800');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(text)).toBeTruthy();
    const notice = within(screen.getByRole('alert', { name: 'Outra pessoa alterou este registro' }));
    expect(
      notice.getByRole('row', { name: /^Valor da concessionária R\$\s100,00 Você não alterou este campo/ }),
    ).toBeTruthy();
    const mine = notice.getByRole<HTMLInputElement>('radio', {
      name: /^Valor do cliente, O que você digitou: R\$\s800,00/,
    });
    expect(mine.checked).toBe(true);
    await user.click(notice.getByRole('button', { name: 'Continuar com as escolhas' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Parâmetro atualizado com sucesso.')).toBeTruthy();
    expect(calls.findLast(({ name }) => name === 'updateParameter')!.body).toMatchObject({
      version: 4,
      clientCents: 80_000,
      dealerCents: 10_000,
    });
  });

  it('restores typed values that were not saved', async () => {
    const user = userEvent.setup();
    draw([future, closed]);
    await openAct(user, 'SP, início em 23/07/2026', 'Editar');
    await user.clear(field('Valor do cliente'));
    await user.type(field('Valor do cliente'), '800');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openAct(user, 'SP, início em 23/07/2026', 'Editar');
    expect(await screen.findByText(/Recuperamos o que você digitou/)).toBeTruthy();
    expect((field('Valor do cliente') as HTMLInputElement).value).toBe('800,00');
  });
});

describe('deleting a parameter', () => {
  it('names the row, extends the previous one over its days after confirmation, and confirms', async () => {
    const user = userEvent.setup();
    const calls = draw([future, closed], { deleteParameter: () => ({ id: future.id }) });
    await openAct(user, 'SP, início em 01/12/2026', 'Excluir');
    const dialog = await screen.findByRole('dialog', { name: 'Excluir vigência' });
    expect(dialog.textContent).toContain('Tarifa de cadastro (TCC) · SP · Desde 01/12/2026, sem data de fim');
    await within(dialog).findByRole('checkbox', {
      name: 'Prorrogar a vigência anterior (de 23/07/2026 até 30/11/2026), que fica em vigor sem data de fim.',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Parâmetro excluído com sucesso.')).toBeTruthy();
    const { searchParams } = calls.find(({ name }) => name === 'deleteParameter')!.url;
    expect(Object.fromEntries(searchParams)).toEqual({ version: '1', movePreviousEnd: 'true' });
  });

  it('warns that the state is left without a value', async () => {
    const user = userEvent.setup();
    draw([future, closed]);
    await openAct(user, 'SP, início em 01/12/2026', 'Excluir');
    await user.click(await screen.findByRole('checkbox'));
    expect(await screen.findByText(/A partir de 01\/12\/2026, SP fica sem valor/)).toBeTruthy();
  });
});
