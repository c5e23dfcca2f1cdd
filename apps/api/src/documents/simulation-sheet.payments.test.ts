import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exampleSimulation } from './simulation-sheet.example.ts';
import { choiceFacts, leasingRows, paymentRows } from './simulation-sheet.payments.ts';
import { planSimulations, type SheetExample } from './simulation-sheet.plans.ts';
import { sheetStrings } from './simulation-sheet.strings.ts';
import { simulationSheet } from './simulation-sheet.ts';

const [pt, en] = [sheetStrings['pt-BR'], sheetStrings.en];
const itemOf = (name: SheetExample) => planSimulations[name]().result.simulationItems[0]!;
const levelItem = () => exampleSimulation().result.simulationItems[1]!;

it('names the lender at the foot of every page', async () => {
  expect([pt.footer('Banco do Vale'), en.footer('Banco do Vale')]).toEqual([
    'Estrada · financiamento de veículos · crédito de Banco do Vale',
    'Estrada · vehicle financing · credit by Banco do Vale',
  ]);
  // a font in the file contains only the letters that occur
  const simulation = exampleSimulation();
  const codes = async (name: string) =>
    mappedLetters(await simulationSheet.render({ ...simulation, lender: { ...simulation.lender, name } }, 'en'));
  expect(await codes('Banco Ökonomia')).toContain('00d6');
  expect(await codes('Banco do Vale')).not.toContain('00d6');
});

it('states what the lender charges for late payment', async () => {
  const simulation = exampleSimulation();
  const codes = async (otherCharges: string) =>
    mappedLetters(
      await simulationSheet.render({ ...simulation, lender: { ...simulation.lender, otherCharges } }, 'en'),
    );
  expect(await codes('Ökonomie')).toContain('00d6');
  expect(await codes('')).not.toContain('00d6');
});

it('names the trade-in vehicle in the down payment', async () => {
  const { request, ...simulation } = planSimulations.tradeIn();
  const codes = async (description: string) => {
    const tradeIn = { ...request.tradeIn!, description };
    return mappedLetters(await simulationSheet.render({ ...simulation, request: { ...request, tradeIn } }, 'pt-BR'));
  };
  expect(await codes('Citroën C3')).toContain('00eb');
  expect(await codes('Fiat Argo')).not.toContain('00eb');
});

describe('the payments on the sheet', () => {
  it('are listed in order, equal neighbours grouped, with their due dates', () => {
    const rows = paymentRows(itemOf('balloons'), pt);
    expect(rows.map(([count]) => count)).toEqual(['11 ×', '1 ×', '11 ×', '1 ×', '11 ×', '1 ×']);
    expect(rows.map(([, , due]) => due)).toEqual([
      'a partir de 20/12/2026',
      '20/11/2027',
      'a partir de 20/12/2027',
      '20/11/2028',
      'a partir de 20/12/2028',
      '20/11/2029',
    ]);
    const [level, balloon] = [rows[0]![1]!, rows[1]![1]!];
    expect(centsOf(balloon) - centsOf(level)).toBe(999_200);
  });

  it.each(Object.keys(planSimulations) as SheetExample[])('add up to what the client pays: %s', (name) => {
    const item = itemOf(name);
    const sums = paymentRows(item, en).map(([, , , sum]) => centsOf(sum!));
    expect(sums.reduce((total, cents) => total + cents, 0)).toBe(item.totalPaymentsCents);
    const counts = paymentRows(item, en).map(([count]) => Number.parseInt(count!, 10));
    expect(counts.reduce((total, count) => total + count, 0)).toBe(item.schedule.length);
  });

  it('show the first and last date of each run of payments', () => {
    const [row, ...others] = paymentRows({ ...levelItem(), payments: [levelItem().payments[0]!] }, en);
    expect(others).toEqual([]);
    expect(row![2]).toBe('20/12/2026 to 20/11/2030');
  });
});

describe('the choices within the plan', () => {
  it.each([
    ['balloons', ['Parcelas intermediárias', '2, de 8,00% cada uma: a primeira no mês 12, as outras a cada 12 meses']],
    ['grace', ['Primeira parcela', '120 dias depois da liberação']],
    ['shares', ['Segunda e terceira partes', 'Nos meses 6 e 18']],
    ['flexible', ['Parcelas com valor escolhido, nº', '12, 24']],
    ['farmer', ['Vencimentos', 'A cada 6 meses']],
  ] as const)('are described as text: %s', (name, fact) => {
    expect(choiceFacts(itemOf(name), pt)).toEqual([fact]);
    const [english] = choiceFacts(itemOf(name), en);
    expect(english![0]).not.toBe(fact[0]);
  });

  it('of a lease are the timing and both parts of the residual value', () => {
    expect(choiceFacts(itemOf('leasing'), en)).toEqual([
      ['Payment', 'At the start of each month'],
      ['Residual value in the instalments', '20,00% of the vehicle price'],
      ['Residual value at the end', '10,00% of the vehicle price'],
    ]);
  });

  it('are left out when the plan leaves nothing to choose', () => {
    expect(choiceFacts(levelItem(), pt)).toEqual([]);
  });
});

describe('a lease on the sheet', () => {
  it('splits its payments into counterpart and residual value', () => {
    const rows = leasingRows(itemOf('leasing'), pt);
    expect(rows.map(([name]) => name)).toEqual([
      'Contraprestação mensal',
      'VRG na parcela mensal',
      'VRG pago na entrada',
      'VRG diluído nas parcelas',
      'VRG no fim',
      'VRG total',
    ]);
    const [counterpart, monthly, upfront, diluted, final, total] = rows.map(([, amount]) => centsOf(amount!));
    expect(counterpart! + monthly!).toBe(itemOf('leasing').installmentCents);
    expect(upfront! + diluted! + final!).toBe(total);
  });

  it('has no such split for a loan', () => {
    expect(leasingRows(levelItem(), pt)).toEqual([]);
  });
});

const centsOf = (amount: string) => Number(amount.replace(/\D/g, ''));

/** The letters that the fonts of a PDF map, as hexadecimal codes. */
function mappedLetters(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const starts = [...file.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => index + mark.length);
  const streams = starts.map((start) => {
    try {
      return inflateSync(file.subarray(start)).toString('latin1');
    } catch {
      return '';
    }
  });
  return streams.filter((stream) => stream.includes('begincmap')).join('\n');
}
