import { moduleFlags } from '@estrada/domain/access/index';
import { z } from 'zod';
import { auditKeys } from './audit/audit-keys.ts';
import { callbackVariables } from './callbacks/callback-access.ts';
import { exactOrigin, exactOriginRule, exactOriginRulePt, exactOrigins } from './exact-origins.ts';
import { fileKeys } from './file-vault/file-keys.ts';
import { OperatorError, type Sentence } from './operator-error.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1']).transform((value) => value === '1');
const url = z.url({ protocol: /^https?$/ });

/** Whether an address may name an identity provider: the traffic with it must be encrypted. */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isPrivate = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isPrivate && username === '' && password === '' && search === '' && hash === '';
}

/** Every variable the server reads: its check, its default and what it is for. `docs/configuration.md` is made from this. */
export const variables = {
  PORT: { schema: port.default(3000), about: 'Port of the portal and the API' },
  HOST: { schema: z.string().default('127.0.0.1'), about: 'Address to listen on; `0.0.0.0` inside a container' },
  DATA_DIR: { schema: z.string().default('./.data'), about: 'Folder of the embedded database and of stored files' },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    about: 'PostgreSQL 15 or newer; without it the embedded database is used',
    secret: true,
  },
  DATABASE_POOL: { schema: z.coerce.number().int().min(2).max(200).default(10), about: 'Connections per process' },
  DEMO: {
    schema: flag.optional(),
    about:
      '`1` loads the demo data; the embedded database does so by default unless `npm run setup` made an account, `0` prevents it',
  },
  PUBLIC_URL: {
    schema: url.optional(),
    about:
      'Address of the portal as people see it, for links and the Secure cookie flag; required where `HOST` or `TRUST_PROXY` lets other machines in',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .optional()
      .transform((list) =>
        list
          ?.split(',')
          .map((address) => address.trim())
          .filter(Boolean),
      ),
    about:
      'Addresses of the proxies in front, separated by commas; their `x-forwarded-for` identifies the caller for the rate limits',
  },
  TRUSTED_ORIGINS: {
    schema: exactOrigins,
    about:
      'Sites (`https://partner.example`), separated by commas, whose pages may make calls that change something, besides our own; none by default',
  },
  METRICS_PORT: {
    schema: port.optional(),
    about: 'Port of its own, on `HOST`, for the figures at `/metrics`; none by default. Keep it away from strangers',
  },
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    about:
      'Token (16 characters or more, `Authorization: Bearer …`) that opens `/metrics`, on the public port too; without it the public port has no such address',
    secret: true,
  },
  SANDBOX_PORT: { schema: port.default(3100), about: 'Port of the partner sandbox' },
  SANDBOX_SMTP_PORT: { schema: port.default(3125), about: "Port of the sandbox's mail server" },
  CREDIT_BUREAU_URL: { schema: url.optional(), about: 'Credit bureau; the sandbox by default' },
  CREDIT_BUREAU_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the credit bureau',
    secret: true,
  },
  CREDIT_ENGINE_URL: { schema: url.optional(), about: 'Credit engine; the sandbox by default' },
  CREDIT_ENGINE_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the credit engine',
    secret: true,
  },
  DOCUMENT_READER_URL: { schema: url.optional(), about: 'Document reader (OCR); the sandbox by default' },
  DOCUMENT_READER_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the document reader',
    secret: true,
  },
  LIEN_REGISTRY_URL: {
    schema: url.optional(),
    about: 'Registry of liens on vehicles (gravame); the sandbox by default',
  },
  LIEN_REGISTRY_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the lien registry',
    secret: true,
  },
  DEALER_PAYMENTS_URL: { schema: url.optional(), about: 'Service that pays dealers; the sandbox by default' },
  DEALER_PAYMENTS_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the service that pays dealers',
    secret: true,
  },
  LOAN_SERVICING_URL: {
    schema: url.optional(),
    about: 'Company that collects the instalments of paid contracts; the sandbox by default',
  },
  LOAN_SERVICING_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the company that collects instalments',
    secret: true,
  },
  MESSAGING_URL: { schema: url.optional(), about: 'Operator of SMS and WhatsApp; the sandbox by default' },
  MESSAGING_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the operator of SMS and WhatsApp',
    secret: true,
  },
  ...callbackVariables('MESSAGING', 'the operator of SMS and WhatsApp'),
  SALES_CRM_URL: { schema: url.optional(), about: 'Sales CRM, which receives the leads; the sandbox by default' },
  SALES_CRM_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the sales CRM',
    secret: true,
  },
  VEHICLE_REGISTRY_URL: {
    schema: url.optional(),
    about: 'Register of vehicles, which identifies plates and chassis; the sandbox by default',
  },
  VEHICLE_REGISTRY_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the register of vehicles',
    secret: true,
  },
  INSURER_DEADLINE_MS: {
    schema: z.coerce.number().int().min(100).max(30_000).default(4_000),
    about: 'How long a call for prices waits for each insurer; a later answer is stored for the next call',
  },
  LIBERTY_URL: { schema: url.optional(), about: 'Insurer Liberty; the sandbox by default' },
  LIBERTY_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the insurer Liberty',
    secret: true,
  },
  CARDIF_URL: { schema: url.optional(), about: 'Insurer Cardif; the sandbox by default' },
  CARDIF_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the insurer Cardif',
    secret: true,
  },
  ASSURANT_URL: { schema: url.optional(), about: 'Insurer Assurant; the sandbox by default' },
  ASSURANT_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the insurer Assurant',
    secret: true,
  },
  METLIFE_URL: { schema: url.optional(), about: 'Insurer MetLife; the sandbox by default' },
  METLIFE_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the insurer MetLife',
    secret: true,
  },
  ...callbackVariables('LIBERTY', 'the insurer Liberty'),
  ...callbackVariables('CARDIF', 'the insurer Cardif'),
  ...callbackVariables('ASSURANT', 'the insurer Assurant'),
  ...callbackVariables('METLIFE', 'the insurer MetLife'),
  CERTISIGN_URL: { schema: url.optional(), about: 'E-signature provider (Certisign); the sandbox by default' },
  CERTISIGN_TOKEN: {
    schema: z.string().min(1).default('sandbox'),
    about: 'Bearer token of the e-signature provider',
    secret: true,
  },
  ...callbackVariables('CERTISIGN', 'the e-signature provider'),
  POSTAL_CODES_URL: { schema: url.optional(), about: 'Postal-code service; the sandbox by default' },
  BOT_SCORE_URL: {
    schema: url.optional(),
    about: 'Service that distinguishes people from programs; the sandbox by default',
  },
  BOT_SCORE_THRESHOLD: {
    schema: z.coerce.number().min(0).max(1).default(0.3),
    about: 'Callers who score less at the login get three tries in five minutes; `0` asks nothing of anybody',
  },
  LOGIN_REDIRECT_ORIGINS: {
    schema: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .pipe(
        z.array(
          z
            .url({ protocol: /^https?$/ })
            .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'not an origin'),
        ),
      ),
    about:
      "Sites (`https://sso.example`), separated by commas, that a provider account's redirect address may lead to; none by default",
  },
  OIDC_ISSUER: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine(isIssuer, 'https (http for this machine only), without credentials, query and fragment')
      .optional(),
    about:
      'Issuer of the identity provider (OpenID Connect) that provider accounts with a redirect address on its site sign in through; no such sign-in without it. Wants the two variables below; register the address `/redirectAuth` of the portal over there',
  },
  OIDC_CLIENT_ID: { schema: z.string().min(1).max(200).optional(), about: 'Our name at the identity provider' },
  OIDC_CLIENT_SECRET: {
    schema: z.string().min(1).optional(),
    about: 'Our secret at the identity provider (`client_secret_basic`)',
    secret: true,
  },
  PLANS_ORIGIN: {
    schema: exactOrigin.optional(),
    about:
      'Site (`https://plans.example`) that serves the plans front end; it runs with the rights of who opens `/admin/plans`, `/admin/iof`, `/admin/vaps` or `/upload/plans`, and no other page lets it in. `npm start` names its own; without one these pages say that they are not set up',
  },
  INSURER_FRAME_ORIGINS: {
    schema: exactOrigins,
    about:
      "Insurers' sites (`https://pay.insurer.example`), separated by commas, that `/contratarSeguro` may show in a frame and that may show `/cardifRedirect` in theirs; none by default",
  },
  NOTIFICATION_SECONDS: {
    schema: z.coerce.number().int().min(5).max(3_600).default(60),
    about: 'How often an open portal asks for notifications',
  },
  PARTNER_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(60_000).default(4_000),
    about: 'Time-out of one partner call',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    about: "Mail server; the sandbox's mailbox by default",
    secret: true,
  },
  MAIL_FROM: { schema: z.string().default('Estrada <nao-responda@estrada.example>'), about: 'Sender of the mail' },
  TOKEN_SECRET: {
    schema: z.string().min(32).optional(),
    about:
      'Secret (32 characters or more) that signs refresh tokens; made at the first start and kept in the database when absent',
    secret: true,
  },
  AUDIT_KEY: {
    schema: auditKeys,
    about:
      'Key (32 characters or more) of the chain of the audit trail, so that who owns the database alone cannot write it anew; those of before, separated by commas, stay behind it. Without one the chain is not keyed',
    secret: true,
  },
  FILE_KEYS: {
    schema: fileKeys,
    about:
      'Keys that stored files are encrypted with, `id:base64` of 32 bytes each (`openssl rand -base64 32`), separated by commas: the first for new files, those of before behind it until `npm run files:rotate` has brought every file under the first. Without any, the first start makes one and keeps it in `DATA_DIR` beside the files',
    secret: true,
  },
  SIGNING_FILE: {
    schema: z.string().min(1).optional(),
    about:
      'File (PEM) with the key (RSA of 2,048 bits at least or P-256, as PKCS#8) and the certificates that dossiers are sealed with: an A1 of ICP-Brasil by `openssl pkcs12 -in a1.pfx -nodes`. Without one the first start makes a pair in `DATA_DIR`, which proves that nothing was changed and not who we are',
  },
  FILES_BUCKET: {
    schema: z.string().min(3).max(63).optional(),
    about:
      'Bucket of an S3-compatible store for files, so that several machines share them; without it they lie in `DATA_DIR`. Wants the keys below and `FILE_KEYS`',
  },
  FILES_REGION: { schema: z.string().min(1).default('us-east-1'), about: 'Region of `FILES_BUCKET`' },
  FILES_ENDPOINT: { schema: url.optional(), about: "Address of the store of `FILES_BUCKET`; Amazon's by default" },
  FILES_KEY_ID: { schema: z.string().min(1).optional(), about: 'Our key at the store of `FILES_BUCKET`' },
  FILES_SECRET: {
    schema: z.string().min(1).optional(),
    about: 'Our secret at the store of `FILES_BUCKET`',
    secret: true,
  },
  CLAMD_URL: {
    schema: z
      .url({ protocol: /^tcp$/ })
      .refine((text) => URL.canParse(text) && new URL(text).hostname !== '', 'tcp://host:port')
      .optional(),
    about:
      "Virus scanner (`tcp://host:3310`, ClamAV's clamd) that looks at every document before it is kept; while it does not answer, none is taken in. None by default. Its `StreamMaxLength` has to be 10 MB or more",
  },
  PUBLIC_API_KEY: {
    schema: z.string().min(16).max(200).optional(),
    about:
      'API key (16 characters or more) that the portal sends with its public calls; every browser sees it. Made at the first start and kept in the database when absent',
  },
  MODULES: {
    schema: z
      .string()
      .default(moduleFlags.join(','))
      .transform((list) =>
        list
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      ),
    about: 'Active modules, separated by commas',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    about: 'Least severe level that is logged; `npm start` sets `warn`',
  },
} satisfies Record<string, { schema: z.ZodType; about: string; secret?: boolean }>;

