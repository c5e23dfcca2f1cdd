import { type EsignLevel, esign, esignOffAt, type SettingsOf } from '@estrada/domain/settings/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { dealers } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import type { ProposalRecord } from '../proposals/index.ts';

/**
 * The level that makes a proposal be signed on paper; null: electronically.
 *
 * @param isDealerOn the dealer's own setting; undefined where the dealer is missing
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

/** The same, queried for one proposal. */
export async function findEsignOff(db: Db, proposal: ProposalRecord): Promise<EsignLevel | null> {
  const { values } = await readSettings(db, esign);
  const [dealer] = await db
    .select({ isOn: dealers.esignEnabled })
    .from(dealers)
    .where(eq(dealers.id, proposal.dealerId));
  return esignOffOf(proposal, values, dealer?.isOn);
}
