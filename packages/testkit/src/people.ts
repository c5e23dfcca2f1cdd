import { makeCnpj, makeCpf } from '@estrada/domain/people/index';
import { companyNames, firstNames, lastNames, motherNames } from './names.ts';

export interface Person {
  name: string;
  motherName: string;
  cpf: string;
  birthDate: string;
  mobile: string;
  email: string;
  monthlyIncomeCents: number;
}

export interface Company {
  name: string;
  cnpj: string;
  mobile: string;
  email: string;
  monthlyRevenueCents: number;
  administrator: Person;
}

/** Digits that the partner sandbox decides by (its home page explains them). */
export interface SandboxDigits {
  /** 0–5 pre-approved · 6, 7 more information · 8 no options · 9 not possible */
  preApproval?: number;
  /** 0–4 approved · 5 with conditions · 6 rejected · 7 returned · 8, 9 waiting */
  decision?: number;
}

const pick = <Item>(items: readonly Item[], seed: number): Item => items[seed % items.length]!;

/** A sample person, the same for the same number; the CPF is valid and ends in the sandbox digits. */
export function aPerson(seed: number, { preApproval = 1, decision = 1 }: SandboxDigits = {}): Person {
  const first = pick(firstNames, seed);
  const last = `${pick(lastNames, seed * 7 + 3)} ${pick(lastNames, seed * 3 + 8)}`;
  const base = String(1_000_000 + ((seed * 7919) % 8_999_999)).padStart(7, '1');
  return {
    name: `${first} ${last}`,
    motherName: `${pick(motherNames, seed)} ${last}`,
    cpf: makeCpf(`${base}${decision}${preApproval}`),
    birthDate: `${1960 + (seed % 42)}-${String(1 + (seed % 12)).padStart(2, '0')}-${String(1 + (seed % 28)).padStart(2, '0')}`,
    mobile: `119${String(70_000_000 + ((seed * 1_234_577) % 29_999_999))}`,
    email: `${plain(first)}.${plain(last.split(' ')[0]!)}${seed}@exemplo.com.br`,
    monthlyIncomeCents: 650_000 + ((seed * 137_000) % 2_400_000),
  };
}

/** A sample company; every third one has an alphanumeric CNPJ. */
export function aCompany(seed: number, { preApproval = 1, decision = 1 }: SandboxDigits = {}): Company {
  const letters = `K4${seed.toString(36).toUpperCase().padStart(4, '0').slice(-4)}`;
  const root = seed % 3 === 0 ? letters : String(100_000 + ((seed * 7919) % 899_999));
  const name = pick(companyNames, seed);
  return {
    name,
    cnpj: makeCnpj(`${root}${decision}${preApproval}0001`),
    mobile: `119${String(70_000_000 + ((seed * 2_345_679) % 29_999_999))}`,
    email: `financeiro${seed}@exemplo.com.br`,
    monthlyRevenueCents: 9_000_000 + ((seed * 1_370_000) % 60_000_000),
    administrator: aPerson(seed + 500),
  };
}

/** The person as the identification step of the simulator takes her. */
export const simulationClientOf = (person: Person) => ({
  document: person.cpf,
  name: person.name,
  birthDate: person.birthDate,
  phone: person.mobile,
  email: person.email,
  monthlyIncomeCents: person.monthlyIncomeCents,
});

/** The company as the identification step of the simulator takes it. */
export const simulationCompanyOf = (company: Company) => ({
  document: company.cnpj,
  companyName: company.name,
  phone: company.mobile,
  email: company.email,
  monthlyIncomeCents: company.monthlyRevenueCents,
});

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