export type Config = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']> };

/** Our own rules in Portuguese; the library has its messages in both languages. */
const ownRules: Readonly<Record<string, string>> = {
  'not an origin': 'não é uma origem',
  'https (http for this machine only), without credentials, query and fragment':
    'https (http só para esta máquina), sem credenciais, consulta e fragmento',
  'tcp://host:port': 'tcp://máquina:porta',
  'each key needs 32 characters or more': 'cada chave precisa de 32 caracteres ou mais',
  'each key is id:base64 of 32 bytes (openssl rand -base64 32)':
    'cada chave é id:base64 de 32 bytes (openssl rand -base64 32)',
  'two keys have the same id': 'duas chaves têm o mesmo id',
  [`has to be ${exactOriginRule}`]: `precisa ser ${exactOriginRulePt}`,
  [`each entry has to be ${exactOriginRule}`]: `cada item precisa ser ${exactOriginRulePt}`,
};
const portugueseOf = ({ message }: { message: string }): string => ownRules[message] ?? message;

/** A configuration that cannot be used, in one sentence for the operator who starts the server. */
export class ConfigError extends OperatorError {}

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError naming every wrong variable; secrets are never echoed
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const shape = Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema]));
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const schema = z.object(shape);
  const result = schema.safeParse(given);
  // the same issues in the same order, with the library's Portuguese messages
  const inPortuguese = result.success
    ? []
    : schema.safeParse(given, { error: z.locales.ptBR().localeError }).error!.issues;
  const problems = result.success
    ? missingCompanions(result.data as Config)
    : result.error.issues.map((issue, index) => {
        const name = String(issue.path[0]) as keyof typeof variables;
        const secret = 'secret' in variables[name];
        const about = (reason: string) => `${name}${secret ? '' : `="${given[name] ?? ''}"`}: ${reason}`;
        return { pt: about(portugueseOf(inPortuguese[index]!)), en: about(issue.message) };
      });
  if (problems.length > 0) {
    const listIn = (language: keyof Sentence) => problems.map((problem) => problem[language]).join('; ');
    throw new ConfigError({
      pt: `A configuração tem erros (veja docs/configuration.md): ${listIn('pt')}`,
      en: `The configuration is not usable (see docs/configuration.md): ${listIn('en')}`,
    });
  }
  return result.data as Config;
}

