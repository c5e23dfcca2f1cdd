import type { Viewer } from '@estrada/domain/access/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';

/** The limits of one kind of enquiry per user, dealer and document (hits, seconds). */
type EnquiryLimits = Readonly<Record<'user' | 'dealer' | 'document', { hits: number; windowSeconds: number }>>;

const hour = 3_600;
const day = 24 * hour;

/** Far above the dozens of simulations of a busy day at a desk, far below what enumerating documents would need. */
const limits = {
  /** queries sent to the credit bureau */
  bureau: {
    user: { hits: 60, windowSeconds: hour },
    dealer: { hits: 300, windowSeconds: hour },
    document: { hits: 20, windowSeconds: day },
  },
  /** whether a client has paid the registration fee, which reveals that they have a contract */
  'registration-fee': {
    user: { hits: 120, windowSeconds: hour },
    dealer: { hits: 600, windowSeconds: hour },
    document: { hits: 60, windowSeconds: hour },
  },
  /** plates and chassis sent to the register of vehicles; the document is the plate or chassis */
  vehicle: {
    user: { hits: 120, windowSeconds: hour },
    dealer: { hits: 600, windowSeconds: hour },
    document: { hits: 30, windowSeconds: day },
  },
} satisfies Record<string, EnquiryLimits>;

/**
 * Counts an enquiry about a document for the user, the dealer and the document.
 *
 * @param dealerId of the sale; null for the provider's staff outside of a sale
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
