import { type Config, partnerUrls } from '../kernel/config.ts';
import { type BotScore, httpBotScore } from './bot-score.ts';
import { type CreditBureau, httpCreditBureau } from './credit-bureau.ts';
import { type CreditEngine, httpCreditEngine } from './credit-engine.ts';
import { httpPostalCodes, type PostalCodes } from './postal-codes.ts';

export interface Partners {
  botScore: BotScore;
  creditBureau: CreditBureau;
  creditEngine: CreditEngine;
  postalCodes: PostalCodes;
}

/** The outside systems at their configured addresses. Nothing behind here knows whether it talks to the sandbox. */
export function openPartners(config: Config): Partners {
  const urls = partnerUrls(config);
  const timeoutMs = config.PARTNER_TIMEOUT_MS;
  return {
    // a sign-in does not wait long for it: without an answer everybody counts as a person
    botScore: httpBotScore({ baseUrl: urls.botScore, timeoutMs: Math.min(timeoutMs, 1_500) }),
    creditBureau: httpCreditBureau({ baseUrl: urls.creditBureau, token: config.CREDIT_BUREAU_TOKEN, timeoutMs }),
    creditEngine: httpCreditEngine({ baseUrl: urls.creditEngine, token: config.CREDIT_ENGINE_TOKEN, timeoutMs }),
    postalCodes: httpPostalCodes({ baseUrl: urls.postalCodes, timeoutMs }),
  };
}

export type { BotScore } from './bot-score.ts';
export type { AnalysisAnswer } from './credit-engine.ts';
export { PartnerError } from './partner-client.ts';
