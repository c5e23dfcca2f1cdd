// @vitest-environment jsdom
import { choice, closedChoice, group, list, part, rowsOf, text, yesNo } from '@estrada/domain/forms/declare';
import type { Values } from '@estrada/domain/forms/ui';
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetBrowser, signInAs } from '../../test/browser.ts';
import { fiManager } from '../../test/fake-server.ts';
import { ApiError } from '../calls/api-error.ts';
import type { SectionWizardOf } from './section-steps.ts';
import { SectionWizard } from './section-wizard.tsx';

const required = true;
type Boat = { owner?: { sails?: unknown } };
const shape = {
  owner: group('Dono', 'Owner', {
    name: text('Nome', 'Name', { required }),
    sails: yesNo('É quem navega?', 'Sails it?', { required }),
    address: group('Endereço', 'Address', { street: text('Rua', 'Street', { required }) }),
  }),
  skipper: part(
    'Piloto',
    'Skipper',
    { licence: text('Habilitação', 'Licence', { required }) },
    { when: ({ owner }: Boat) => owner?.sails === false },
  ),
  boat: group('Barco', 'Boat', {
    kind: closedChoice('Tipo', 'Kind', [{ id: 'SAIL', pt: 'Vela', en: 'Sail' }], { required }),
    length: choice('Comprimento', 'Length', [{ id: 12, pt: '12 m', en: '12 m' }], {}),
    motors: list('Motores', 'Motors', { power: text('Potência', 'Power', { required }) }, { max: 2 }),
  }),
  payment: group('Pagamento', 'Payment', { means: text('Forma', 'Means', { required }) }),
};
const rows = rowsOf({ shape });
type Record = { id: string; version: number; answers: { [section: string]: Values }; price: number | null };

const wizard: SectionWizardOf<Record> = {
  name: 'boats',
  inAddress: 'barco',
  rowsOf: () => rows,
  answersOf: ({ answers }) => answers,
  steps: {
    owner: { at: 'dono' },
    skipper: { at: 'piloto' },
    boat: { at: 'barco' },
    price: {
      at: 'preco',
      words: { pt: 'Preço', en: 'Price' },
      opens: ({ answers }) => answers.boat?.kind === 'SAIL',
      lacks: ({ price }) => (price === null ? { pt: 'não cotado', en: 'not quoted' } : null),
      draw: ({ record, moveOn }) => (
        <button type="button" onClick={() => moveOn({ ...record, price: 1 })}>
          Usar este preço
        </button>
      ),
      show: ({ price }) => <p>{`preço ${price}`}</p>,
    },
    payment: { at: 'pagamento', below: () => <p>Nada é cobrado agora.</p> },
  },
  opened: ['owner', 'payment'],
};
const filled: Record = {
  id: 'b1',
  version: 3,
  price: 5,
  answers: {
    owner: { name: 'Ana', sails: true, address: { street: 'Rua Alta' } },
    boat: { kind: 'SAIL' },
    payment: { means: 'Pix' },
  },
};
type Save = (section: string, values: Values, version: number) => Promise<Record>;

type Seen = { sent: [string, Values, number][]; finished: string[]; address: string };

/** A record that its saves change. */
function Screen({ first, save, seen }: { first: Record; save: Save | undefined; seen: Seen }) {
  const [record, setRecord] = useState(first);
  seen.address = useLocation().search;
  return (
    <SectionWizard
      of={wizard}
      record={record}
      label="Seguro do barco"
      backTo="/barcos"
      calls={{
        readCurrent: async () => record,
        async save(section, values, version) {
          seen.sent.push([section, values as Values, version]);
          if (save) return save(section, values as Values, version);
          const answers = { ...record.answers, [section]: values as Values };
          const next = { ...record, version: version + 1, answers };
          setRecord(next);
          return next;
        },
      }}
      partWords={() => ({
        none: 'Nenhum motor',
        add: 'Adicionar motor',
        title: (position) => `Motor ${position}`,
        remove: (position) => `Remover motor ${position}`,
      })}
      finish={{ label: 'Enviar', run: () => seen.finished.push('sent') }}
    />
  );
}

function open(search: string, first: Record, save?: Save): Seen {
  const seen: Seen = { sent: [], finished: [], address: '' };
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[`/barcos${search}`]}>
        <Screen first={first} save={save} seen={seen} />
      </MemoryRouter>
    </MantineProvider>,
  );
  return seen;
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const bar = () => screen.getByRole('navigation', { name: 'Seguro do barco' });
const stepNames = () =>
  within(bar())
    .getAllByRole('button')
    .map((button) => button.textContent?.replace(/^\d+/, ''));
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  cleanup();
  resetBrowser();
  signInAs(fiManager);
});

describe('the steps of a record with sections', () => {
  it('leave out a section that does not apply, and count what each one lacks', async () => {
    open('', { ...filled, answers: { ...filled.answers, owner: { sails: true, name: '' }, payment: {} } });
    await heading('Dono');
    expect(stepNames()).toEqual(['Donofaltam 2 campos2', 'Barco', 'Preço', 'Pagamentofalta 1 campo1', 'Resumo']);
    expect(within(bar()).getByText('Etapa 1 de 5: Dono (faltam 2 campos)')).toBeTruthy();
  });

  it('begin at the first one that lacks something, and all sections can be opened', async () => {
    open('', { ...filled, answers: { ...filled.answers, payment: {} } });
    await heading('Pagamento');
    expect(screen.getByText('Nada é cobrado agora.')).toBeTruthy();
    await userEvent.click(within(bar()).getByRole('button', { name: /Barco/ }));
    await heading('Barco');
  });

  it('open a drawn step only when it can be, and go on past it when it lacks nothing', async () => {
    const seen = open('?etapa=preco&barco=b1', {
      ...filled,
      price: null,
      answers: { ...filled.answers, boat: {} },
    });
    await heading('Barco');
    expect(seen.address).toBe('?etapa=barco&barco=b1');
    expect(within(bar()).getByRole<HTMLButtonElement>('button', { name: /Preço/ }).disabled).toBe(true);
    cleanup();
    open('', { ...filled, price: null, answers: { ...filled.answers, payment: {} } });
    await heading('Preço');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Usar este preço' }));
    await heading('Pagamento');
  });
});

