import { isCalendarDate } from '@estrada/domain/calendar/index';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi } from '../../../test/open-api.ts';
import { listNationalHolidays } from './holidays.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openApi();
}, 60_000);
afterAll(() => api.close());

it('has the national holidays of three years, Good Friday on a Friday', async () => {
  const days = await listNationalHolidays(api.database.db);
  expect(days.every(isCalendarDate)).toBe(true);
  for (const year of ['2026', '2027', '2028']) expect(days.filter((day) => day.startsWith(year))).toHaveLength(10);
  const crm = await api.signIn('crm');
  const { items } = await crm.ok('listHolidays', { query: { search: 'sexta-feira' } });
  expect(items.map(({ day }) => [day, Temporal.PlainDate.from(day).dayOfWeek])).toEqual([
    ['2026-04-03', 5],
    ['2027-03-26', 5],
    ['2028-04-14', 5],
  ]);
});

it('gives the day of an enabled holiday as it was changed last, and none of a disabled one', async () => {
  const admin = await api.signIn('admin-internal');
  const { id } = await admin.ok('registerHoliday', { body: { day: '2030-06-03', holidayName: 'Um dia' } });
  const params = { id };
  await admin.ok('updateHoliday', { params, body: { version: 1, day: '2030-06-04', holidayName: 'Um dia' } });
  const daysIn2030 = async () => (await listNationalHolidays(api.database.db)).filter((day) => day.startsWith('2030'));
  expect(await daysIn2030()).toEqual(['2030-06-04']);
  await admin.ok('disableHoliday', { params, body: { version: 2 } });
  expect(await daysIn2030()).toEqual([]);
  await admin.ok('enableHoliday', { params, body: { version: 3 } });
  expect(await daysIn2030()).toEqual(['2030-06-04']);
  expect(await admin.ok('readHoliday', { params })).toMatchObject({ day: '2030-06-04', enabled: true, version: 4 });
});
