import type { Texts } from '../errors/texts.ts';
import type { StatusColour } from '../state-machines/machine.ts';

/** Where the delivery of a lead to the sales CRM is: `late` waits for longer than the minutes of the parameters. */
export const crmStates = {
  sent: { pt: 'Enviada ao CRM', en: 'Sent to the CRM', colour: 'success' },
  waiting: { pt: 'Aguardando o CRM', en: 'Waiting for the CRM', colour: 'info' },
  late: { pt: 'CRM atrasado', en: 'CRM late', colour: 'warning' },
  refused: { pt: 'Recusada pelo CRM', en: 'Refused by the CRM', colour: 'danger' },
} as const satisfies Record<string, Texts & { colour: StatusColour }>;

export type CrmState = keyof typeof crmStates;
export const crmStateIds = Object.keys(crmStates) as readonly CrmState[];

/** What is known of the deliveries of a lead. */
export interface CrmDelivery {
  /** since when the oldest version that the CRM does not have waits; null: it has all of them */
  waitingSince: Date | null;
  /** when the CRM refused that version for good */
  refusedAt: Date | null;
}

/** The instant before which a version that still waits is late. */
export const crmLateBefore = (now: Date, minutesToSend: number): Date =>
  new Date(now.getTime() - minutesToSend * 60_000);

/** The state of the delivery of a lead. */
export function crmStateOf({ waitingSince, refusedAt }: CrmDelivery, now: Date, minutesToSend: number): CrmState {
  if (waitingSince === null) return 'sent';
  if (refusedAt !== null) return 'refused';
  return waitingSince < crmLateBefore(now, minutesToSend) ? 'late' : 'waiting';
}
