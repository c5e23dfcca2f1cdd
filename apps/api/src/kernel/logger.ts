import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * JSON logs. They contain nothing personal by construction: requests are logged by method, route pattern (never the
 * address, which may contain a document), status, time and correlation id; the redaction below is the second safeguard.
 */
export function makeLogger(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'document',
        'cpf',
        'cnpj',
        'email',
        'idToken',
        'permissionToken',
        'refreshToken',
        'authorization',
        'cookie',
      ].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
