import type { WriteContext } from '../../kernel/context.ts';
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

/** The leads that simulations start from; the leads area provides it. */
export interface LeadLink {
  /**
   * links a lead to a simulation that starts from it
   * @throws DomainError SEC004 for a lead out of reach and for those who only read it, PRS007 for one that has ended,
   * DOM002 at `request.fromLead` for one of another dealer
   */
  simulate(
    id: string,
    simulation: { id: string; code: string; dealerId: string },
    context: WriteContext,
  ): Promise<void>;
  /** whether a copy of a simulation still starts from the lead */
  isOpen(id: string, context: WriteContext): Promise<boolean>;
}
