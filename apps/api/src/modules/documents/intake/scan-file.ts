import { connect } from 'node:net';
import { describeFailure } from '../../../kernel/describe-failure.ts';
import type { Logger } from '../../../kernel/logger.ts';
import { refusalOf } from './accept-file.ts';

/** Scans received bytes for viruses. @throws DomainError UPF003 at `file`: one was found, or the scan failed */
export type ScanFile = (bytes: Uint8Array) => Promise<void>;

const chunkBytes = 64 * 1024;
/** Ten megabytes take a second or two; the user waits. */
const mostMs = 15_000;
/** No answer of the scanner is longer. */
const mostAnswer = 4_096;

/** Where no scanner is configured, only our own readers check files. */
const scanNothing: ScanFile = async () => {};

/**
 * The scanner of this installation (`CLAMD_URL`). While it is unavailable no unscanned file is accepted: the user sees
 * a message and tries again.
 */
export function openScanner({ CLAMD_URL: url }: { CLAMD_URL?: string | undefined }, logger: Logger): ScanFile {
  if (url === undefined) return scanNothing;
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return async (bytes) => {
    const answer = await queryClamd({ host, port: Number(port || 3310) }, bytes).catch((error: unknown) => {
      logger.error({ err: describeFailure(error) }, 'the virus scanner does not answer');
      throw refusalOf('document.scannerAway');
    });
    if (answer === 'stream: OK') return;
    // (a file that is too large for it, or that it cannot read, is unscanned)
    if (!answer.endsWith(' FOUND')) {
      logger.error({ answer: answer.slice(0, 200) }, 'the virus scanner could not look at a file');
      throw refusalOf('document.scannerAway');
    }
    throw refusalOf('document.virus');
  };
}

/** Sends bytes by clamd's INSTREAM. @returns its answer, without the zero at its end */
function queryClamd(address: { host: string; port: number }, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    let answer = '';
    socket.setTimeout(mostMs, () => socket.destroy(new Error('time-out')));
    const timer = setTimeout(() => socket.destroy(new Error('time-out')), mostMs);
    socket.once('connect', () => {
      socket.write('zINSTREAM\0');
      for (let from = 0; from < bytes.length; from += chunkBytes) {
        const part = bytes.subarray(from, from + chunkBytes);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(part.length);
        socket.write(length);
        socket.write(part);
      }
      socket.write(Buffer.alloc(4));
    });
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (answer.length > mostAnswer) socket.destroy(new Error('not the answer of a scanner'));
      else if (answer.endsWith('\0')) {
        resolve(answer.slice(0, -1));
        socket.end();
      }
    });
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      // after an answer this has no effect
      reject(new Error('closed without an answer'));
    });
  });
}
