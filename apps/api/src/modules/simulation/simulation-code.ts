import { sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';

/** The next code that people use for a simulation, e.g. `S100042`. */
export async function nextSimulationCode(db: Db): Promise<string> {
  const answer = await db.execute(sql`select nextval('simulation_codes') as value`);
  return `S${(answer as unknown as { rows: { value: string | number }[] }).rows[0]!.value}`;
}
