import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { CallLog } from '../calls/call-log.ts';
import { maskEmail } from '../calls/mask-body.ts';
import type { FaultMode } from '../faults/fault-modes.ts';
import type { FaultSwitches } from '../faults/fault-switches.ts';
import { listenOn } from '../listen.ts';
import { type Pace, pause } from '../pace.ts';
import { mailbox } from '../partners/mailbox.ts';
import type { BusinessRefusal, PartnerId } from '../partners/partner.ts';
import type { MessageStore } from './message-store.ts';

/** Faults that show before a word of SMTP was spoken; the others show when a message was handed over. */
type ConnectionFault = 'garbage' | 'drip' | 'refused';

type ConnectionFaultOptions = { pace: Pace; closing: AbortSignal };

function drip(socket: Socket, { pace, closing }: ConnectionFaultOptions): void {
  const write = socket.write.bind(socket);
  let sent = Promise.resolve();
  const send = async (bytes: Uint8Array): Promise<void> => {
    for (const byte of bytes) {
      await pause(pace.dripIntervalMs, closing);
      if (!socket.writable) return;
      write(Buffer.of(byte));
    }
  };
  socket.write = ((chunk: string | Uint8Array) => {
    sent = sent.then(() => send(typeof chunk === 'string' ? Buffer.from(chunk) : chunk));
    return true;
  }) as typeof socket.write;
}

/** Spoils a connection that was just opened. */
function spoilConnection(socket: Socket, fault: ConnectionFault, options: ConnectionFaultOptions): void {
  if (fault === 'refused') socket.destroy();
  else if (fault === 'drip') drip(socket, options);
  else {
    socket.end('<!doctype html><html><body>Serviço em manutenção</body></html>\r\n');
    socket.write = (() => true) as typeof socket.write;
  }
}

/** An error that smtp-server answers with the given reply code. */
function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** The permanent refusal of a provider that will not carry this message. */
function smtpRefusal(refusal: BusinessRefusal): Error {
  return smtpError(550, `5.7.1 ${refusal.message}`);
}

type SmtpOptions = {
  port: number;
  host: string;
  now: () => Date;
  store: MessageStore;
  calls: CallLog;
  faults: FaultSwitches<PartnerId>;
  pace: Pace;
  closing: AbortSignal;
};

const LARGEST_MESSAGE_BYTES = 5 * 1024 * 1024;
const connectionFaults: readonly FaultMode[] = ['garbage', 'drip', 'refused'] satisfies ConnectionFault[];

const isConnectionFault = (mode: FaultMode): mode is ConnectionFault => connectionFaults.includes(mode);

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let kept = 0;
  // A message beyond the limit is read to its end, as SMTP demands, but not kept.
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (kept <= LARGEST_MESSAGE_BYTES) chunks.push(chunk);
    kept += chunk.length;
  }
  if (kept > LARGEST_MESSAGE_BYTES) throw smtpError(552, '5.3.4 Mensagem maior que 5 MB.');
  return Buffer.concat(chunks);
}

const addressText = (address: Address | undefined): string | undefined =>
  address?.address && (address.name ? `${address.name} <${address.address}>` : address.address);

const sizeBytes = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

async function storeMessage(
  raw: Buffer,
  envelope: { from: string; to: string[] },
  options: SmtpOptions,
): Promise<void> {
  const mail = await PostalMime.parse(raw);
  options.store.add({
    receivedAt: options.now().toISOString(),
    from: addressText(mail.from) ?? envelope.from,
    to: envelope.to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      mimeType,
      sizeBytes: sizeBytes(content),
    })),
  });
}

/**
 * Opens the SMTP sink. It takes any recipient and any password, and nothing is ever delivered.
 *
 * @returns the port it listens on and how to close it at once, whoever is connected
 * @throws PortBusyError if the port is taken
 */
export async function openSmtpServer(options: SmtpOptions): Promise<{ port: number; close(): Promise<void> }> {
  const { faults, calls, pace, closing } = options;
  const sockets = new Set<Socket>();

  const smtp = new SMTPServer({
    banner: 'Estrada sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: LARGEST_MESSAGE_BYTES,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) => {
      const envelope = {
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map(({ address }) => address),
      };
      const body = { from: maskEmail(envelope.from), to: envelope.to.map(maskEmail) };
      calls.record('mailbox', { method: 'SMTP', path: 'DATA', body, at: options.now().toISOString() });
      const receive = async (): Promise<void> => {
        const raw = await readAll(stream);
        const current = faults.of('mailbox').mode;
        const mode = isConnectionFault(current) ? 'normal' : faults.take('mailbox');
        if (mode === 'timeout') await new Promise<never>(() => {});
        if (mode === 'slow') await pause(pace.slowMs, closing);
        if (mode === 'failing') throw smtpError(451, '4.3.0 Falha interna, tente mais tarde.');
        if (mode === 'businessRefusal') throw smtpRefusal(mailbox.refusal);
        await storeMessage(raw, envelope, options);
      };
      receive().then(() => done(), done);
    },
  });
  // A client that hangs up in the middle is no news for a sink.
  smtp.on('error', () => undefined);
  // First in line, so that a spoiled connection is spoiled before the greeting is written.
  smtp.server.prependListener('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (isConnectionFault(faults.of('mailbox').mode)) {
      const mode = faults.take('mailbox');
      if (isConnectionFault(mode)) spoilConnection(socket, mode, { pace, closing });
    }
  });

  await listenOn(smtp.server, options.port, options.host);
  return {
    port: (smtp.server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        smtp.close(resolve);
      }),
  };
}
