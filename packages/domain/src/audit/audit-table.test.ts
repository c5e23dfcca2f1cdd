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

it('calls the size of a company by its name in the form, not an activity', () => {
  expect(auditField('proposal', 'businessTypeId')).toMatchObject({ pt: 'Porte da empresa', en: 'Company size' });
});

it('counts only reads as look-ups: neither a download nor a wrong password is one', () => {
  expect(auditLookUps).toEqual(['login.look-up', 'page.open', 'vehicle.look-up']);
});

it.each([
  ['proposal', 'status', 'WO', 'Em preenchimento'],
  ['proposal', 'maritalStatusId', '2', 'Casado(a)'],
  ['proposal', 'residenceTypeId', 'OWN', 'Própria quitada'],
  ['user', 'gender', 'F', 'Feminino'],
  ['user', 'sellerType', 'D', 'Concessionária'],
  ['user', 'status', 'CONFIRMED', 'Confirmado'],
  ['upload:plans', 'status', 'SUCCESS', 'Sucesso'],
  ['extraction', 'type', 'downloadSCD', 'decisões de crédito (SCD)'],
  ['simulation', 'selectedTerm', '36', '36 meses'],
  ['user', 'language', 'en', 'Inglês'],
  ['profileParameters', 'createPropose', '+12 -0', '12 ativadas'],
  ['profileParameters', 'createPropose', 'true', undefined],
  [
    'profileParameters',
    'combinations',
    'CHD/NEW/TAX_ZERO/10',
    'Simulador da concessionária · Novo · Taxa zero · Zero Plan',
  ],
  ['proposal', 'status', 'SUCCESS', undefined],
  ['user', 'gender', 'X', undefined],
  ['user', 'toString', 'F', undefined],
  ['proposal', 'tableCode', 'F', undefined],
])('describes the value of %s.%s %s in text', (entity, field, value, said) => {
  expect(auditValueTexts(entity, field, value)?.pt).toBe(said);
});

it('marks fields that identify a person as personal, for each entity', () => {
  expect(auditField('user', 'email')?.personal).toBe(true);
  expect(auditField('proposal', 'motherName')?.personal).toBe(true);
  expect(auditField('parameter', 'typeName')?.personal).toBeUndefined();
  expect(auditActsOf('page')).toEqual(['page.open']);
});
