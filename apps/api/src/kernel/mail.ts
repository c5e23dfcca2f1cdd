import { createTransport } from 'nodemailer';

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

/** Mail by SMTP, with time-outs; who calls it is a job, so a failure is tried again later. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, from });
    },
    close: () => transport.close(),
  };
}
