import type { DealerDetail, DealerRow } from '@estrada/endpoints/index';
import type { ReadContext } from '../../../kernel/context.ts';
import type { DealerRecord } from './dealer-register.repository.ts';

/** A dealer in the list, with the acts available to the caller now. */
export function describeDealerRow(dealer: DealerRecord, context: ReadContext): DealerRow {
  const mayChange = context.may('dealer-register');
  return {
    ...dealer,
    dealerGroup: { id: dealer.dealerGroup, name: dealer.groupName },
    region: { id: dealer.region, name: dealer.branchName },
    updatedAt: dealer.updatedAt.toISOString(),
    can: { edit: mayChange, enable: mayChange && !dealer.enabled, disable: mayChange && dealer.enabled },
  };
}

/** The same with its address, for the form. */
export function describeDealer(dealer: DealerRecord, context: ReadContext): DealerDetail {
  const { zipCode, street, number, complement, neighbourhood } = dealer;
  return { ...describeDealerRow(dealer, context), zipCode, street, number, complement, neighbourhood };
}
