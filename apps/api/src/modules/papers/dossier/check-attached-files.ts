import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { checkDossierJson } from './dossier-json.ts';

/** A file that a dossier tells of, as it lies in the PDF. */
export interface AttachedFinding {
  name: string;
  /** as it was told */
  sha256: string;
  state: 'match' | 'differ' | 'missing';
}

/** The name of the JSON among the files of the PDF. */
export const evidenceFile = 'dossie.json';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Holds the files in a dossier's PDF against the hashes that its JSON tells, and the JSON against its own seal. */
export async function checkAttachedFiles(pdf: Uint8Array): Promise<AttachedFinding[]> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false }).catch(() => null);
  const attached = new Map(document?.getAttachments().map(({ name, data }) => [name, data]));
  const json = attached.get(evidenceFile);
  if (!json) return [{ name: evidenceFile, sha256: '–', state: 'missing' }];
  const { state, evidence } = checkDossierJson(json);
  const own: AttachedFinding = {
    name: evidenceFile,
    sha256: sha256(json),
    state: state === 'whole' ? 'match' : 'differ',
  };
  if (!evidence) return [own];
  const told = [...evidence.papers, ...(evidence.envelope ? [evidence.envelope.sealed] : [])];
  return [
    own,
    ...told.map(({ file, sha256: wanted }): AttachedFinding => {
      const found = attached.get(file);
      const fits = found && sha256(found) === wanted;
      return { name: file, sha256: wanted, state: found ? (fits ? 'match' : 'differ') : 'missing' };
    }),
  ];
}
