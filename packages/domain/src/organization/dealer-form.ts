import { isState } from '../enumerations/states.ts';
import type { FieldProblem } from '../errors/domain-error.ts';
import { onlyDigits, stripDocument } from '../formats/format-documents.ts';
import { isCnpj } from '../people/cnpj.ts';
import { isZip } from '../people/contact.ts';
import { isPhone } from '../people/phone.ts';
import type { MessageKey } from '../validation/messages.ts';

/** The registration of a dealer as a form holds it: everything is text, '' is not given. Names are those of the wire. */
export type DealerForm = {
  companyName: string;
  tradingName: string;
  /** CNPJ, with or without its mask */
  document: string;
  /** id of the group */
  dealerGroup: string;
  /** id of the branch */
  region: string;
  GMFcode: string;
  baccode: string;
  phone: string;
  zipCode: string;
  street: string;
  number: string;
  complement: string;
  neighbourhood: string;
  city: string;
  /** two-letter code */
  state: string;
};

type Rule = { isOptional?: true; test?: (value: string) => boolean; key?: MessageKey };

const must = (test: (value: string) => boolean, key: MessageKey): Rule => ({ test, key });
const textLimit = 100;

/**
 * Every field of the form in its order, and what it must be beside given (docs/specification/organization.md#dealers).
 */
const rules: Readonly<Record<keyof DealerForm, Rule>> = {
  document: must(isCnpj, 'cnpj.invalid'),
  companyName: {},
  tradingName: {},
  dealerGroup: {},
  region: {},
  GMFcode: must((code) => /^\d{3}$/.test(code), 'gmfCode.invalid'),
  baccode: must((code) => /^\d{6}$/.test(code), 'bacCode.invalid'),
  phone: must(isPhone, 'phone.invalid'),
  zipCode: must(isZip, 'zip.invalid'),
  street: {},
  number: {},
  complement: { isOptional: true },
  neighbourhood: {},
  state: must(isState, 'value.notAllowed'),
  city: {},
};

/**
 * What is missing or wrong in a dealer's registration, in the order of the form; empty when it may be saved. Whether group,
 * branch and city exist, and whether the BAC code is free, only the server knows.
 */
export function dealerProblems(form: DealerForm): FieldProblem[] {
  return Object.entries(rules).flatMap(([path, rule]): FieldProblem[] => {
    const value = form[path as keyof DealerForm].trim();
    if (value === '') return rule.isOptional ? [] : [{ path, key: 'required' }];
    if (value.length > textLimit) return [{ path, key: 'text.tooLong', params: { max: textLimit } }];
    return rule.test && !rule.test(value) ? [{ path, key: rule.key ?? 'value.notAllowed' }] : [];
  });
}

/** The form as it is kept: no blanks around, no masks. */
export function normaliseDealer(form: DealerForm): DealerForm {
  const trimmed = Object.fromEntries(
    Object.keys(rules).map((path) => [path, form[path as keyof DealerForm].trim()]),
  ) as DealerForm;
  return {
    ...trimmed,
    document: stripDocument(form.document),
    phone: onlyDigits(form.phone),
    zipCode: onlyDigits(form.zipCode),
  };
}
