import { type Config, type PartnerUrlVariable, partnerUrl } from '../kernel/config.ts';
import type { Logger } from '../kernel/logger.ts';
import { type CallPartner, openPartner } from './call-partner.ts';

/** An external system: its configuration, and its port in the product's terms on top of its own calls. */
export interface PartnerKind<Port> {
  /** for messages, logs, the recording and the sandbox's address, e.g. `credit-bureau` */
  name: string;
  url: PartnerUrlVariable;
  /** absent for a partner without a token */
  token?: Extract<keyof Config, `${string}_TOKEN`>;
  /** shorter than PARTNER_TIMEOUT_MS, where a user is waiting */
  timeoutMs?: number;
  open(ask: CallPartner): Port;
}

/** Declares a partner; the declaration contains its specific parts, `callPartner` the common ones. */
export const definePartner = <Port>(kind: PartnerKind<Port>): PartnerKind<Port> => kind;

/** A partner at its configured address, by default the sandbox's. */
export function connect<Port>(kind: PartnerKind<Port>, config: Config, logger: Logger): Port {
  return kind.open(
    openPartner({
      name: kind.name,
      baseUrl: partnerUrl(config, kind),
      token: kind.token && config[kind.token],
      timeoutMs: Math.min(config.PARTNER_TIMEOUT_MS, kind.timeoutMs ?? Number.POSITIVE_INFINITY),
      logger,
    }),
  );
}
