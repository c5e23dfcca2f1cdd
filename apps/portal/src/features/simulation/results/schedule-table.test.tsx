// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { anAnswer, drawPage } from '../test-support.tsx';
import { ScheduleTable } from './schedule-table.tsx';

afterEach(cleanup);

const [item] = anAnswer({
  vehicleValueCents: 9_000_000,
  entryValueCents: 0,
  terms: [24],
  products: [],
}).simulationItems;
const note = /Os juros que uma parcela não cobre são somados ao saldo/;

function drawRows(first: {
  paymentCents: number;
  interestCents: number;
  principalCents: number;
  balanceCents: number;
}) {
  const schedule = [{ number: 1, dueDate: '2027-02-20', ...first }, ...item!.schedule.slice(1)];
  drawPage(<ScheduleTable item={{ ...item!, schedule }} />, '/parcelas', '/parcelas');
  const cells = within(screen.getAllByRole('row')[1]!).getAllByRole('cell');
  return cells.map((cell) => cell.textContent);
}

it('shows the interest of a period, also above the instalment, and explains what happens to it', () => {
  const row = { paymentCents: 222_535, interestCents: 334_398, principalCents: 0, balanceCents: 7_342_343 };
  expect(drawRows(row)).toEqual(['1', '20/02/2027', '2.225,35', '0,00', '3.343,98', '73.423,43']);
  expect(screen.getByText(note)).toBeTruthy();
});

it('shows no note when every instalment covers its interest', () => {
  drawRows({ paymentCents: 222_535, interestCents: 100_000, principalCents: 122_535, balanceCents: 7_000_000 });
  expect(screen.queryByText(note)).toBeNull();
});
