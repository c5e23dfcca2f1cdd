import { roundToCents } from '@estrada/domain/money/index';
import { type AutoCoverage, autoCommission, type CommercialCategory } from '@estrada/domain/products/index';
import type { ReadContext } from '../../kernel/context.ts';
import { listAutoCommissions } from '../products/index.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';

/** A share of one million is 100 %. */
const whole = 1_000_000;

/** The share of the net premium that an insurer pays for a sale, in millionths; 0 where no table has one. */
async function commissionShareOf(
  { product, offer, answers: { details = {} } }: Pick<InsuranceRecord, 'product' | 'offer' | 'answers'>,
  today: string,
  { db }: Pick<ReadContext, 'db'>,
): Promise<number> {
  if (product !== 'SEGURO_AUTO' || !offer) return 0;
  const rows = await listAutoCommissions(db, today);
  const category = Number(details.commercialCategory ?? 1) as CommercialCategory;
  return autoCommission(rows, { coverage: offer.coverage as AutoCoverage, category, today }) ?? 0;
}

/** What the insurer pays the dealer as its representative, as a policy of extended warranty must state it. */
export async function representativePayOf(record: InsuranceRecord, name: string, context: ReadContext) {
  const shareMillionths = await commissionShareOf(record, record.issuedOn ?? context.today, context);
  const amountCents = roundToCents(((record.offer?.netCents ?? 0) * shareMillionths) / whole);
  return { name, shareMillionths, amountCents };
}
