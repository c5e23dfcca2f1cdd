// @vitest-environment jsdom
import type { FieldProblem } from '@estrada/domain/errors/index';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetBrowser, signInAs } from '../../../test/browser.ts';
import { bitUser } from '../../../test/fake-server.ts';
import { ApiError } from '../../calls/api-error.ts';
import { TextField } from './form-fields.tsx';
import { RecordNotices } from './record-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { useParts } from './use-parts.ts';
import { type FormRecord, useRecordForm } from './use-record-form.ts';

type Values = {
  client: { name: string; address: { street: string; city: string; state: string } };
  people: { name: string; email: string }[];
};
const stored: Values = {
  client: { name: 'Ana', address: { street: 'Rua Alta', city: 'Santos', state: 'SP' } },
  people: [
    { name: 'Rui', email: 'rui@serra.example' },
    { name: 'Eva', email: 'eva@serra.example' },
  ],
};
const labels: Record<string, string> = {
  'client.name': 'Nome',
  'client.address.street': 'Rua',
  'client.address.city': 'Cidade',
  people: 'Pessoas',
};

/** Every text is wanted; a person is no client. */
function problemsOf({ client, people }: Values): FieldProblem[] {
  const texts: [string, string][] = [
    ['client.name', client.name],
    ['client.address.street', client.address.street],
    ...people.map(({ name }, index): [string, string] => [`people.${index}.name`, name]),
  ];
  const missing = texts.flatMap(([path, text]): FieldProblem[] => (text ? [] : [{ path, key: 'required' }]));
  const doubles = people.flatMap(({ name }, index): FieldProblem[] =>
    name === client.name ? [{ path: `people.${index}.name`, key: 'value.notAllowed' }] : [],
  );
  return [...missing, ...doubles];
}

type Send = (values: Values, version: number) => Promise<FormRecord<Values>>;
type Options = { send?: Send; current?: FormRecord<Values>; draftKey?: string | null };

function Form({ send = async (values, version) => ({ version: version + 1, values }), current, draftKey }: Options) {
  const record = useRecordForm<Values, FormRecord<Values>>({
    draftKey: draftKey === undefined ? 'client' : draftKey,
    saved,
    problemsOf,
    send,
    recordOf: (answer) => answer,
    ...(current ? { readCurrent: async () => current } : {}),
    onSaved: () => undefined,
  });
  return (
    <FormProvider {...record.form}>
      <form onSubmit={record.submit} noValidate>
        <RecordNotices<Values>
          record={record}
          labelOf={(path) => labels[path] ?? path}
          showValue={(path, value, { client }) => {
            if (path === 'people') return (value as Values['people']).map(({ name }) => name).join(', ');
            return path === 'client.address.city' ? `${value}/${client.address.state}` : String(value);
          }}
          rowOf={(path) => (path === 'client.address.state' ? 'client.address.city' : path)}
        />
        <TextField name="client.name" label="Nome" />
        <TextField name="client.address.street" label="Rua" />
        <TextField name="client.address.city" label="Cidade" />
        <People />
        <SaveBar record={record} saveLabel="Salvar" />
      </form>
    </FormProvider>
  );
}
const saved = { version: 3, values: stored };

function People() {
  const parts = useParts('people', { name: '', email: '' }, 'name');
  return (
    <>
      {parts.keys.map((key, index) => (
        <fieldset key={key}>
          <legend>{`Pessoa ${index + 1}`}</legend>
          <TextField name={`people.${index}.name`} label="Nome" />
          <TextField name={`people.${index}.email`} label="E-mail" />
          <button type="button" onClick={() => parts.remove(index)}>
            Remover
          </button>
          <button type="button" onClick={() => parts.move(index, 0)}>
            Primeira
          </button>
        </fieldset>
      ))}
      <button type="button" onClick={parts.add}>
        Adicionar
      </button>
    </>
  );
}

beforeEach(() => {
  resetBrowser();
  signInAs(bitUser);
});
const draw = (options: Options = {}) =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <Form {...options} />
      </MemoryRouter>
    </MantineProvider>,
  );
const box = (name: string, inside: HTMLElement = document.body) =>
  within(inside).getAllByRole<HTMLInputElement>('textbox', { name })[0]!;
