import { describe, expect, it } from 'vitest';
import { uploadKinds } from '../uploads/upload-kinds.ts';
import type { AuditEntity } from './audit-entity.ts';
import {
  actTexts,
  auditActs,
  auditActsOf,
  auditEntities,
  auditField,
  auditLookUps,
  auditTable,
  entityOfAct,
  findAuditEntity,
} from './audit-table.ts';
import { auditValueTexts } from './value-texts.ts';

const rows = Object.entries(auditTable) as [string, AuditEntity][];

describe.each(rows)('%s', (_name, entity) => {
  it('has words in both languages for itself, its acts and its fields', () => {
    const texts = [entity, ...Object.values(entity.acts), ...Object.values(entity.fields)];
    for (const { pt, en } of texts) expect([pt.trim().length > 0, en.trim().length > 0]).toEqual([true, true]);
    expect(Object.keys(entity.acts).length).toBeGreaterThan(0);
  });
});

it('calls an act by the same words, whatever it befalls', () => {
  for (const act of auditActs) {
    const said = rows.flatMap(([, { acts }]) => (acts[act] ? [`${acts[act].pt}|${acts[act].en}`] : []));
    expect(new Set(said).size, act).toBe(1);
    expect(actTexts(act)).toBeDefined();
  }
});

it('has a kind of record for every kind of upload', () => {
  expect(auditEntities.filter((name) => name.startsWith('upload:'))).toEqual(
    Object.keys(uploadKinds).map((kind) => `upload:${kind}`),
  );
});

it('knows the kind of record of an act that befalls one kind only', () => {
  expect(entityOfAct('proposal.send')).toBe('proposal');
  expect(entityOfAct('upload.send')).toBeUndefined();
  expect(entityOfAct('proposal.sen')).toBeUndefined();
});

it('matches whole names: an older or unknown one is nothing', () => {
  expect([findAuditEntity('dealer'), findAuditEntity('deal'), findAuditEntity('constructor')]).toEqual([
    'dealer',
    undefined,
    undefined,
  ]);
  expect(auditField('dealer', 'title')).toEqual({ pt: 'Nome', en: 'Name' });
  expect(auditField('dealer', 'toString')).toBeUndefined();
  expect(actTexts('toString')).toBeUndefined();
});

it('takes for look-ups what only reads: neither a download nor a wrong password is one', () => {
  expect(auditLookUps).toEqual(['login.look-up', 'page.open']);
});

it.each([
  ['status', 'WO', 'Em trabalho'],
  ['maritalStatusId', '2', 'Casado'],
  ['gender', 'F', 'Feminino'],
  ['sellerType', 'D', 'Concessionária'],
  ['selectedTerm', '36', '36 meses'],
  ['language', 'en', 'Inglês'],
  ['createPropose', '+12 -0', '12 ligadas'],
  ['createPropose', 'true', undefined],
  ['combinations', 'CHD/NEW/TAX_ZERO/10', 'Simulador da concessionária · Novo · Taxa zero · Zero Plan'],
  ['status', 'SUCCESS', undefined],
  ['gender', 'X', undefined],
  ['toString', 'F', undefined],
  ['tableCode', 'F', undefined],
])('says the value of %s %s in words', (field, value, said) => {
  expect(auditValueTexts(field, value)?.pt).toBe(said);
});

it('takes what identifies a person for personal, each in its kind of record', () => {
  expect(auditField('user', 'email')?.personal).toBe(true);
  expect(auditField('proposal', 'motherName')?.personal).toBe(true);
  expect(auditField('parameter', 'typeName')?.personal).toBeUndefined();
  expect(auditActsOf('page')).toEqual(['page.open']);
});
