import type { Db } from './database.ts';

interface Preparable<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> };
}

/**
 * A query that runs on every call: its text is built once per database and planned once per connection. Values appear
 * in it as `sql.placeholder('name')`.
 *
 * @param name of the statement at the server: no two queries may share one
 */
export function preparedRead<Row>(name: string, build: (db: Db) => Preparable<Row>) {
  const prepared = new WeakMap<Db, ReturnType<Preparable<Row>['prepare']>>();
  return (db: Db, values: Record<string, unknown> = {}): Promise<Row[]> => {
    const query = prepared.get(db) ?? build(db).prepare(name);
    prepared.set(db, query);
    return query.execute(values);
  };
}
