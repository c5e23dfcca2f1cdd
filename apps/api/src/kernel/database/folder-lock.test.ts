import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseOpenError } from './database.ts';
import { folderSentence, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estrada-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'estrada.lock');
const refusal = (path = folder): string => {
  try {
    lockFolder(path)();
  } catch (error) {
    expect(error).toBeInstanceOf(DatabaseOpenError);
    return (error as Error).message;
  }
  throw new Error('Nothing was refused');
};
/** A process number that was in use a moment ago. */
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('lock of the data folder', () => {
  it('refuses a second process in one sentence that explains what to do', () => {
    const unlock = lockFolder(folder);
    expect(refusal()).toBe(
      `Another Estrada process (${process.pid}) already uses this data folder; stop it, or set DATA_DIR or DATABASE_URL.`,
    );
    unlock();
  });

  it('releases the folder', () => {
    lockFolder(folder)();
    expect(existsSync(lockFile())).toBe(false);
    lockFolder(folder)();
  });

  it('creates the folder when it does not exist', () => {
    folder = join(folder, 'deep', 'data');
    lockFolder(folder)();
    expect(existsSync(folder)).toBe(true);
  });

  it.each([
    ['of a process that has ended', () => `${deadPid()} 1`],
    ['of a process whose number another one has now', () => `${process.pid} 1`],
    ['that was cut off', () => ''],
    ['with nonsense in it', () => 'not a lock'],
  ])('replaces a lock %s', (_case, content) => {
    writeFileSync(lockFile(), content());
    const unlock = lockFolder(folder);
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d+$`));
    unlock();
  });

  it('reports in one sentence when the folder is not usable', () => {
    const file = join(folder, 'data');
    writeFileSync(file, 'a file where the folder should be');
    for (const path of [file, join(file, 'below')]) {
      const message = refusal(path);
      expect(message).toContain(path);
      expect(message).toMatch(/^The data folder [^\n]+\.$/);
    }
  });

  it.each([
    ['EROFS', 'The data folder /data is not writable; set DATA_DIR to a folder that is.'],
    ['EACCES', 'The data folder /data is not writable; set DATA_DIR to a folder that is.'],
    ['ENOSPC', 'The disk of the data folder /data is full. Free some space and try again.'],
    ['53100', 'The disk of the data folder /data is full. Free some space and try again.'],
    ['ENOTDIR', 'The data folder /data is not a folder; set DATA_DIR to the path of a folder.'],
    ['ETIMEDOUT', null],
  ])('has a message for %s, also when it is the cause of another failure', (code, words) => {
    const failure = Object.assign(new Error('disk'), { code });
    expect(folderSentence('/data', failure)?.en ?? null).toBe(words);
    expect(folderSentence('/data', new Error('query', { cause: failure }))?.en ?? null).toBe(words);
  });
});
