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
import { type Sentence, terminalLanguage } from './kernel/operator-error.ts';
import { firstAccountForm, openFirstAccount, readInstallation } from './modules/users/index.ts';
import { openDatabase } from './open-database.ts';
import { StartError, sentenceFor } from './sentence-for.ts';

type EnteredAccount = { username: string; name: string; email: string };

const variables: Readonly<Record<keyof EnteredAccount, string>> = {
  name: 'SETUP_NAME',
  username: 'SETUP_USERNAME',
  email: 'SETUP_EMAIL',
};
const strings = {
  pt: {
    name: 'Seu nome',
    username: 'Usuário (letras, números, . _ -)',
    email: 'E-mail',
    account: (username: string) => `Conta:    ${username} (perfil provisioning)`,
    code: (code: string, until: string) => `Código:   ${code}, válido até ${until} (horário de São Paulo)`,
    mailed: (email: string) => `Código:   enviado para ${email}`,
    next: 'A seguir: inicie o portal, abra a página /forgotPassword, escolha "Já tenho um código" e defina a senha.',
    again: '          Até lá, o mesmo comando gera um novo código.',
  },
  en: {
    name: 'Your name',
    username: 'Username (letters, digits, . _ -)',
    email: 'E-mail',
    account: (username: string) => `Account:  ${username} (profile provisioning)`,
    code: (code: string, until: string) => `Code:     ${code}, valid until ${until} (São Paulo)`,
    mailed: (email: string) => `Code:     sent to ${email}`,
    next: 'Next:     start the portal, open its page /forgotPassword, choose "I already have a code" and set the password.',
    again: '          Until then the same command creates a new code.',
  },
};
const language = terminalLanguage();
const t = strings[language];
const inUse = {
  pt: 'Este banco de dados já tem contas. Quem tem o perfil “provisioning” pode cadastrar outras no portal (Cadastros, Usuários).',
  en: 'This database already has accounts. A user with the “provisioning” profile can register others in the portal (Records, Users).',
};

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
    console.log(t.account(username));
    console.log(code ? t.code(code, until ?? '') : t.mailed(email));
    console.log(t.next);
    console.log(t.again);
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
  const variable = variables[field];
  let value = process.env[variable] ?? '';
  for (;;) {
    const problem = value === '' && terminal ? null : problemOf(field, value);
    if (problem && !terminal) throw new StartError(problemWith(variable, problem));
    if (problem) console.log(problem[language]);
    else if (value !== '') return value;
    value = await terminal!.question(`${t[field]}: `);
  }
}

const problemWith = (variable: string, { pt, en }: Sentence): Sentence => ({
  pt: `${variable}: ${pt}`,
  en: `${variable}: ${en}`,
});

function problemOf(field: keyof EnteredAccount, value: string): Sentence | null {
  const form = firstAccountForm({ username: 'ok.1', name: 'ok', email: 'ok@ok.example', [field]: value });
  const problem = userProblems(form).find(({ path }) => path === field);
  if (!problem) return null;
  const textIn = (language: 'pt-BR' | 'en') => renderMessage(problem.key, language, problem.params);
  return { pt: textIn('pt-BR'), en: textIn('en') };
}
