/** The behaviour of a partner until the next switch: some of the sandbox's modes. */
export type PartnerMode = 'normal' | 'slow' | 'failing' | 'garbage' | 'refused';
/** Partners that the journeys disturb. */
export type PartnerName = 'credit-bureau' | 'credit-engine' | 'postal-codes' | 'cardif' | 'vehicle-registry';

/**
 * Switches a partner of a sandbox.
 *
 * @param times this many calls are answered in this mode, then the partner is normal again; by default until the next
 * switch
 */
export async function switchPartner(sandboxUrl: string, partner: PartnerName, mode: PartnerMode, times?: number) {
  const answer = await fetch(`${sandboxUrl}/_control/${partner}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode, times }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${partner} ${mode}.`);
}

/** An e-mail in the sandbox's mailbox. */
export type ReceivedMail = { id: string; to: string[]; subject: string; text: string };

/** The e-mails to an address, newest first. */
export async function mailsTo(sandboxUrl: string, address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${sandboxUrl}/mailbox.json`);
  const { messages } = (await answer.json()) as { messages: ReceivedMail[] };
  return messages.filter(({ to }) => to.includes(address));
}
