import { type Config, type PartnerUrlVariable, partnerUrl } from '../kernel/config.ts';
import type { Logger } from '../kernel/logger.ts';
import { type CallPartner, openPartner } from './call-partner.ts';

/** An outside system: where it is configured, and its port in the product's words over the calls in its own. */
export interface PartnerKind<Port> {
  /** for messages, logs, the recording and the sandbox's address, e.g. `credit-bureau` */
  name: string;
  url: PartnerUrlVariable;
  /** none for a partner that asks for none */
  token?: Extract<keyof Config, `${string}_TOKEN`>;
  /** shorter than PARTNER_TIMEOUT_MS, where somebody waits who should not wait that long */
  timeoutMs?: number;
  open(ask: CallPartner): Port;
}

/** Declares a partner; what is particular to it stands in the declaration, all else in `askPartner`. */
export const definePartner = <Port>(kind: PartnerKind<Port>): PartnerKind<Port> => kind;

/** A partner at its configured address, which is the sandbox's where none is. */
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
