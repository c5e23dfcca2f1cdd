import { chmod, mkdir, stat } from 'node:fs/promises';

/**
 * Creates the folder of the data where it is missing, readable by its owner alone: the embedded database holds the keys that sign
 * tokens. A folder of an earlier version that others can read is closed. From then on every file of this process is its owner's.
 */
export async function protectDataFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // not a folder: opening the database reports it
    if (error.code !== 'EEXIST') throw error;
  });
  const found = await stat(folder);
  if (found.isDirectory() && (found.mode & 0o077) !== 0) await chmod(folder, 0o700);
}
