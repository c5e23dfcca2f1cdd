import { isBeforeContract } from '@estrada/domain/settlement/index';
import type { Settlement } from '@estrada/endpoints/index';

type Facts = Pick<Settlement, 'status' | 'missing' | 'withdrawal' | 'payments' | 'can'> & {
  checklist: readonly Pick<Settlement['checklist'][number], 'id' | 'state' | 'owner'>[];
};

/**
 * What happens next with a contract, as the key of its sentence; null before there is one, when the proposal itself says
 * it.
 */
export function nextSentenceOf({ status, missing, withdrawal, payments, can, checklist }: Facts) {
  if (withdrawal?.recorded) return isSettled(payments) ? 'withdrawn' : 'withdrawnOpen';
  // the activation itself is what the sentence is about
  const hasOwn = checklist.some(({ id, owner }) => owner === 'dealer' && id !== 'activation');
  switch (status) {
    case 'AF':
      return checklist.some((item) => isBeforeContract(item.id) && isOpen(item)) ? 'AF.missing' : 'AF';
    case 'PU':
      if (missing.length === 0) return 'PU.ready';
      return hasOwn ? 'PU' : 'PU.waiting';
    case 'WFA':
      return can.confirmActivation ? 'WFA.own' : 'WFA';
    case 'AV':
    case 'PS': {
      const [payment] = payments.filter(({ kind }) => kind === 'PAYMENT');
      if (payment?.status === 'RETURNED') return 'returned';
      return status === 'PS' ? 'PS' : 'AV';
    }
    case 'OC':
    case 'OCM':
      return checklist.some(isOpen) ? 'OC.open' : 'OC';
    default:
      return null;
  }
}

const isOpen = ({ state }: Facts['checklist'][number]) => state === 'open' || state === 'problem';

/** No refund of a withdrawal is under way. */
const isSettled = (payments: Facts['payments']) =>
  payments.every(({ kind, status }) => kind === 'PAYMENT' || status === 'CONFIRMED' || status === 'DROPPED');
