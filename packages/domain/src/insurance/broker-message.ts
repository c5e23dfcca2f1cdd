import * as z from 'zod/mini';

/** What the insurer's payment page reports: a hint to read the proposal again, never its outcome. */
const brokerMessage = z.strictObject({
  source: z.string().check(z.maxLength(40)),
  proposalNumber: z.string().check(z.maxLength(60)),
  state: z.enum(['AUTHORISED', 'DECLINED']),
});

/** What `/cardifRedirect` reports from inside the frame. */
const returned = z.strictObject({ source: z.literal('estrada'), returned: z.literal(true) });
export const returnMessage: z.output<typeof returned> = { source: 'estrada', returned: true };

/** The frame that a message is expected from. */
export type BrokerFrame = {
  /** of the link that the server gave */
  origin: string;
  /** of this site, where the frame returns to */
  ownOrigin: string;
  /** the window of the frame; null while there is none */
  window: unknown;
  /** of this proposal, at the insurer */
  number: string;
  provider: string;
};

/** A message of another window, as the browser delivers it. */
type Message = { origin: string; source: unknown; data: unknown };

/** Whether a message comes from the payment page of this proposal, or from the return to us in its frame. */
export function isFromBroker({ origin, source, data }: Message, frame: BrokerFrame): boolean {
  if (frame.window === null || source !== frame.window) return false;
  if (origin === frame.ownOrigin) return z.safeParse(returned, data).success;
  if (origin !== frame.origin) return false;
  const read = z.safeParse(brokerMessage, data);
  return (
    read.success &&
    read.data.proposalNumber === frame.number &&
    read.data.source.toUpperCase() === frame.provider.toUpperCase()
  );
}
