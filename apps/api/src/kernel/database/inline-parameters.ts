import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { escapeLiteral } from 'pg';

const dialect = new PgDialect();

/**
 * A query as one text without parameters, for COPY, which accepts none. Strings are quoted by PostgreSQL's own rules.
 */
export function inlineParameters(query: SQL): string {
  const { sql, params } = dialect.sqlToQuery(query);
  return sql.replace(/\$(\d+)/g, (_match, number: string) => literal(params[Number(number) - 1]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
