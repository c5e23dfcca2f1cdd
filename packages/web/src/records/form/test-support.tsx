import type { FieldProblem } from '@estrada/domain/errors/index';
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { ApiError } from '../../calls/api-error.ts';
import { TextField } from './form-fields.tsx';
import { RecordNotices } from './record-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { useParts } from './use-parts.ts';
import { type FormRecord, useRecordForm } from './use-record-form.ts';

export type Values = {
  client: { name: string; address: { street: string; city: string; state: string } };
  people: { name: string; email: string }[];
};
export const stored: Values = {
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

/** Every text is required; a person must not be the client. */
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

export type Send = (values: Values, version: number) => Promise<FormRecord<Values>>;
export type Options = { send?: Send; current?: FormRecord<Values>; draftKey?: string | null };

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

/** Renders a form with groups of fields and a list of parts. */
export const draw = (options: Options = {}) =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <Form {...options} />
      </MemoryRouter>
    </MantineProvider>,
  );
export const box = (name: string, inside: HTMLElement = document.body) =>
  within(inside).getAllByRole<HTMLInputElement>('textbox', { name })[0]!;
export const person = (position: number) => screen.getByRole('group', { name: `Pessoa ${position}` });
export const type = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
export const click = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));
export const refusal = (code: string, fields: { path: string; message: string }[] = [], changedByName = 'Bruno') =>
  new ApiError({
    status: 409,
    code,
    message: 'Bruno alterou.',
    changedByName,
    fields: fields.map((one) => ({ ...one, key: 'x' })),
  });
