import { expect, it } from 'vitest';
import { DomainError } from './domain-error.ts';
import { cleanPartnerMessage } from './partner-message.ts';

it.each([
  ['Proposta recusada: renda insuficiente.', 'Proposta recusada: renda insuficiente.'],
  ['  Linha um\r\n\tlinha dois\u0000\u2028fim ', 'Linha um linha dois fim'],
  ['<b>Recusada</b> pela <a href="https://x.example">análise</a>', 'Recusada pela análise'],
  ['Recusada<script>', 'Recusada'],
  ['Recusada <img src=x onerror=alert(1)', 'Recusada'],
  ['Recusada <!-- interno -->hoje<?php x ?>', 'Recusada hoje'],
  ['<scr\u200bipt>x</scr\u0000ipt>', 'x'],
  ['\u202eadasucer\u202c', 'adasucer'],
  ['Valor < 500 e > 100', 'Valor < 500 e > 100'],
  ['Não informado \ud83d', 'Não informado'],
])('cleans %j to %j', (given, expected) => {
  expect(cleanPartnerMessage(given)).toBe(expected);
});

it.each([undefined, '', ' \n\t ', '<p></p>', '\u200b'])('returns nothing for %j', (given) => {
  expect(cleanPartnerMessage(given)).toBeUndefined();
});

it('leaves no tag, however tags are nested', () => {
  for (const nested of ['<<b>script>alert(1)<</b>/script>', '<a <b <c>>>x', `${'<b'.repeat(900)}>${'>'.repeat(900)}`])
    expect(cleanPartnerMessage(nested) ?? '').not.toMatch(/<[a-z/!?]/i);
});

it('truncates at 300 characters, never within a character', () => {
  expect(cleanPartnerMessage('a'.repeat(300))).toBe('a'.repeat(300));
  const cut = [...cleanPartnerMessage('😀'.repeat(400))!];
  expect([cut.length, cut[298], cut[299]]).toEqual([300, '😀', '…']);
  expect([...cleanPartnerMessage('x'.repeat(1_000_000))!]).toHaveLength(300);
});

it('is cleaned in every refusal that includes it', () => {
  expect(new DomainError('SIS004', { partnerMessage: '<i>Sem\nlimite</i>' }).partnerMessage).toBe('Sem limite');
  expect(new DomainError('SIS004').partnerMessage).toBeUndefined();
});
