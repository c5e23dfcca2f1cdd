import type { ModuleFlags, Viewer } from '@estrada/domain/access/index';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DatabaseHandle } from './database/database.ts';
import type { Logger } from './logger.ts';
import type { Mailer } from './mail.ts';

/** What the kernel provides to every area. */
export interface Platform {
  config: Config;
  clock: Clock;
  database: DatabaseHandle;
  logger: Logger;
  mailer: Mailer;
  modules: ModuleFlags;
}

/** Turns the tokens of a request into its caller; provided by the identity area. */
export type Authenticate = (tokens: {
  idToken: string | undefined;
  permissionToken: string | undefined;
}) => Promise<{ viewer: Viewer; name: string; email: string; sessionId: string }>;

/** Whether a key opens the public calls; provided by the identity area. */
export type CheckApiKey = (key: string | undefined) => Promise<boolean>;
