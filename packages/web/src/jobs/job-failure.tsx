import { pickText } from '@estrada/domain/errors/index';
import { type JobFailureKind, systemNames } from '@estrada/domain/jobs/index';
import type { JobRow } from '@estrada/endpoints/index';
import { defineStrings } from '../strings/define-strings.ts';
import { useLanguage } from '../strings/use-language.ts';
import { useStrings } from '../strings/use-strings.ts';
import './job-failure.css';

const strings = defineStrings('job-failures', {
  'partner-away': ['{system} não respondeu.', '{system} did not respond.'],
  'partner-unauthorized': [
    '{system} não aceita o token de acesso do Estrada.',
    '{system} does not accept the access token of Estrada.',
  ],
  'partner-refused': ['{system} recusou o pedido.', '{system} refused the request.'],
  'partner-refused.code': ['{system} recusou o pedido (código {code}).', '{system} refused the request (code {code}).'],
  'partner-unknown-record': ['{system} não encontrou o registro.', '{system} did not find the record.'],
  'partner-unreadable': [
    '{system} enviou uma resposta que não pôde ser lida.',
    '{system} sent an answer that could not be read.',
  ],
  'database-away': ['O banco de dados não respondeu.', 'The database did not respond.'],
  'database-busy': ['O banco de dados estava ocupado.', 'The database was busy.'],
  disk: ['O disco está cheio ou não aceita gravação.', 'The disk is full or cannot be written to.'],
  file: ['Um arquivo não pôde ser lido.', 'A file could not be read.'],
  'too-long': ['A tarefa não terminou no tempo previsto.', 'The job did not end in the time allowed.'],
  rejected: [
    'O registro não permite mais esta operação (código {code}).',
    'The record no longer allows this operation (code {code}).',
  ],
  unknown: ['A tarefa parou por um erro inesperado.', 'The job stopped because of an unexpected error.'],
  'next.partner-away': ['Tente de novo quando o sistema voltar.', 'Try again once the system is back.'],
  'next.partner-unauthorized': [
    'Peça à operação que corrija o token na configuração e tente de novo.',
    'Ask operations to correct the token in the configuration, and try again.',
  ],
  'next.record': [
    'Confira os dados do registro e tente de novo, ou cancele a tarefa.',
    'Check the data of the record and try again, or cancel the job.',
  ],
  'next.database': ['Tente de novo em alguns minutos.', 'Try again in a few minutes.'],
  'next.disk': ['Peça à operação que libere espaço e tente de novo.', 'Ask operations to free space, and try again.'],
  'next.file': [
    'Peça que o arquivo seja enviado de novo e tente de novo, ou cancele a tarefa.',
    'Have the file uploaded again and try again, or cancel the job.',
  ],
  'next.operations': [
    'Tente de novo; se continuar, envie o detalhe técnico à operação.',
    'Try again; if it fails again, send the technical detail to operations.',
  ],
  'waits.partner-unauthorized': [
    'A operação precisa corrigi-lo na configuração.',
    'Operations must correct it in the configuration.',
  ],
  'waits.disk': ['A operação precisa liberar espaço.', 'Operations must free space.'],
  waits: ['A próxima tentativa é automática.', 'The next attempt is automatic.'],
  detail: ['Detalhe técnico', 'Technical detail'],
});

/** What a person does about a failed job. */
const nextOf = {
  'partner-away': 'next.partner-away',
  'partner-unauthorized': 'next.partner-unauthorized',
  'partner-refused': 'next.record',
  'partner-unknown-record': 'next.record',
  'partner-unreadable': 'next.operations',
  'database-away': 'next.database',
  'database-busy': 'next.database',
  disk: 'next.disk',
  file: 'next.file',
  'too-long': 'next.operations',
  rejected: 'next.record',
  unknown: 'next.operations',
} as const satisfies Record<JobFailureKind, string>;

/** The next step: of a person with a failed job, of operations or of nobody with one that waits, none with one that has ended. */
function nextStepOf(state: JobRow['state'], kind: JobFailureKind) {
  if (state === 'failed') return nextOf[kind];
  if (state !== 'waiting') return null;
  return kind === 'partner-unauthorized' || kind === 'disk' ? (`waits.${kind}` as const) : 'waits';
}

/** What went wrong with a job and what to do next, with the technical message folded below; nothing where nothing did. */
export function JobFailure({ job: { failure, error, state } }: { job: Pick<JobRow, 'failure' | 'error' | 'state'> }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  if (!failure) return null;
  const { kind, system, code } = failure;
  const named = system && Object.hasOwn(systemNames, system) ? pickText(systemNames[system]!, language) : system;
  const what = t(kind === 'partner-refused' && code ? 'partner-refused.code' : kind, {
    system: named ?? '',
    code: code ?? '',
  });
  const next = nextStepOf(state, kind);
  return (
    <div className="job-failure">
      <span>{next ? `${what} ${t(next)}` : what}</span>
      {error ? (
        <details>
          <summary>{t('detail')}</summary>
          <code>{error}</code>
        </details>
      ) : null}
    </div>
  );
}
