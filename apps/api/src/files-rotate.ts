/**
 * Brings every stored file under the first key of FILE_KEYS (`npm run files:rotate`), and encrypts those from before
 * files were encrypted. Exit code 0 when no file is left under another key, 1 when there is one, with a line for each.
 */
import { readConfig } from './kernel/config.ts';
import { openFileKeys, openStore } from './kernel/file-vault/open-files.ts';
import { rewrapFiles } from './kernel/file-vault/rewrap-files.ts';
import { terminalLanguage } from './kernel/operator-error.ts';
import { sentenceFor } from './sentence-for.ts';

const strings = {
  pt: {
    seen: (seen: number, rewrapped: number, encrypted: number) =>
      `${seen} arquivos conferidos: ${rewrapped} com a chave trocada, ${encrypted} que estavam sem criptografia agora criptografados.`,
    done: (id: string) => `Todos os arquivos usam a chave "${id}": as outras não são mais necessárias.`,
    left: (count: number) => `${count} arquivos ficaram como estão: mantenha as outras chaves.`,
  },
  en: {
    seen: (seen: number, rewrapped: number, encrypted: number) =>
      `${seen} files checked: ${rewrapped} with the key changed, ${encrypted} that were unencrypted now encrypted.`,
    done: (id: string) => `Every file uses the key "${id}": the other keys are no longer needed.`,
    left: (count: number) => `${count} files stay as they are: keep the other keys.`,
  },
};
const t = strings[terminalLanguage()];

try {
  const config = readConfig(process.env);
  const keys = await openFileKeys(config);
  const { seen, rewrapped, encrypted, problems } = await rewrapFiles(await openStore(config), keys);
  for (const { key, why } of problems) console.log(`${key}: ${why}`);
  console.log(t.seen(seen, rewrapped, encrypted));
  console.log(problems.length === 0 ? t.done(keys[0].id) : t.left(problems.length));
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
