/**
 * Makes the configured database and file store one installation (`npm run installation:adopt`): after one of them was restored, their
 * ids differ and no process starts.
 */
import { readConfig } from './kernel/config.ts';
import { protectDataFolder } from './kernel/data-folder.ts';
import { migrate } from './kernel/database/migrate.ts';
import { openStore } from './kernel/file-vault/open-files.ts';
import { adoptStore } from './kernel/installation.ts';
import { terminalLanguage } from './kernel/operator-error.ts';
import { openDatabase } from './open-database.ts';
import { sentenceFor } from './sentence-for.ts';

try {
  const config = readConfig(process.env);
  await protectDataFolder(config.DATA_DIR);
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const id = await adoptStore(database.db, await openStore(config));
    console.log(
      terminalLanguage() === 'en'
        ? `Database and stored files are of installation ${id} now.`
        : `O banco de dados e os arquivos armazenados agora são da instalação ${id}.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
