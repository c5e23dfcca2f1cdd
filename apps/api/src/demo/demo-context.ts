import { permissionMap, roles } from '@estrada/domain/access/index';
import { businessDay } from '@estrada/domain/calendar/index';
import type { RequestContext } from '../kernel/context.ts';
import type { Logger } from '../kernel/logger.ts';
import { noHttp } from '../kernel/no-http.ts';
import type { DemoAccount } from './insert-accounts.ts';

/** The context of a use case that a demo account runs at a given moment. */
export function demoContext(
  { id, username, name, role, dealerIndex }: DemoAccount,
  dealerIds: readonly string[],
  now: Date,
  logger: Logger,
): RequestContext {
  return {
    caller: {
      viewer: {
        userId: id,
        username,
        role,
        userType: roles[role].userType,
        activeDealerId: dealerIndex === null ? null : dealerIds[dealerIndex]!,
        permissions: permissionMap(['createPropose']),
      },
      name,
      email: '',
      sessionId: 'demo',
    },
    may: () => false,
    now,
    today: businessDay(now.toISOString()),
    language: 'pt-BR',
    correlationId: 'demo-seed',
    logger,
    http: noHttp('demo'),
  };
}
