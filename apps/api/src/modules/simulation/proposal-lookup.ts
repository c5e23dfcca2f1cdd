import type { Db } from '../../kernel/database/database.ts';

/**
 * The proposal data that simulations need; the proposals area provides it, so that the two do not import each other.
 */
export interface ProposalLookup {
  /** the proposal created from each simulation */
  findIdsBySimulations(db: Db, simulationIds: readonly string[]): Promise<Map<string, string>>;
  /**
   * the registration fee is charged once per client: true when one of their contracts is active or paid, false for an
   * unknown client
   */
  isFreeOfRegistrationFee(db: Db, clientDocument: string | null | undefined): Promise<boolean>;
  /** whether the proposal of a simulation has been granted the exemption from the registration fee */
  isGrantedExemption(db: Db, simulationId: string): Promise<boolean>;
}
