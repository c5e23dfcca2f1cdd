/** The failure of a job in a form that people can act on. */
import { DomainError } from '@estrada/domain/errors/index';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { failureOf } from '../../kernel/jobs/failure-of.ts';
import { TableFileError } from '../../kernel/spreadsheets/table-file-error.ts';
import { PartnerError } from '../../partners/index.ts';

const ofDatabase = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('from the driver'), { code }));
const named = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a partner that times out', new PartnerError('liberty', 'timeout'), 'partner-away', 'liberty', null],
  ['an open circuit', new PartnerError('liberty', 'circuit-open'), 'partner-away', 'liberty', null],
  ['an old token', new PartnerError('sales-crm', 'unauthorized'), 'partner-unauthorized', 'sales-crm', null],
  ['a refusal', new PartnerError('metlife', 'refused', { partnerCode: 'L-7' }), 'partner-refused', 'metlife', 'L-7'],
  ['an unknown record', new PartnerError('certisign', 'not-found'), 'partner-unknown-record', 'certisign', null],
  ['garbage', new PartnerError('certisign', 'garbage'), 'partner-unreadable', 'certisign', null],
  [
    'a mail server that is away',
    Object.assign(new Error('x'), { outage: 'mail-server' }),
    'partner-away',
    'mail-server',
    null,
  ],
  ['a lost connection', ofDatabase('08006'), 'database-away', null, null],
  ['a deadlock', ofDatabase('40P01'), 'database-busy', null, null],
  ['a statement over its time', ofDatabase('57014'), 'database-busy', null, null],
  ['a broken constraint', ofDatabase('23505'), 'unknown', null, null],
  ['a full disk', named('ENOSPC'), 'disk', null, null],
  ['a missing file', named('ENOENT'), 'file', null, null],
  ['a table that is none', new TableFileError('file.empty' as never), 'file', null, null],
  ['a rule of the product', new DomainError('PRS007'), 'rejected', null, 'PRS007'],
  ['anything else', new TypeError('x is not a function'), 'unknown', null, null],
  ['a thrown text', 'text', 'unknown', null, null],
])('%s', (_name, error, kind, system, code) => {
  expect(failureOf(error)).toEqual({ kind, system, code });
});

it('contains no document of a client in the code of a refusal', () => {
  const { code } = failureOf(new PartnerError('metlife', 'refused', { partnerCode: 'CPF 529.982.247-25' }));
  expect(code).not.toContain('529.982.247-25');
});
