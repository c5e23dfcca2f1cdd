// @vitest-environment jsdom

import type { ComboForm } from '@estrada/domain/products/index';
import { resetBrowser, signInAs } from '@estrada/web/test/browser.ts';
import { type Answers, bitUser, fakeServer, refuse } from '@estrada/web/test/fake-server.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPortal } from '../../test/render-portal.tsx';
import { comboWizard } from './combo-wizard.tsx';
// imported here: on a busy machine the page's modules take longer to load than a test waits for a row
import './insurance-management.page.tsx';

const { backTo } = comboWizard;
const id = '01hq3w7k9m2n4p6r8s0t2v4c01';
const aCombo = (changes: Partial<ComboForm> & { version?: number; enabled?: boolean } = {}) => ({
  id,
  version: 1,
  enabled: false,
  position: 0,
  isComplete: true,
  updatedAt: '2026-11-20T14:00:00Z',
  can: { edit: true, enable: true, disable: false },
  comboName: 'Completo',
  products: ['GAP' as const, 'PMC' as const],
  personType: 'PF' as const,
  vehicleType: '1' as const,
  vehicleSegmentation: 'ALL' as const,
  effectiveFrom: '2026-11-01',
  validUntil: '2027-11-01',
  descriptionPt: '',
  descriptionEn: '',
  kmPMC: 60_000,
  coveragePMC: 'COMPLETE' as const,
  termsPMC: [24 as const],
  termGAP: 36,
  ...changes,
});
const draft = { kmPMC: null, coveragePMC: '' as const, termsPMC: [], termGAP: null };

/** A server with one record, which its calls change. */
function open(search: string, first = aCombo(), answers: Answers = {}) {
  let combo = first;
  const save = (call: { body: object }) => {
    combo = { ...combo, ...call.body, version: combo.version + 1 };
    return combo;
  };
  const calls = fakeServer({
    listCombos: () => ({ items: [combo], next: null, totalElements: 1, totalCapped: false }),
    listComboNoteTerms: () => ({ items: [{ termMonths: 36, fromPremiumCents: 89_000 }] }),
    readCombo: () => combo,
    registerCombo: (call) => {
      combo = { ...combo, ...call.body, version: 1 };
      return combo;
    },
    updateCombo: save,
    enableCombo: () => {
      combo = { ...combo, enabled: true, version: combo.version + 1 };
      return combo;
    },
    ...answers,
  });
  renderPortal(`${backTo}${search}`);
  return calls;
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (calls: ReturnType<typeof open>, name: string) => calls.filter((call) => call.name === name);
const at = (step: string) => `?etapa=${step}&combo=${id}`;

beforeEach(() => {
  resetBrowser();
  signInAs({ ...bitUser, groups: [{ groupName: 'insurance' }] });
});

describe('the steps', () => {
  it('save a record each, open by the saved values, and end with a summary that enables it', async () => {
    const calls = open('?etapa=geral', aCombo(draft));
    await heading('Informações gerais');
    await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Completo');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nota Garantida (GAP)' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Proteção mecânica' }));
    for (const [label, option] of [
      ['Tipo de pessoa', 'Pessoa física'],
      ['Condição', 'Novo'],
      ['Segmento do veículo', 'Todos os segmentos'],
    ]) {
      await userEvent.click(screen.getByRole('combobox', { name: label! }));
      await userEvent.click(await screen.findByRole('option', { name: option! }));
    }
    await userEvent.type(screen.getByRole('textbox', { name: /Início/ }), '01/11/2026');
    await userEvent.type(screen.getByRole('textbox', { name: /Fim/ }), '01/11/2027');
    await press('Salvar e continuar');
    const title = await heading('Proteção mecânica');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(await screen.findByText('Combo cadastrado com sucesso.')).toBeTruthy();
    expect(sent(calls, 'registerCombo')[0]!.body).toMatchObject({ comboName: 'Completo', products: ['GAP', 'PMC'] });

    await userEvent.type(screen.getByRole('textbox', { name: 'Limite de quilometragem' }), '60000');
    await userEvent.click(screen.getByRole('combobox', { name: 'Cobertura' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Completa' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '24 meses' }));
    await press('Salvar e continuar');
    await heading('Nota garantida');
    await userEvent.click(screen.getByRole('combobox', { name: 'Prazo da nota garantida' }));
    await userEvent.click(await screen.findByRole('option', { name: /^36 meses, a partir de R\$/ }));
    await press('Salvar e continuar');
    await heading('Resumo');
    expect(sent(calls, 'updateCombo').map(({ body }) => body)).toMatchObject([
      { version: 1, kmPMC: 60_000, coveragePMC: 'COMPLETE', termsPMC: [24], termGAP: null },
      { version: 2, termGAP: 36 },
    ]);
    const part = within(screen.getByRole('region', { name: 'Informações gerais' }));
    expect(part.getByText('Nota Garantida (GAP), Proteção mecânica')).toBeTruthy();
    await press('Habilitar combo');
    expect(await screen.findByText('Combo habilitado com sucesso.')).toBeTruthy();
    expect(sent(calls, 'enableCombo')[0]!.body).toEqual({ version: 3 });
    expect(await screen.findByRole('tab', { name: 'Combos' })).toBeTruthy();
  });

  it('open at the first incomplete one when the address is further on', async () => {
    open(at('resumo'), aCombo(draft));
    await heading('Proteção mecânica');
    expect((screen.getByRole('button', { name: /Resumo/ }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('leave out those that the record has no fields of', async () => {
    open(at('nota'), aCombo({ ...draft, products: ['CHEV_PLUS', 'LIFE'] }));
    await heading('Resumo');
    const steps = within(screen.getByRole('navigation', { name: 'Editar combo' }));
    expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1Informações gerais',
      '2Resumo',
    ]);
  });

  it('survive a reload, with input that is not saved yet', async () => {
    open(at('protecao'));
    await heading('Proteção mecânica');
    await userEvent.type(screen.getByRole('textbox', { name: 'Limite de quilometragem' }), '1');
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('600001'));
    cleanup();
    open(at('protecao'));
    await screen.findByText('Recuperamos o que você digitou e ainda não salvou.');
    expect((screen.getByRole('textbox', { name: 'Limite de quilometragem' }) as HTMLInputElement).value).toBe(
      '600.001',
    );
  });
});

describe('a problem', () => {
  it('stays at its step, with the focus on the first field', async () => {
    const calls = open(at('geral'));
    await heading('Informações gerais');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Proteção mecânica' }));
    await press('Salvar e continuar');
    expect(await screen.findByText('Escolha pelo menos dois seguros')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('products'));
    expect(sent(calls, 'updateCombo')).toEqual([]);
  });

  it('that the server finds at a field of another step opens that step, with the focus on the field', async () => {
    const field = { path: 'comboName', key: 'comboName.taken', message: 'Já existe um combo habilitado com este nome' };
    open(at('resumo'), aCombo(), {
      enableCombo: () => refuse(409, 'SET075', 'Nome já existe', [field]),
    });
    await heading('Resumo');
    await press('Habilitar combo');
    await heading('Informações gerais');
    expect(await screen.findByText(field.message)).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('comboName'));
  });
});
