import type { CalendarDate } from '@estrada/domain/calendar/index';
import { holidayForm } from '@estrada/domain/parameters/index';
import { endpoints } from '@estrada/endpoints/index';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { nationalHolidays } from './parameters.tables.ts';

/** National holidays: one a day. */
export const holidayRecord = serveRecord(
  {
    list: endpoints.listHolidays,
    read: endpoints.readHoliday,
    register: endpoints.registerHoliday,
    update: endpoints.updateHoliday,
    enable: endpoints.enableHoliday,
    disable: endpoints.disableHoliday,
  },
  {
    kind: {
      entity: 'holiday',
      table: nationalHolidays,
      taken: [{ index: 'national_holidays_day', code: 'DOM002', field: 'day', key: 'holiday.dayTaken' }],
      trail: holidayForm.normalise,
    },
    changes: 'holidays',
    sorts: {
      day: { by: nationalHolidays.day, type: 'date' },
      holidayName: { by: plainName(nationalHolidays.holidayName), type: 'text' },
    },
    where: ({ search }) => [search ? nameContains(nationalHolidays.holidayName, search) : undefined],
    values: (typed) => holidayForm.normalise(typed),
  },
);

/** The days on which no dealer opens. */
export async function listNationalHolidays(db: Db): Promise<CalendarDate[]> {
  const rows = await db
    .select({ day: nationalHolidays.day })
    .from(nationalHolidays)
    .where(eq(nationalHolidays.enabled, true))
    .orderBy(asc(nationalHolidays.day));
  return rows.map(({ day }) => day);
}
