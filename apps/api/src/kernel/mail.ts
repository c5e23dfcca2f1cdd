import { createTransport } from 'nodemailer';
import type { Outage } from './jobs/outage-of.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port for outgoing mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Mail by SMTP, with time-outs; the caller is a job, so a failure is retried later. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from }).catch((error: Error & { code?: string; responseCode?: number }) => {
        throw Object.assign(error, { outage: isAway(error) ? 'mail-server' : null } satisfies Outage);
      });
    },
    close: () => transport.close(),
  };
}

/** The mailer's codes for a server that it cannot reach. */
const awayCodes = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ECONNRESET']);

/** Unreachable, or temporarily unavailable (421). */
const isAway = ({ code = '', responseCode }: { code?: string; responseCode?: number }): boolean =>
  awayCodes.has(code) || responseCode === 421;
