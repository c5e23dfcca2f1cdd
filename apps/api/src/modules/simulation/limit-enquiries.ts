import type { Viewer } from '@estrada/domain/access/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';

/** How often one person, one dealer and one document may be the subject of a kind of enquiry (hits, seconds). */
type EnquiryLimits = Readonly<Record<'user' | 'dealer' | 'document', { hits: number; windowSeconds: number }>>;

const hour = 3_600;
const day = 24 * hour;

/** Far above the dozens of simulations of a busy day at a desk, far below what walking through documents would need. */
const limits = {
  /** questions that leave for the credit bureau */
  bureau: {
    user: { hits: 60, windowSeconds: hour },
    dealer: { hits: 300, windowSeconds: hour },
    document: { hits: 20, windowSeconds: day },
  },
  /** whether a client has paid the registration fee, which tells that he has a contract */
  'registration-fee': {
    user: { hits: 120, windowSeconds: hour },
    dealer: { hits: 600, windowSeconds: hour },
    document: { hits: 60, windowSeconds: hour },
  },
} satisfies Record<string, EnquiryLimits>;

/**
 * Counts an enquiry about a document for who asks, for the dealer and for the document.
 *
 * @param dealerId of the sale; null where somebody of the provider asks outside of one
 * @throws DomainError USE029
 */
export async function limitEnquiries(
  kind: keyof typeof limits,
  { document, dealerId }: { document: string; dealerId: string | null },
  context: ReadContext,
): Promise<void> {
  const { userId }: Viewer = callerOf(context).viewer;
  const subjects = { user: userId, dealer: dealerId, document };
  for (const [by, limit] of Object.entries(limits[kind]) as [keyof EnquiryLimits, EnquiryLimits['user']][]) {
    const subject = subjects[by];
    if (subject !== null) await limitRate(context.db, { name: `${kind}-${by}`, ...limit }, subject, context.now);
  }
}