const person = (position: number) => screen.getByRole('group', { name: `Pessoa ${position}` });
const type = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const click = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
const refusal = (code: string, fields: { path: string; message: string }[] = []) =>
  new ApiError({ status: 409, code, message: 'Bruno alterou.', fields: fields.map((one) => ({ ...one, key: 'x' })) });

describe('fields in groups', () => {
  it('are refused where they stand, by the rules before and by the server after sending', async () => {
    const send = vi.fn<Send>().mockRejectedValue(
      refusal('DOM002', [
        { path: 'client.address.city', message: 'Cidade desconhecida' },
        { path: 'client.address.street', message: 'Rua desconhecida' },
      ]),
    );
    draw({ send });
    await type(box('Rua'), '');
    await click('Salvar');
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
    expect(document.activeElement).toBe(box('Rua'));
    expect(send).not.toHaveBeenCalled();
    await type(box('Rua'), 'Rua Nova');
    await click('Salvar');
    expect(await screen.findByText('Cidade desconhecida')).toBeTruthy();
    // the first on the page, whatever the order of the answer
    expect(document.activeElement).toBe(box('Rua'));
    await type(box('Cidade'), 'Guarujá');
    expect(screen.queryByText('Cidade desconhecida')).toBeNull();
    expect(screen.getByText('Rua desconhecida')).toBeTruthy();
    expect(box('Rua').value).toBe('Rua Nova');
  });

  it('lose a problem as soon as another field mends it', async () => {
    draw();
    await type(box('Nome', person(1)), 'Ana');
    await click('Salvar');
    expect(await screen.findByText('Escolha um valor da lista')).toBeTruthy();
    await type(box('Nome'), 'Ana Maria');
    await waitFor(() => expect(box('Nome', person(1)).getAttribute('aria-invalid')).toBeNull());
  });
});

describe('a list of parts', () => {
  const refused = () =>
    vi.fn<Send>().mockRejectedValue(refusal('DOM002', [{ path: 'people.1.email', message: 'E-mail recusado' }]));

  it('keeps what is typed and refused at its part when another is taken away', async () => {
    draw({ send: refused() });
    await type(box('E-mail', person(2)), 'eva@outra.example');
    await click('Salvar');
    expect(await within(person(2)).findByText('E-mail recusado')).toBeTruthy();
    await click('Remover', person(1));
    expect(screen.queryByRole('group', { name: 'Pessoa 2' })).toBeNull();
    expect(box('E-mail', person(1)).value).toBe('eva@outra.example');
    expect(within(person(1)).getByText('E-mail recusado')).toBeTruthy();
  });

  it('keeps them when parts change places, and a part that is added has neither', async () => {
    draw({ send: refused() });
    await type(box('E-mail', person(2)), 'eva@outra.example');
    await click('Salvar');
    await within(person(2)).findByText('E-mail recusado');
    await click('Primeira', person(2));
    expect(box('E-mail', person(1)).value).toBe('eva@outra.example');
    expect(within(person(1)).getByText('E-mail recusado')).toBeTruthy();
    expect(within(person(2)).queryByText('E-mail recusado')).toBeNull();
    await click('Adicionar');
    expect(document.activeElement).toBe(box('Nome', person(3)));
    expect(within(person(3)).queryByText('E-mail recusado')).toBeNull();
  });

  it('comes back from a draft as it was left', async () => {
    draw();
    await click('Adicionar');
    await type(box('Nome', person(3)), 'Ivo');
    await click('Remover', person(1));
    cleanup();
    draw();
    expect(await screen.findByText('Recuperamos o que você tinha digitado e ainda não salvou.')).toBeTruthy();
    expect([1, 2].map((position) => box('Nome', person(position)).value)).toEqual(['Eva', 'Ivo']);
  });
});

