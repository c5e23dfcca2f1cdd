import { char, customType, timestamp } from 'drizzle-orm/pg-core';

/** A ULID made by the application (SQL stays within PostgreSQL 15, no `uuidv7()`). */
export const ulid = (name: string) => char(name, { length: 26 });
/** An instant, UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Integer centavos. PGlite and pg return bigint differently, so the conversion is fixed here. */
export const cents = customType<{ data: number; driverData: string | number }>({
  dataType: () => 'bigint',
  fromDriver: Number,
});
