import { disableDealer as decideDisable, enableDealer as decideEnable } from '@estrada/domain/organization/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { switchRecord } from '../../../kernel/records/record-kind.ts';
import type { Input, UseCase } from '../../../kernel/route.ts';
import { dealerKind } from './dealer-kind.ts';
import { describeDealer } from './describe-dealer.ts';
import { lockDealer } from './lock-dealer.ts';

type SwitchInput = Input<typeof endpoints.enableDealer> | Input<typeof endpoints.disableDealer>;

const switchBy =
  (decide: typeof decideEnable | typeof decideDisable) =>
  async ({ params, body }: SwitchInput, context: WriteContext) => {
    const dealer = await lockDealer(params.id, body.version, context);
    const { enabled } = decide(dealer);
    const switched = await switchRecord(dealerKind(dealer), dealer, enabled, context);
    return describeDealer({ ...dealer, ...switched }, context);
  };

/** Enables a dealer: it appears in the pickers again. */
export const enableDealer: UseCase<typeof endpoints.enableDealer, WriteContext> = switchBy(decideEnable);

/** Disables a dealer: it disappears from the pickers, its records stay. @throws DomainError SET095 without phone */
export const disableDealer: UseCase<typeof endpoints.disableDealer, WriteContext> = switchBy(decideDisable);
