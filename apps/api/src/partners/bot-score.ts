import { defaultBotScore } from '@estrada/domain/identity/index';
import { z } from 'zod';
import { makePartnerClient, PartnerError, type PartnerOptions } from './partner-client.ts';

const answer = z.object({ score: z.number().min(0).max(1) });

/** The port: how much a caller looks like a person, 1 surely, 0 surely not. */
export interface BotScore {
  /** Never fails: without a usable answer (none at all, or one without a body) everybody counts as a person. */
  assess(request: { requestId: string; action: 'login'; clientAddress: string }): Promise<number>;
}

export function httpBotScore(options: Omit<PartnerOptions, 'name'>): BotScore {
  const client = makePartnerClient({ name: 'bot-score', ...options });
  return {
    async assess(body) {
      try {
        return (await client.call({ method: 'POST', path: '/assessments', body, answer })).score;
      } catch (error) {
        if (error instanceof PartnerError) return defaultBotScore;
        throw error;
      }
    },
  };
}
