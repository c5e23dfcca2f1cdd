import { defaultBotScore } from '@estrada/domain/identity/index';
import { z } from 'zod';
import { definePartner } from './define-partner.ts';
import { fallBackTo } from './partner-error.ts';

const answer = z.object({ score: z.number().min(0).max(1) }).transform(({ score }) => score);

/** The port: how much a caller looks like a person, 1 surely, 0 surely not. */
export interface BotScore {
  /** Never fails: without a usable answer (none at all, or one without a body) every caller counts as human. */
  assess(request: { requestId: string; action: 'login' | 'lead'; clientAddress: string }): Promise<number>;
}

export const botScore = definePartner({
  name: 'bot-score',
  url: 'BOT_SCORE_URL',
  // a login does not wait long for it
  timeoutMs: 1_500,
  open: (ask): BotScore => ({
    assess: (body) => ask({ method: 'POST', path: '/assessments', body, answer }).catch(fallBackTo(defaultBotScore)),
  }),
});
