import type { ClientPage } from '@estrada/endpoints/index';

/** The client's own steps and what the page says of each, as keys of its strings: compared with the record by a test. */

/** The steps in their order. */
const steps = ['documents', 'sign', 'selfie'] as const;
export type ClientStepName = (typeof steps)[number];
export type ClientStepState = 'OPEN' | 'WAITS' | 'REVIEW' | 'DONE';

type Page = Pick<ClientPage, 'state' | 'withdrawal' | 'steps'> & {
  documents: Pick<ClientPage['documents'], 'maySend' | 'mayHandIn'> & {
    items: readonly Pick<ClientPage['documents']['items'][number], 'status'>[];
  };
};

/** Nothing of the client is reviewed any more: the lender has paid, the proposal was closed, or the client has withdrawn. */
export const hasEnded = ({ state, withdrawal }: Pick<Page, 'state' | 'withdrawal'>): boolean =>
  ['PAYMENT', 'DONE', 'ENDED'].includes(state) || Boolean(withdrawal?.withdrawnOn);

/**
 * The steps that concern the visitor, each with its state. Once the lender has paid, or the proposal was closed, what was
 * received is done: nothing waits for a review then.
 */
export function stepsOf(page: Page): { step: ClientStepName; state: ClientStepState }[] {
  const { documents, steps: own } = page;
  const isClosed = hasEnded(page);
  const statuses = documents.items.map(({ status }) => status);
  const isMissing = statuses.some((status) => status === 'REQUIRED' || status === 'REFUSED');
  const isOpen = documents.maySend && (isMissing || documents.mayHandIn);
  const isAccepted = statuses.every((status) => status === 'ACCEPTED');
  const all: Record<ClientStepName, ClientPage['steps']['sign']> = {
    ...own,
    documents: statuses.length === 0 ? 'NONE' : isOpen ? 'OPEN' : isAccepted ? 'DONE' : 'REVIEW',
  };
  return steps.flatMap((step) => {
    const found = all[step];
    return found === 'NONE' ? [] : [{ step, state: isClosed && found === 'REVIEW' ? 'DONE' : found }];
  });
}

/**
 * What a step says below its name; null where its state says it. A signature is not reviewed by a person, and a selfie never
 * waits for another signer. What was not reviewed before the end is not said to be checked.
 */
export function stepSentenceOf(
  { step, state }: ReturnType<typeof stepsOf>[number],
  { isClosed, mayHandIn }: { isClosed: boolean; mayHandIn: boolean },
) {
  if (step === 'documents') return isClosed || state === 'WAITS' || mayHandIn ? null : (`documents.${state}` as const);
  if (step === 'sign') return state === 'REVIEW' ? null : (`sign.${state}` as const);
  return state === 'WAITS' || (state === 'DONE' && isClosed) ? null : (`selfie.${state}` as const);
}

/** How the financing stands; a contract that the visitor has signed waits for the others. */
export function clientStateOf(page: Pick<Page, 'state' | 'withdrawal' | 'steps'>) {
  if (page.withdrawal?.withdrawnOn) return 'state.withdrawn';
  return page.state === 'CONTRACT' && page.steps.sign === 'DONE'
    ? 'state.CONTRACT.signed'
    : (`state.${page.state}` as const);
}

/** That the visitor has nothing to do; null while there is something. After the end nothing more will be needed. */
export function noTaskSentenceOf(page: Page) {
  if (stepsOf(page).some(({ state }) => state === 'OPEN')) return null;
  return hasEnded(page) ? 'missing.over' : 'missing.none';
}

/** What one document of the visitor says of itself: none is asked for that can no longer be sent. */
export function ownDocumentSentenceOf(
  { status }: Pick<ClientPage['documents']['items'][number], 'status'>,
  { isClosed, maySend }: { isClosed: boolean; maySend: boolean },
) {
  if (status === 'RECEIVED' && isClosed) return 'RECEIVED.closed';
  return status === 'REFUSED' && !maySend ? 'REFUSED.closed' : status;
}
