// @vitest-environment jsdom
import type { TrailEntry } from '@estrada/endpoints/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';

const entry = (part: Partial<TrailEntry> = {}): TrailEntry => ({
  seq: 7,
  at: '2026-11-20T14:00:00.000Z',
  actor: 'DEMO.BIT',
  action: 'dealer.update',
  entity: 'dealer',
  entityId: '01jd0000000000000000000002',
  recordName: 'Serra Norte',
  correlationId: 'c-1',
  changes: [
    { field: 'phone', before: '****1234', after: null },
    { field: 'title', before: 'Serra', after: 'Serra Norte' },
  ],
  ...part,
});
const page = (...items: TrailEntry[]) => ({ items, next: null, totalElements: items.length, totalCapped: false });
async function open(answers: Answers = {}, address = '/audit') {
  const calls = fakeServer({ listAuditEntries: () => page(entry()), ...answers });
  renderPortal(address);
  await screen.findByRole('heading', { level: 1, name: 'Trilha de auditoria' });
  return () =>
    calls
      .filter(({ name }) => name === 'listAuditEntries')
      .map(({ url }) => Object.fromEntries([...url.searchParams].filter(([key]) => key !== 'size')));
}

/** the default view requests no lookups */
const usual = { hideLookUps: 'true' };

const entryRow = async (action: string) => (await screen.findByText(action)).closest('tr')!;

beforeEach(() => {
  vi.restoreAllMocks();
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'admin-internal' }] });
});

