import { date, form, text } from '../forms/index.ts';

/** A national holiday: no dealer opens on that day. */
export const holidayForm = form({
  day: date('Dia', 'Day'),
  holidayName: text('Nome', 'Name', { clean: (name) => name.replace(/\s+/g, ' ') }),
});
