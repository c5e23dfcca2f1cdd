// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DateInput, DocumentInput, MoneyInput, PercentInput, PhoneInput, ZipInput } from '../index.ts';

beforeEach(() => {
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

function Holder<V>({ start, onValue, draw }: { start: V; onValue: (value: V) => void; draw: Draw<V> }) {
  const [value, setValue] = useState(start);
  return draw(value, (next) => {
    onValue(next);
    setValue(next);
  });
}
type Draw<V> = (value: V, onChange: (value: V) => void) => ReactNode;

/** Renders a field with its state, and returns the values that it emitted. */
function field<V>(start: V, draw: Draw<V>) {
  const given: V[] = [];
  render(
    <MantineProvider>
      <Holder start={start} draw={draw} onValue={(value) => given.push(value)} />
    </MantineProvider>,
  );
  return { input: screen.getByRole<HTMLInputElement>('textbox'), given, user: userEvent.setup() };
}

const money = (start: number | null = null) =>
  field<number | null>(start, (value, onChange) => <MoneyInput label="Valor" value={value} onChange={onChange} />);

describe('money', () => {
  it('starts empty, groups digits while typing and completes the centavos on blur', async () => {
    const { input, given, user } = money();
    expect(input.value).toBe('');
    await user.type(input, '1234567,5');
    expect(input.value).toBe('1.234.567,5');
    await user.tab();
    expect(input.value).toBe('1.234.567,50');
    expect(given.at(-1)).toBe(123456750);
  });

  it('accepts typed dots, and is null when emptied', async () => {
    const { input, given, user } = money();
    await user.type(input, '1.234,56');
    expect(given.at(-1)).toBe(123456);
    await user.clear(input);
    expect(given.at(-1)).toBeNull();
  });

  it('keeps a typed minus where the field shows an error at it', async () => {
    const { input, given, user } = field<number | null>(null, (value, onChange) => (
      <MoneyInput label="Valor" keepsMinus value={value} onChange={onChange} />
    ));
    await user.type(input, '-1234,5');
    await user.tab();
    expect([input.value, given.at(-1)]).toEqual(['-1.234,50', -123450]);
  });

  it('preserves the caret position while typing', async () => {
    const { input, user } = money(12345600);
    expect(input.value).toBe('123.456,00');
    await user.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input.value).toBe('1.923.456,00');
    expect(input.selectionStart).toBe(3);
  });

  it('deletes the digit before a dot instead of stopping at the dot', async () => {
    const { input, user } = money(12345600);
    await user.type(input, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(input.value).toBe('12.456,00');
  });

  it('shows a value that is set programmatically', () => {
    expect(money(7).input.value).toBe('0,07');
  });
});

it('reads a percentage as a fraction without floating-point noise', async () => {
  const { input, given, user } = field<string | null>(null, (value, onChange) => (
    <PercentInput label="Taxa" value={value} onChange={onChange} />
  ));
  await user.type(input, '1,49');
  expect(given.at(-1)).toBe('0.0149');
  await user.clear(input);
  await user.type(input, '20');
  expect(given.at(-1)).toBe('0.2');
  await user.tab();
  expect(input.value).toBe('20,00');
});

describe('document', () => {
  const document = (kind?: 'PF' | 'PJ') =>
    field('', (value, onChange) => <DocumentInput label="CPF ou CNPJ" kind={kind} value={value} onChange={onChange} />);

  it('formats a CPF and switches to a CNPJ when more digits are typed', async () => {
    const { input, given, user } = document();
    await user.type(input, '12345678909');
    expect(input.value).toBe('123.456.789-09');
    await user.type(input, '123');
    expect(input.value).toBe('12.345.678/9091-23');
    expect(given.at(-1)).toBe('12345678909123');
  });

  it('accepts an alphanumeric CNPJ, pasted with its mask, in upper case', async () => {
    const { input, given, user } = document();
    await user.click(input);
    await user.paste('12.abc.345/01de-35');
    expect(input.value).toBe('12.ABC.345/01DE-35');
    expect(given.at(-1)).toBe('12ABC34501DE35');
  });

  it('accepts neither letters nor a twelfth digit as a CPF', async () => {
    const { input, user } = document('PF');
    await user.type(input, '12a345678909123');
    expect(input.value).toBe('123.456.789-09');
  });
});

describe('date', () => {
  const date = (start = '') =>
    field(start, (value, onChange) => <DateInput label="Nascimento" value={value} onChange={onChange} />);

  it('converts typed text to an ISO date', async () => {
    const { input, given, user } = date();
    await user.type(input, '31012024');
    expect(input.value).toBe('31/01/2024');
    expect(given.at(-1)).toBe('2024-01-31');
  });

  it('has a language-neutral placeholder', () => {
    expect(date().input.placeholder).not.toMatch(/[a-z]/i);
  });

  it('passes on a day that does not exist as typed, so that the schema refuses it', async () => {
    const { input, given, user } = date();
    await user.type(input, '31022024');
    expect(given.at(-1)).toBe('31/02/2024');
    expect(input.value).toBe('31/02/2024');
  });

  it('can be edited in the middle and cleared', async () => {
    const { input, given, user } = date('2024-01-31');
    expect(input.value).toBe('31/01/2024');
    await user.type(input, '{Backspace}2', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(given.some((value) => value === '31/02/2024')).toBe(true);
    await user.clear(input);
    expect(given.at(-1)).toBe('');
  });
});

it('formats a mobile, a landline and a postal code', async () => {
  const phone = field('', (value, onChange) => <PhoneInput label="Telefone" value={value} onChange={onChange} />);
  await phone.user.type(phone.input, '1134567890');
  expect(phone.input.value).toBe('(11) 3456-7890');
  await phone.user.clear(phone.input);
  await phone.user.type(phone.input, '11987654321');
  expect(phone.input.value).toBe('(11) 98765-4321');
  expect(phone.given.at(-1)).toBe('11987654321');
  cleanup();
  const zip = field('', (value, onChange) => <ZipInput label="CEP" value={value} onChange={onChange} />);
  await zip.user.type(zip.input, '01310100');
  expect([zip.input.value, zip.given.at(-1)]).toEqual(['01310-100', '01310100']);
});
