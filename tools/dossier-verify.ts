/**
 * `npm run -s dossier:verify FILE [--en]` (Portuguese, unless `--en` or the locale selects English): checks a dossier (PDF or JSON) against its seal, and the files in a PDF
 * against the hashes in the dossier. Needs no installation and no network. Reports what was changed and where; the
 * reader decides whose the certificate is and whether to trust it. Exit code 0 when all is intact, 1 when something was
 * changed, 2 when FILE is no dossier.
 */
import type { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { terminalLanguage } from '../apps/api/src/kernel/operator-error.ts';
import { checkPdf } from '../apps/api/src/kernel/signing/seal-pdf.ts';
import { checkAttachedFiles, checkDossierJson } from '../apps/api/src/modules/contracts/dossier/make-dossier.ts';

const words = {
  pt: {
    usage: 'Uso: npm run -s dossier:verify ARQUIVO [--en]',
    unreadable: 'Não foi possível ler o arquivo.',
    none: 'Este arquivo não é um dossiê, ou não tem selo que cubra o arquivo inteiro.',
    broken: 'O próprio selo foi alterado: não se pode dizer mais nada deste arquivo.',
    whole: 'Íntegro: nenhum byte mudou desde que o dossiê foi selado.',
    changed: 'ALTERADO depois de selado:',
    range: (from: number, to: number) => `  entre os bytes ${from} e ${to - 1} do arquivo`,
    line: (number: number, text: string) => `  linha ${number}: ${text}`,
    file: { match: 'confere', differ: 'NÃO CONFERE', missing: 'FALTA' },
    files: 'Anexos, pelo SHA-256 que o dossiê declara:',
    seal: 'Certificado do selo',
    valid: 'válido de %s a %s',
    self: 'assinado por si mesmo: prova que nada mudou, não quem selou',
    by: 'emitido por',
  },
  en: {
    usage: 'Usage: npm run -s dossier:verify FILE [--en]',
    unreadable: 'The file cannot be read.',
    none: 'This file is no dossier, or has no seal that covers the whole file.',
    broken: 'The seal itself was changed: nothing more can be said of this file.',
    whole: 'Whole: no byte has changed since the dossier was sealed.',
    changed: 'CHANGED after it was sealed:',
    range: (from: number, to: number) => `  between bytes ${from} and ${to - 1} of the file`,
    line: (number: number, text: string) => `  line ${number}: ${text}`,
    file: { match: 'matches', differ: 'DOES NOT MATCH', missing: 'MISSING' },
    files: 'Attached files, by the SHA-256 that the dossier tells:',
    seal: 'Certificate of the seal',
    valid: 'valid from %s to %s',
    self: 'signed by itself: it proves that nothing changed, not who sealed it',
    by: 'issued by',
  },
};

type Words = (typeof words)['en'];

async function main(args: readonly string[]): Promise<number> {
  const language = terminalLanguage(args);
  const [path] = args.filter((word) => !word.startsWith('--'));
  const file = path === undefined ? words[language].usage : read(path, words[language]);
  if (typeof file === 'string') {
    process.stderr.write(`${file}\n`);
    return 2;
  }
  const { exitCode, lines } = await verifyDossier(file, language);
  process.stdout.write(`${lines.join('\n')}\n`);
  return exitCode;
}

function read(name: string, t: Words): Buffer | string {
  try {
    return readFileSync(name);
  } catch {
    return t.unreadable;
  }
}

/** Checks a dossier, PDF or JSON. @returns what is printed about it, and the exit code */
export async function verifyDossier(
  bytes: Buffer,
  language: keyof typeof words,
): Promise<{ exitCode: number; lines: string[] }> {
  const t = words[language];
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  const found = isPdf ? checkPdf(bytes) : checkDossierJson(bytes);
  if (found.state === 'none') return { exitCode: 2, lines: [t.none] };
  if (found.state === 'broken') return { exitCode: 1, lines: [t.broken] };
  const files = isPdf ? await checkAttachedFiles(bytes) : [];
  const lines = [
    ...(found.state === 'changed'
      ? [
          t.changed,
          ...found.ranges.map(({ from, to }) => t.range(from, to)),
          ...linesOf(found).map(({ number, text }) => t.line(number, text)),
        ]
      : [t.whole]),
    ...(files.length > 0 ? [t.files] : []),
    ...files.map(({ name, state, sha256 }) => `  ${name}: ${t.file[state]} (${sha256})`),
    ...describeCertificate(found.certificate, t),
  ];
  return { exitCode: found.state === 'whole' && files.every(({ state }) => state === 'match') ? 0 : 1, lines };
}

/** The current content of the changed lines; a PDF has no lines. */
function linesOf(found: object): { number: number; text: string }[] {
  return 'lines' in found ? (found.lines as { number: number; text: string }[]) : [];
}

const describeCertificate = (
  { subject, issuer, validFrom, validTo, fingerprint256 }: X509Certificate,
  t: Words,
): string[] => [
  `${t.seal}: ${subject}`,
  `  ${t.valid.replace('%s', validFrom).replace('%s', validTo)}`,
  `  ${issuer === subject ? t.self : `${t.by} ${issuer}`}`,
  `  SHA-256 ${fingerprint256}`,
];

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