describe('the audit trail', () => {
  it('shows when, who, which action, on which record, and every field before and after', async () => {
    await open();
    const row = within(await entryRow('dealer.update'));
    for (const text of ['20/11/2026 11:00', 'DEMO.BIT', 'Alterou', 'Concessionária', 'Serra Norte'])
      expect(row.getAllByText(text).length).toBeGreaterThan(0);
    expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Telefone: ••••1234 → em branco',
      'Nome: Serra → Serra Norte',
    ]);
  });

  it('formats money, days, timestamps, profiles and yes or no for people, and collapses more than four changes', async () => {
    const said = async (action: string) =>
      within(await entryRow(action))
        .getAllByRole('listitem', { hidden: true })
        .map((item) => item.textContent);
    const user = [
      { field: 'role', before: 'seller', after: 'fi-manager' },
      { field: 'enabled', before: 'true', after: 'false' },
    ];
    const parameter = [
      { field: 'baseCents', before: null, after: '123456' },
      { field: 'clientCents', before: null, after: '99' },
      { field: 'effectiveFrom', before: null, after: '2026-12-01' },
      { field: 'validUntil', before: '2026-12-31', after: null },
      { field: 'uf', before: null, after: 'SP' },
      // of an older table: shown as stored in the trail
      { field: 'expiresAt', before: null, after: '2026-11-20T14:00:00.000Z' },
    ];
    const proposal = [
      { field: 'client.address.cityId', before: null, after: '3550308' },
      { field: 'client.relationship.maritalStatusId', before: '1', after: '2' },
      { field: 'client.responsibles', before: null, after: '[{"name":"***anha","role":"ADMINISTRATOR"}]' },
      { field: 'status', before: 'WO', after: 'SU' },
      { field: 'version', before: '2', after: '3' },
    ];
    await open({
      listAuditEntries: () =>
        page(
          entry({ seq: 9, action: 'user.update', entity: 'user', changes: user }),
          entry({ seq: 8, action: 'parameter.update', entity: 'parameter', changes: parameter }),
          entry({ seq: 7, action: 'proposal.update', entity: 'proposal', changes: proposal }),
        ),
    });
    expect(await said('user.update')).toEqual(['Perfil: Vendedor → Gerente de F&I', 'Habilitado: sim → não']);
    expect(await said('parameter.update')).toEqual([
      'Valor base: R$ 1.234,56',
      'Valor do cliente: R$ 0,99',
      'Início: 01/12/2026',
      'Fim: 31/12/2026 → em branco',
      'UF: SP',
      'expiresAt: 20/11/2026 11:00',
    ]);
    expect(await said('proposal.update')).toEqual([
      'Cliente · Estado civil e cônjuge · Estado civil: Solteiro(a) → Casado(a)',
      'Cliente · Responsáveis: Nome •••anha, Função Administrador',
      'Status: Em preenchimento → Enviada',
    ]);
    // fields without a meaning for users are shown with the codes of the entry
    const technical = within(await entryRow('proposal.update'))
      .getByText('Dados técnicos')
      .closest('details')!;
    expect(technical.open).toBe(false);
    expect(technical.textContent).toContain(
      'Código da ação: proposal.updateCódigo da requisição: c-1Cliente · Endereço · Cidade: 3550308',
    );
    const row = within(await entryRow('parameter.update'));
    expect(row.getByText('Ver mais 2 campos').closest('details')?.open).toBe(false);
  });

  it.each([
    ['job.lost', 'Mensagem: O processamento foi interrompido e nada foi aplicado. Envie o arquivo de novo.'],
    ['file.tooManyLines', 'Mensagem: O arquivo tem mais de … linhas. Divida-o e envie cada parte.'],
  ])('shows the reason of a failed upload (%s) as its history does', async (message, said) => {
    const changes = [{ field: 'message', before: null, after: message }];
    await open({
      listAuditEntries: () => page(entry({ action: 'upload.finish', entity: 'upload:vehicles', changes })),
    });
    expect((await screen.findByText('Mensagem:')).closest('li')?.textContent).toBe(said);
  });

  it('filters by a user or a record on click, and lists the actions of the selected record type', async () => {
    const queries = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^DEMO\.BIT: ver só/ }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ ...usual, actor: 'DEMO.BIT' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Serra Norte: ver só/ }));
    const ofRecord = { entity: 'dealer', entityId: '01jd0000000000000000000002' };
    await waitFor(() => expect(queries().at(-1)).toEqual({ ...usual, actor: 'DEMO.BIT', ...ofRecord }));
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Código do registro' }).value).toBe(
      ofRecord.entityId,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Ação' }));
    const offered = (await screen.findAllByRole('option', { hidden: true })).map((option) => option.textContent);
    expect(offered).toContain('Transferiu');
    expect(offered).not.toContain('Entrou no portal');
  });

  it('shows at its field that the end is before the beginning, and queries without it', async () => {
    const queries = await open({}, '/audit?de=2026-11-10&ate=2026-11-01');
    expect(await screen.findByText('A data final deve ser igual ou posterior à inicial')).toBeDefined();
    expect(queries()).toEqual([{ ...usual, initialDate: '2026-11-10' }]);
  });

  it('shows and filters actions of the system, and shows a record type without a label by its code', async () => {
    const queries = await open({
      listAuditEntries: () => page(entry({ actor: 'system', entity: 'visit', action: 'visit.use', changes: [] })),
    });
    expect((await screen.findAllByText('visit.use')).length).toBeGreaterThan(0);
    expect(await screen.findByText('sistema ou visitante')).toBeDefined();
    expect(screen.getByText('visit')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: /^sistema ou visitante: ver só/ }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ ...usual, actor: 'system' }));
  });

  it('reads its filters from the address and writes changed ones to it', async () => {
    const queries = await open({}, '/audit?registro=user&de=2026-11-01');
    expect(queries()).toEqual([{ ...usual, entity: 'user', initialDate: '2026-11-01' }]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Usuário' }), 'demo.bit');
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ ...usual, entity: 'user', initialDate: '2026-11-01', actor: 'demo.bit' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(queries().at(-1)).toEqual(usual));
  });

  it('shows look-ups on request: by the switch, which clearing the filters leaves on, or by selecting one', async () => {
    const queries = await open({}, '/audit?usuario=DEMO.BIT');
    await userEvent.click(await screen.findByRole('switch', { name: 'Mostrar consultas' }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ actor: 'DEMO.BIT' }));
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(() => expect(queries().at(-1)).toEqual({}));
  });

  it.each(['acao=login.look-up', 'registro=page'])('needs no switch for %s, which selects look-ups', async (chosen) => {
    const queries = await open({}, `/audit?${chosen}`);
    expect(queries().at(-1)).not.toHaveProperty('hideLookUps');
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('shows that nothing matches', async () => {
    await open({ listAuditEntries: () => page() }, '/audit?acao=logout');
    expect(await screen.findByText('Nenhum registro encontrado')).toBeDefined();
    expect(screen.getByText(/As consultas estão ocultas\.$/)).toBeDefined();
  });

  it('offers a retry when it could not be read', async () => {
    let fails = true;
    await open({ listAuditEntries: () => (fails ? refuse(500, 'SIS001', 'falhou') : page(entry())) });
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('dealer.update')).toBeDefined();
  });
});
