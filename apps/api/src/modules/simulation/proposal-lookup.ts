import type { Db } from '../../kernel/database/database.ts';

/** What simulations ask of the proposals; the proposals area provides it, so that the two do not import each other. */
export interface ProposalLookup {
  /** proposal opened from each simulation */
  findIdsBySimulations(db: Db, simulationIds: readonly string[]): Promise<Map<string, string>>;
  /** the registration fee is charged once per client: true when one of his contracts is active or paid, false for a client not yet known */
  isFreeOfRegistrationFee(db: Db, clientDocument: string | null | undefined): Promise<boolean>;
}
