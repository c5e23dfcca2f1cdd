import { variables } from '../../apps/api/src/kernel/config.ts';

/** docs/configuration.md, from the table with which the server reads its environment. */
export function configurationPage(): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const fallback = variable.schema.safeParse(undefined);
    const shown = fallback.success && fallback.data !== undefined ? `\`${String(fallback.data)}\`` : '–';
    const secret = 'secret' in variable ? ' **Secret.**' : '';
    return `| \`${name}\` | ${'secret' in variable && fallback.data ? '(sandbox)' : shown} | ${variable.about}.${secret} |`;
  });
  return `# Configuration

Everything is set by environment variables and checked at the start: a value that cannot be used ends the start with one
sentence that names it. (This page is made by \`npm run generate\` from \`apps/api/src/kernel/config.ts\`.)

| variable | default | what it is for |
|---|---|---|
${rows.join('\n')}

## The first account

\`npm run setup\` makes the account that registers all others (profile provisioning), once, in a database without accounts. It
asks for name, username and e-mail, or takes them from \`SETUP_NAME\`, \`SETUP_USERNAME\` and \`SETUP_EMAIL\` where it is not
run on a terminal. The first password is set by a code: mailed where \`SMTP_URL\` is set, else printed once.

## The plans front end

\`npm run plans\` serves it, after \`npm run build\`: on \`PLANS_PORT\` (2212) and \`HOST\`, for the pages of \`PUBLIC_URL\` (without it,
of localhost at \`PORT\`) and for nobody else's. \`npm start\` starts it. Its files hold no secret and no data; any server that sends
\`access-control-allow-origin\` with the portal's origin can take its place.

## In production

- \`DATABASE_URL\` (PostgreSQL 15 or newer with the extension \`pg_trgm\`), \`npm run api\` and \`npm run worker\` as often as needed.
- \`PUBLIC_URL\` with \`https://\`, so that the session cookie is marked Secure; TLS ends at the proxy in front.
- \`PLANS_ORIGIN\`, where the plans front end is served, on a site that you trust as much as the portal's own.
- The addresses and tokens of the partners and of the mail server; without them the sandbox's are used.
- \`TOKEN_SECRET\` from the secret store. Without it, and for the signing keys of the tokens, the first start makes one and keeps
  it in the table \`settings\`: protect the database's backups accordingly.
- \`AUDIT_KEY\` from the secret store, kept where the owner of the database cannot read it: \`npm run audit:verify\` needs it too.
- \`FILE_KEYS\` from the secret store, apart from the files and their backups: without them nobody reads a stored file, you
  included. A new key goes to the front of the list and every process is started again; then \`npm run files:rotate\`, beside the
  servers that work, says when the old one may go.
- \`FILES_BUCKET\` and its keys where several machines run; they share the folder of files otherwise. A process that does not see the
  files of its database does not start; \`npm run installation:adopt\` joins the two after one of them was restored. Give the bucket a rule that
  removes incomplete uploads.
- \`CLAMD_URL\`, so that a virus scanner sees every document.
- \`DEMO\` unset: a start on PostgreSQL refuses while demo accounts or keys are in the database.
`;
}
