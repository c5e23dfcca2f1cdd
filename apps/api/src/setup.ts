/**
 * The first account of an installation (`npm run setup`): provisioning, which registers all others in the portal. Name,
 * username and e-mail are prompted for on a terminal, else read from SETUP_NAME, SETUP_USERNAME and SETUP_EMAIL.
 */
import { createInterface, type Interface } from 'node:readline/promises';
import { userProblems } from '@estrada/domain/identity/index';
import { renderMessage } from '@estrada/domain/validation/index';
import { compose } from './compose.ts';
import { type Config, readConfig } from './kernel/config.ts';
import { protectDataFolder } from './kernel/data-folder.ts';
import type { DatabaseHandle } from './kernel/database/database.ts';
import { makeJobContext } from './kernel/jobs/job-context.ts';
import { makeLogger } from './kernel/logger.ts';
import { firstAccountForm, openFirstAccount, readInstallation } from './modules/users/index.ts';
import { openDatabase } from './open-database.ts';
import { StartError, sentenceFor } from './sentence-for.ts';

type EnteredAccount = { username: string; name: string; email: string };

const questions: Readonly<Record<keyof EnteredAccount, { variable: string; ask: string }>> = {
  name: { variable: 'SETUP_NAME', ask: 'Your name' },
  username: { variable: 'SETUP_USERNAME', ask: 'Username (letters, digits, . _ -)' },
  email: { variable: 'SETUP_EMAIL', ask: 'E-mail' },
};
const inUse =
  'This database has accounts already. Somebody with the profile provisioning registers others in the portal (Cadastros, Usuários).';

try {
  const config = readConfig(process.env);
  await protectDataFolder(config.DATA_DIR);
  const database = await openDatabase(config);
  await setUp(config, database);
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

async function setUp(config: Config, database: DatabaseHandle): Promise<void> {
  const logger = makeLogger('warn');
  const { server, jobs, pipeline, platform, tokens } = await compose({ config, database, logger });
  try {
    const { state } = await readInstallation(database.db);
    if (state === 'in use') throw new StartError(inUse);
    const form = state === 'empty' ? await promptAll() : { username: '', name: '', email: '' };
    const context = makeJobContext(pipeline, platform.clock.now(), 'setup', logger);
    const access = await openFirstAccount(firstAccountForm(form), config.SMTP_URL !== undefined, tokens, context);
    if (!access) throw new StartError(inUse);
    const { username, email, code, expiresAt } = access;
    const until = expiresAt?.toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' });
    console.log(`Account:  ${username} (profile provisioning)`);
    console.log(code ? `Code:     ${code}, good until ${until} (São Paulo)` : `Code:     in the mail to ${email}`);
    console.log(
      'Next:     start the portal, open its page /forgotPassword, choose "Já tenho um código", set the password.',
    );
    console.log('          Until then the same command makes a new code.');
  } finally {
    await server.close();
    await jobs.stop();
    platform.mailer.close();
    await database.close();
  }
}

async function promptAll(): Promise<EnteredAccount> {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  try {
    const given: EnteredAccount = { username: '', name: '', email: '' };
    for (const field of ['name', 'username', 'email'] as const) given[field] = await prompt(field, terminal);
    return given;
  } finally {
    terminal?.close();
  }
}

/** @throws StartError naming the variable, where no terminal can be prompted, for a missing or invalid value */
async function prompt(field: keyof EnteredAccount, terminal: Interface | null): Promise<string> {
  const { variable, ask: question } = questions[field];
  let value = process.env[variable] ?? '';
  for (;;) {
    const problem = value === '' && terminal ? null : problemOf(field, value);
    if (problem && !terminal) throw new StartError(`${variable}: ${problem}`);
    if (problem) console.log(problem);
    else if (value !== '') return value;
    value = await terminal!.question(`${question}: `);
  }
}

function problemOf(field: keyof EnteredAccount, value: string): string | null {
  const form = firstAccountForm({ username: 'ok.1', name: 'ok', email: 'ok@ok.example', [field]: value });
  const problem = userProblems(form).find(({ path }) => path === field);
  return problem ? renderMessage(problem.key, 'en', problem.params) : null;
}