describe('a section', () => {
  it('is saved alone with the version, by Enter, and opens the next one that lacks something', async () => {
    const { sent } = open('?etapa=dono&barco=b1', {
      ...filled,
      answers: { ...filled.answers, owner: { name: 'Ana', sails: true }, payment: {} },
    });
    await heading('Dono');
    await userEvent.type(field('Rua'), 'Rua Alta{Enter}');
    await heading('Pagamento');
    expect(sent).toEqual([['owner', { name: 'Ana', sails: true, address: { street: 'Rua Alta' } }, 3]]);
    await waitFor(() => expect(document.activeElement).toBe(field('Forma')));
    await userEvent.type(field('Forma'), 'Pix{Enter}');
    await heading('Resumo');
    expect(sent[1]).toEqual(['payment', { means: 'Pix' }, 4]);
  });

  it('brings in the section that its values make necessary', async () => {
    open('?etapa=dono&barco=b1', filled);
    await heading('Dono');
    await userEvent.click(screen.getByRole('radio', { name: 'Não' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await heading('Piloto');
    await waitFor(() => expect(document.activeElement).toBe(field('Habilitação')));
  });

  it('focuses the first missing field instead of being left', async () => {
    const { sent } = open('?etapa=dono&barco=b1', {
      ...filled,
      answers: { ...filled.answers, owner: { sails: true } },
    });
    await heading('Dono');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(field('Nome').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('is saved as it is to be continued later', async () => {
    const { sent } = open('?etapa=dono&barco=b1', { ...filled, answers: { ...filled.answers, owner: {} } });
    await heading('Dono');
    await userEvent.type(field('Nome'), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar depois' }));
    await waitFor(() => expect(sent).toEqual([['owner', { name: 'Ana', sails: '', address: { street: '' } }, 3]]));
  });

  it('has groups and lists under their names', async () => {
    const { sent } = open('?etapa=barco&barco=b1', filled);
    await heading('Barco');
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Motores' })).getByRole('button', { name: 'Adicionar motor' }),
    );
    await userEvent.type(within(screen.getByRole('group', { name: 'Motor 1' })).getByRole('textbox'), '40{Enter}');
    await heading('Resumo');
    expect(sent[0]?.[1]).toMatchObject({ motors: [{ power: '40' }] });
  });

  it('retains unsaved input of several sections, also when one of them is saved', async () => {
    const { sent } = open('?etapa=pagamento&barco=b1', filled);
    await heading('Pagamento');
    await userEvent.type(field('Forma'), ' Automático');
    await userEvent.click(within(bar()).getByRole('button', { name: /Dono/ }));
    await heading('Dono');
    await userEvent.type(field('Nome'), ' Lima{Enter}');
    await heading('Resumo');
    await userEvent.click(within(bar()).getByRole('button', { name: /Pagamento/ }));
    await heading('Pagamento');
    await waitFor(() => expect(field('Forma').value).toBe('Pix Automático'));
    await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
    await heading('Resumo');
    expect(sent[1]).toEqual(['payment', { means: 'Pix Automático' }, 4]);
  });

  it('leads a refusal of the server to the step of its field', async () => {
    const fields = [{ path: 'owner.name', key: 'x', message: 'Nome bloqueado' }];
    open('?etapa=pagamento&barco=b1', filled, async () => {
      throw new ApiError({ status: 422, code: 'DOM002', message: 'Recusado', fields });
    });
    await heading('Pagamento');
    await userEvent.type(field('Forma'), '!{Enter}');
    await heading('Dono');
    expect(await screen.findByText('Nome bloqueado')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
  });
});

describe('the summary', () => {
  it('lists what is missing with a link to each field, and does not finish before', async () => {
    const { finished } = open('?etapa=resumo&barco=b1', {
      ...filled,
      price: null,
      answers: { ...filled.answers, owner: { sails: true, name: 'Ana' } },
    });
    await heading('Resumo');
    const gaps = within(screen.getByRole('region', { name: 'Faltam 2 informações' }));
    expect(gaps.getByRole('button', { name: 'Preço: não cotado' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Preencher o que falta' }));
    await heading('Dono');
    await waitFor(() => expect(document.activeElement).toBe(field('Rua')));
    expect(finished).toEqual([]);
  });

  it('shows every step with its values, of which the declared ones are open at first, and finishes', async () => {
    const { finished } = open('?etapa=resumo&barco=b1', filled);
    await heading('Resumo');
    const isOpen = (name: string) => screen.getByRole('region', { name }).querySelector('details')?.open;
    expect(['Dono', 'Barco', 'Preço', 'Pagamento'].map(isOpen)).toEqual([true, false, false, true]);
    expect(within(screen.getByRole('region', { name: 'Dono' })).getByText('Rua Alta')).toBeTruthy();
    expect(screen.getByText('preço 5')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(finished).toEqual(['sent']);
    await userEvent.click(screen.getByRole('button', { name: 'Editar: Dono' }));
    await heading('Dono');
  });
});
