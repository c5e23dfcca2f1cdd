export * from './business-day.ts';
export * from './calendar-date.ts';
export * from './deadline.ts';
export * from './due-date-grid.ts';
