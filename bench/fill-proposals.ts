import pg from 'pg';
import type { Product } from './open-product.ts';

/**
 * Multiplies the demo's proposals to `count`, all different in number, client's name and time of the last change.
 *
 * @param changes further columns of the copies, as SQL; without one the copies have no client form
 */
export async function fillProposals(
  { url }: Pick<Product, 'url'>,
  count: number,
  changes: Readonly<Record<string, string>> = { client: `'{}'::jsonb` },
): Promise<void> {
  // a separate connection: filling takes longer than any query of the product may
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'proposals' order by ordinal_position`,
    );
    const names = rows.map(({ name }) => name);
    const made: Record<string, string> = {
      id: `lpad(series::text, 26, '0')`,
      number: `'B' || series`,
      copied_from_id: 'source.id',
      // unique, so the copies have none
      contract_number: 'null',
      client_name: `'Cliente ' || md5(series::text)`,
      updated_at: `source.updated_at - series * interval '7 seconds'`,
      // a list does not read the form, and a million of them would only fill the disk
      ...changes,
    };
    await client.query('drop index proposals_client_name');
    await client.query(`
      with sources as (
        select *, row_number() over (order by id) - 1 as place, count(*) over () as total
        from proposals where number not like 'B%'
      )
      insert into proposals (${names.join(', ')})
      select ${names.map((name) => made[name] ?? `source.${name}`).join(', ')}
      from generate_series((select count(*) from proposals) + 1, ${count}) as series
      join sources as source on source.place = series % source.total`);
    await client.query(
      `create index proposals_client_name on proposals using gin ((lower(regexp_replace(normalize(client_name, NFD), '[\\u0300-\\u036f]', '', 'g'))) gin_trgm_ops)`,
    );
    await client.query('vacuum analyze proposals');
  } finally {
    await client.end();
  }
}
