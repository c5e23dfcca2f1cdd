/**
 * `npm run -s loan:audit < cases.json > results.json`: computes loans and related cases outside the portal, for
 * independent checks. Reads a JSON array of cases on standard input and writes a JSON array of results in the same
 * order.
 *
 * Both are streams, so any number of cases needs little memory. Input that is no JSON array ends with code 2 and a
 * sentence on standard error. The first megabyte of results is buffered until more follows or the array has ended
 * correctly: a small broken input leaves standard output empty; a large one that breaks later leaves an array without
 * its end, which no reader accepts as complete.
 */
import { pipeline } from 'node:stream/promises';
import { auditCase } from '@estrada/domain/simulation/audit/audit-case';
import { NoJsonArrayError, splitJsonArray } from './loan-audit/split-json-array.ts';

const maxBufferedLength = 1_048_576;
const batchLength = 65_536;

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw error instanceof TypeError ? new NoJsonArrayError('Standard input is not UTF-8 text.') : error;
  }
}

function parse(element: string): unknown {
  try {
    return JSON.parse(element);
  } catch {
    throw new NoJsonArrayError('Standard input is not a JSON array.');
  }
}

async function* answer(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let [text, separator, enough] = ['[', '', maxBufferedLength];
  for await (const elements of splitJsonArray(decode(chunks))) {
    for (const element of elements) {
      text += `${separator}${JSON.stringify(auditCase(parse(element)))}`;
      separator = ',\n';
      if (text.length < enough) continue;
      yield text;
      [text, enough] = ['', batchLength];
    }
  }
  yield `${text}]\n`;
}

try {
  await pipeline(process.stdin, answer, process.stdout);
} catch (error) {
  // the reader may stop early (`| head`): that is no error, and there is no reader left to report it to
  const stopped = (error as NodeJS.ErrnoException).code === 'EPIPE';
  if (!stopped) console.error(error instanceof NoJsonArrayError ? error.message : `The audit broke off: ${error}`);
  process.exitCode = error instanceof NoJsonArrayError ? 2 : 1;
}