describe('somebody else was first', () => {
  const current: FormRecord<Values> = {
    version: 4,
    values: {
      client: { name: 'Anna', address: { street: 'Rua Alta', city: 'Curitiba', state: 'PR' } },
      people: stored.people.slice(0, 1),
    },
  };
  async function meet(options: Options = {}) {
    const send = vi.fn<Send>(async (values, version) => {
      if (version === 3) throw refusal('SET001');
      return { version: 5, values };
    });
    draw({ send, current, ...options });
    await type(box('Nome'), 'Ana Maria');
    await type(box('Rua'), 'Rua Nova');
    await type(box('Cidade'), 'Guarujá');
    await click('Salvar');
    const notice = await screen.findByRole('alert', { name: 'Outra pessoa mudou este registro' });
    return { send, notice };
  }
  const sideOf = (notice: HTMLElement, name: string) => within(notice).getByRole<HTMLInputElement>('radio', { name });

  it('lets the person choose field by field, by the keyboard too, and saves the choice over the newer version', async () => {
    const { send, notice } = await meet();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Outra pessoa mudou este registro' }));
    expect(within(notice).getByText('Bruno alterou.')).toBeTruthy();
    // what both changed comes first, what only the other changed is nothing to choose
    const rows = within(notice)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent);
    expect(rows).toEqual(['Nome', 'Cidade', 'Pessoas', 'Rua']);
    expect(within(notice).getByRole('row', { name: /^Pessoas Rui Você não mudou/ })).toBeTruthy();
    expect(sideOf(notice, 'Nome, O que você digitou: Ana Maria').checked).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(sideOf(notice, 'Nome, O que você digitou: Ana Maria'));
    await userEvent.keyboard('{ArrowUp}');
    expect(sideOf(notice, 'Nome, Versão atual: Anna').checked).toBe(true);
    expect(sideOf(notice, 'Cidade, O que você digitou: Guarujá/SP').checked).toBe(true);
    await click('Continuar com o escolhido');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.activeElement).toBe(box('Nome'));
    expect([box('Nome').value, box('Rua').value, box('Cidade').value]).toEqual(['Anna', 'Rua Nova', 'Guarujá']);
    await click('Salvar');
    expect(await screen.findByText('Tudo salvo')).toBeTruthy();
    expect(send).toHaveBeenLastCalledWith(
      {
        client: { name: 'Anna', address: { street: 'Rua Nova', city: 'Guarujá', state: 'SP' } },
        people: current.values.people,
      },
      4,
    );
  });

  it('gives everything typed up only when that is asked for', async () => {
    const { notice } = await meet();
    expect(box('Rua').value).toBe('Rua Nova');
    await click('Usar a versão atual', notice);
    expect([box('Nome').value, box('Rua').value, box('Cidade').value]).toEqual(['Anna', 'Rua Alta', 'Curitiba']);
    expect(sessionStorage.length).toBe(0);
  });

  it('shows what was typed, and nothing to choose, when the record takes no more changes', async () => {
    const { notice } = await meet({ current: { ...current, isClosed: true } });
    expect(within(notice).getByText('Rua Nova')).toBeTruthy();
    expect(within(notice).queryByRole('radio')).toBeNull();
    expect(within(notice).queryByRole('button', { name: 'Continuar com o escolhido' })).toBeNull();
  });
});

describe('nothing typed is lost', () => {
  it('while a save is on its way: it stays, and is said not to be saved', async () => {
    let answer: (record: FormRecord<Values>) => void = () => undefined;
    const send = vi.fn<Send>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    draw({ send });
    await type(box('Nome'), 'Ana Maria');
    await click('Salvar');
    await type(box('Rua'), 'Rua Nova');
    await act(async () =>
      answer({ version: 4, values: { ...stored, client: { ...stored.client, name: 'Ana Maria' } } }),
    );
    expect([box('Nome').value, box('Rua').value]).toEqual(['Ana Maria', 'Rua Nova']);
    expect(screen.getByText('Guardado neste navegador, ainda não salvo')).toBeTruthy();
    await click('Salvar');
    expect(send.mock.calls.map(([, version]) => version)).toEqual([3, 4]);
  });

  it('when the page goes away in the middle of it', async () => {
    const { unmount } = draw();
    await type(box('Rua'), 'Rua Nova');
    fireEvent(window, new Event('pagehide'));
    unmount();
    draw();
    await waitFor(() => expect(box('Rua').value).toBe('Rua Nova'));
  });
});

it('keeps nothing of a form without a draft, also when the page goes away or a save fails', async () => {
  const { unmount } = draw({ draftKey: null, send: () => Promise.reject(refusal('SIS001')) });
  await type(box('Nome'), 'Segredo-Escondido');
  await click('Salvar');
  fireEvent(window, new Event('pagehide'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  unmount();
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Segredo');
});
