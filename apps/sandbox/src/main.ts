import { PortBusyError } from './listen.ts';
import { startSandbox } from './start-sandbox.ts';

function portFrom(variable: string, fallback: number): number {
  const value = process.env[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  console.error(`${variable} precisa ser um número de porta entre 0 e 65535, e não "${value}".`);
  process.exit(1);
}

const port = portFrom('SANDBOX_PORT', 3100);
const smtpPort = portFrom('SANDBOX_SMTP_PORT', 3125);

const hosts = (process.env.SANDBOX_HOSTS ?? '').split(',').map((name) => name.trim().toLowerCase());

const callbackSecret = process.env.SANDBOX_CALLBACK_SECRET;

try {
  const sandbox = await startSandbox({
    port,
    smtpPort,
    hosts: hosts.filter(Boolean),
    ...(callbackSecret ? { callbackSecret } : {}),
  });
  const stop = () => void sandbox.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  if (process.send) {
    // started by npm start, which says where everything is; its end is ours
    process.on('disconnect', stop);
    process.send({ ready: true, port: Number(new URL(sandbox.url).port) });
  } else console.log(`Sandbox dos parceiros em ${sandbox.url} e SMTP em 127.0.0.1:${sandbox.smtpPort}.`);
} catch (error) {
  if (!(error instanceof PortBusyError)) throw error;
  const variable = error.port === smtpPort ? 'SANDBOX_SMTP_PORT' : 'SANDBOX_PORT';
  console.error(`A porta ${error.port} já está em uso: pare o outro processo ou escolha outra com ${variable}.`);
  process.exitCode = 1;
}
