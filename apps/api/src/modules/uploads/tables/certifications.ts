import { bareUsername } from '@estrada/domain/identity/index';
import { checkedColumn, dateColumn, textColumn } from '@estrada/domain/uploads/index';
import {
  type CertificationRow,
  certificationTables,
  currentCertifications,
  makeCertificationCheck,
  saveUploadedCertifications,
} from '../../users/index.ts';
import { uploadTable } from '../upload-table.ts';

/** The certifications of users who attend clients; users that the table does not name do not change. */
export const certifications = uploadTable<CertificationRow>({
  kind: 'certifications',
  fileStem: 'certificacoes',
  maxLines: 50_000,
  columns: {
    username: checkedColumn<string>(
      { name: 'usuario', about: { pt: 'Usuário do portal', en: 'Portal username' }, example: 'DEMO.SELLER' },
      (text) => ({ value: bareUsername(text) }),
    ),
    certificationNumber: textColumn(
      {
        name: 'numero',
        about: { pt: 'Número da certificação, até 40 caracteres', en: 'Certification number, up to 40 characters' },
        example: 'CA-204518',
      },
      { max: 40 },
    ),
    certificationIssuer: textColumn(
      {
        name: 'entidade',
        about: { pt: 'Entidade certificadora, até 100 caracteres', en: 'Certification issuer, up to 100 characters' },
        example: 'Certificadora Nacional',
      },
      { max: 100 },
    ),
    certificationStart: dateColumn({
      name: 'inicio',
      about: { pt: 'Primeiro dia de validade', en: 'First day of validity' },
      example: '01/02/2026',
    }),
    certificationEnd: dateColumn({
      name: 'fim',
      about: { pt: 'Último dia de validade', en: 'Last day of validity' },
      example: '31/01/2031',
    }),
  },
  examples: [{}, { username: 'DEMO.FI-MANAGER', certificationNumber: 'CA-204519' }],
  check: ({ certificationStart, certificationEnd }) =>
    certificationEnd < certificationStart
      ? { column: 'certificationEnd', reason: 'certification.endBeforeStart' }
      : null,
  keyOf: (row) => row.username,
  comparison: { key: ['username'], standing: currentCertifications },
  checkWith: makeCertificationCheck,
  begin: saveUploadedCertifications,
  lines: currentCertifications,
  changesOnly: true,
  stored: certificationTables,
});
