import { type EsignLevel, esign, esignOffAt, type SettingsOf } from '@estrada/domain/settings/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { dealers } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import type { ProposalRecord } from '../proposals/index.ts';

/**
 * The level that decides that a proposal is signed on paper; null: electronically.
 *
 * @param isDealerOn what the dealer's own switch says; undefined where there is no such dealer
 */
export const esignOffOf = (
  { personType, electronicSignature }: ProposalRecord,
  values: SettingsOf<typeof esign>,
  isDealerOn: boolean | undefined,
): EsignLevel | null =>
  esignOffAt({
    allDealers: values.enabledAllDealers,
    personType: personType === 'PF' ? values.enabledPF : values.enabledPJ,
    dealer: isDealerOn ?? true,
    proposal: electronicSignature,
  });

/** The same, read for one proposal. */
export async function findEsignOff(db: Db, proposal: ProposalRecord): Promise<EsignLevel | null> {
  const { values } = await readSettings(db, esign);
  const [dealer] = await db
    .select({ isOn: dealers.esignEnabled })
    .from(dealers)
    .where(eq(dealers.id, proposal.dealerId));
  return esignOffOf(proposal, values, dealer?.isOn);
}
