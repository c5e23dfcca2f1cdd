import type { StoredFacts } from '@estrada/domain/proposals/index';
import type { EsignLevel } from '@estrada/domain/settings/index';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { readRowSets } from '../../kernel/database/read-row-sets.ts';
import type { ProposalRecord } from './proposals.repository.ts';

/** Data of a proposal in other tables: the facts of its machine, and their sources where a page shows them. */
export type ReadableFacts = StoredFacts & {
  /** the level at which the electronic signature is off; null: it is on */
  readonly esignOffAt: EsignLevel | null;
  /** the day on which the current contract was signed remotely; null: it was not */
  readonly contractSignedOn: string | null;
};

/** Rows of one table that facts are derived from: read once per call, however many facts need them. */
export interface RowSet<Row extends object> {
  /** unique among the sets */
  readonly name: string;
  readonly select: (proposal: ProposalRecord) => SQL;
  /** the type of its rows; never set */
  readonly row?: Row;
}

/** @param select with the columns under the names of `Row`; dates and instants are returned as text */
export const rowSet = <Row extends object>(name: string, select: RowSet<Row>['select']): RowSet<Row> => ({
  name,
  select,
});

/** How a fact is derived from rows. */
export interface FactLoader<Fact> {
  readonly sets: Readonly<Record<string, RowSet<object>>>;
  readonly decide: (rows: Readonly<Record<string, readonly object[]>>, proposal: ProposalRecord, today: string) => Fact;
}

type RowsOf<Sets> = { [Name in keyof Sets]: Sets[Name] extends RowSet<infer Row> ? readonly Row[] : never };

export const fact = <Sets extends Record<string, RowSet<object>>, Fact>(
  sets: Sets,
  decide: (rows: RowsOf<Sets>, proposal: ProposalRecord, today: string) => Fact,
): FactLoader<Fact> => ({ sets, decide: decide as FactLoader<Fact>['decide'] });

/** How each fact is read. */
export type FactLoaders<Name extends keyof ReadableFacts> = {
  readonly [Fact in Name]: FactLoader<ReadableFacts[Fact]>;
};

/** Reads the facts of these names in one statement. */
export async function readFacts<Name extends keyof ReadableFacts>(
  db: Db,
  loaders: FactLoaders<keyof ReadableFacts>,
  { proposal, today, names }: { proposal: ProposalRecord; today: string; names: readonly Name[] },
): Promise<Pick<ReadableFacts, Name>> {
  const sets = names.flatMap((name) => Object.values(loaders[name].sets));
  const read = await readRowSets(db, new Map(sets.map(({ name, select }) => [name, select(proposal)])));
  const facts = names.map((name) => {
    const { sets, decide } = loaders[name];
    const rows = Object.entries(sets).map(([as, set]) => [as, read.get(set.name) ?? []]);
    return [name, decide(Object.fromEntries(rows), proposal, today)];
  });
  return Object.fromEntries(facts) as Pick<ReadableFacts, Name>;
}
