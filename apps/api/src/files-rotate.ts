/**
 * Brings every stored file under the first key of FILE_KEYS (`npm run files:rotate`), and encrypts those from before
 * files were encrypted. Exit code 0 when no file is left under another key, 1 when there is one, with a line for each.
 */
import { readConfig } from './kernel/config.ts';
import { openFileKeys, openStore } from './kernel/file-vault/open-files.ts';
import { rewrapFiles } from './kernel/file-vault/rewrap-files.ts';
import { sentenceFor } from './sentence-for.ts';

try {
  const config = readConfig(process.env);
  const keys = await openFileKeys(config);
  const { seen, rewrapped, encrypted, problems } = await rewrapFiles(await openStore(config), keys);
  for (const { key, why } of problems) console.log(`${key}: ${why}`);
  console.log(`${seen} files seen: ${rewrapped} wrapped anew, ${encrypted} encrypted that were plain.`);
  console.log(
    problems.length === 0
      ? `Every file is under the key "${keys[0].id}": other keys are needed no longer.`
      : `${problems.length} files stay as they are: keep the other keys.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
