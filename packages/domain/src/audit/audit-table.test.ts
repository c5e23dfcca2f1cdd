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
  it('has texts in both languages for the entity, its actions and its fields', () => {
    const texts = [entity, ...Object.values(entity.acts), ...Object.values(entity.fields)];
    for (const { pt, en } of texts) expect([pt.trim().length > 0, en.trim().length > 0]).toEqual([true, true]);
    expect(Object.keys(entity.acts).length).toBeGreaterThan(0);
  });
});

it('uses the same text for an action, whatever entity it applies to', () => {
  for (const act of auditActs) {
    const said = rows.flatMap(([, { acts }]) => (acts[act] ? [`${acts[act].pt}|${acts[act].en}`] : []));
    expect(new Set(said).size, act).toBe(1);
    expect(actTexts(act)).toBeDefined();
  }
});

it('has an entity for every kind of upload', () => {
  expect(auditEntities.filter((name) => name.startsWith('upload:'))).toEqual(
    Object.keys(uploadKinds).map((kind) => `upload:${kind}`),
  );
});

it('resolves the entity of an action that applies to one entity only', () => {
  expect(entityOfAct('proposal.send')).toBe('proposal');
  expect(entityOfAct('upload.send')).toBeUndefined();
  expect(entityOfAct('proposal.sen')).toBeUndefined();
});

it('matches whole names only: an older or unknown name resolves to nothing', () => {
  expect([findAuditEntity('dealer'), findAuditEntity('deal'), findAuditEntity('constructor')]).toEqual([
    'dealer',
    undefined,
    undefined,
  ]);
  expect(auditField('dealer', 'title')).toEqual({ pt: 'Nome', en: 'Name' });
  expect(auditField('dealer', 'toString')).toBeUndefined();
  expect(actTexts('toString')).toBeUndefined();
});

it('counts only reads as look-ups: neither a download nor a wrong password is one', () => {
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
])('describes the value of %s %s in text', (field, value, said) => {
  expect(auditValueTexts(field, value)?.pt).toBe(said);
});

it('marks fields that identify a person as personal, for each entity', () => {
  expect(auditField('user', 'email')?.personal).toBe(true);
  expect(auditField('proposal', 'motherName')?.personal).toBe(true);
  expect(auditField('parameter', 'typeName')?.personal).toBeUndefined();
  expect(auditActsOf('page')).toEqual(['page.open']);
});
