import type { ContractPapers, Settlement } from '@estrada/endpoints/index';

/** What the page of a proposal says of its contract, as keys of its strings: compared with the record by a test. */

/** How far the signature is. */
export function signatureStateOf({
  esign,
  signature,
  signedPaperUploaded,
  status,
}: Pick<Settlement, 'esign' | 'signature' | 'signedPaperUploaded' | 'status'>) {
  if (esign.isOn) return `signature.${signature}` as const;
  if (signedPaperUploaded) return 'paper.sent';
  // before there is a contract nobody can sign it
  return status === 'AF' ? 'paper.later' : 'paper.waiting';
}

type Papers = {
  contract: Pick<NonNullable<ContractPapers['contract']>, 'state' | 'edition'> | null;
  earlier: readonly unknown[];
  next: Pick<NonNullable<ContractPapers['next']>, 'event' | 'mayAct'> | null;
  contractNumber: ContractPapers['contractNumber'];
};

/** The state of a contract's papers. A withdrawal after the payment leaves them as they are, but they bind nobody. */
export const papersStateOf = ({ state }: NonNullable<Papers['contract']>, isWithdrawn: boolean) =>
  isWithdrawn ? 'VOID' : state;

/** The papers in one line: the contract in force, that there is none yet, or those without effect where none will follow. */
export function papersSummaryOf({ contract, earlier, next, contractNumber }: Papers): {
  key: 'number' | 'notYet' | 'earlier';
  values: Record<string, string | number>;
} {
  if (contract) return { key: 'number', values: { number: contractNumber ?? '', edition: contract.edition } };
  return next || earlier.length === 0
    ? { key: 'notYet', values: {} }
    : { key: 'earlier', values: { count: earlier.length } };
}

/** What happens before there is a contract; null where nothing does. */
export function papersSentenceOf({ contract, next }: Papers) {
  if (contract || !next || next.event === 'regenerateContracts') return null;
  return next.mayAct ? (`none.${next.event}` as const) : 'waiting';
}

/** What follows from papers that are not ready: only those generate them again who may. */
export function unreadySentenceOf({ contract, next }: Pick<Papers, 'contract' | 'next'>) {
  if (!contract || contract.state === 'READY' || contract.state === 'VOID') return null;
  if (contract.state === 'MAKING') return 'meaning.MAKING';
  return next?.mayAct ? (`meaning.${contract.state}` as const) : (`meaning.${contract.state}.reader` as const);
}