const ownHosts = ['127.0.0.1', 'localhost', '::1'];
/** Other machines reach this one: by its own address, or through a proxy. */
const isReachable = ({ HOST, TRUST_PROXY }: Config): boolean =>
  !ownHosts.includes(HOST) || (TRUST_PROXY !== undefined && TRUST_PROXY.length > 0);

const requiredWith = (name: keyof Config, requiredBy: keyof Config): Sentence => ({
  pt: `${name}: obrigatória com ${requiredBy}`,
  en: `${name}: required with ${requiredBy}`,
});

/** The other variables that a set variable requires. */
function missingCompanions(config: Config): Sentence[] {
  const without = (names: readonly (keyof Config)[], requiredBy: keyof Config) =>
    config[requiredBy] === undefined
      ? []
      : names.filter((name) => config[name] === undefined).map((name) => requiredWith(name, requiredBy));
  // a key in the data folder of one machine does not exist on the next
  const keyless = config.FILES_BUCKET !== undefined && config.FILE_KEYS.length === 0;
  return [
    ...without(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], 'OIDC_ISSUER'),
    ...without(['FILES_KEY_ID', 'FILES_SECRET'], 'FILES_BUCKET'),
    ...(keyless ? [requiredWith('FILE_KEYS', 'FILES_BUCKET')] : []),
    // links in e-mails and the return address of a sign-in must not follow the header of a request
    ...(isReachable(config) && config.PUBLIC_URL === undefined
      ? [{ pt: 'PUBLIC_URL: obrigatória fora desta máquina', en: 'PUBLIC_URL: required outside this machine' }]
      : []),
  ];
}

/** The variables with the address of a partner. */
export type PartnerUrlVariable = Exclude<
  Extract<keyof Config, `${string}_URL`>,
  'PUBLIC_URL' | 'DATABASE_URL' | 'SMTP_URL' | 'CLAMD_URL'
>;

/** The configured address of a partner that is called over HTTP, else that of the sandbox. */
export function partnerUrl(config: Config, partner: { name: string; url: PartnerUrlVariable }): string {
  return config[partner.url] ?? `http://127.0.0.1:${config.SANDBOX_PORT}/${partner.name}/v1`;
}

/** The configured mail server, else the sandbox's. */
export const mailUrl = (config: Config): string => config.SMTP_URL ?? `smtp://127.0.0.1:${config.SANDBOX_SMTP_PORT}`;
