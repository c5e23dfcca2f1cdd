import { type EsignLevel, esign, esignOffAt } from '@estrada/domain/settings/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { dealers } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import type { ProposalRecord } from '../proposals/index.ts';

/** The level that decides that a proposal is signed on paper; null: electronically. */
export async function findEsignOff(
  db: Db,
  { dealerId, personType, electronicSignature }: ProposalRecord,
): Promise<EsignLevel | null> {
  const { values } = await readSettings(db, esign);
  const [dealer] = await db.select({ isOn: dealers.esignEnabled }).from(dealers).where(eq(dealers.id, dealerId));
  return esignOffAt({
    allDealers: values.enabledAllDealers,
    personType: personType === 'PF' ? values.enabledPF : values.enabledPJ,
    dealer: dealer?.isOn ?? true,
    proposal: electronicSignature,
  });
}
