import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCnpj } from '../people/index.ts';
import { renderMessage } from '../validation/index.ts';
import { type DealerForm, dealerForm, disableDealer, enableDealer } from './index.ts';

const dealer: DealerForm = {
  companyName: 'Autovia Comércio de Veículos Ltda.',
  tradingName: 'Autovia',
  document: '17.919.133/0001-80',
  dealerGroup: '01hq3w7k9m2n4p6r8s0t2v4x6y',
  region: '01hq3w7k9m2n4p6r8s0t2v4x7z',
  GMFcode: '101',
  baccode: '210101',
  phone: '(11) 3287-1578',
  zipCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1578',
  complement: '',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
};
dealer.document = makeCnpj('179191330001');
const keyAt = (path: keyof DealerForm, value: string) =>
  dealerForm.problems({ ...dealer, [path]: value }).map((problem) => [problem.path, problem.key]);

describe('the registration of a dealer', () => {
  it('is complete without an address complement', () => {
    expect(dealerForm.problems(dealer)).toEqual([]);
  });

  it('requires every other field, in the order of the form', () => {
    const empty = Object.fromEntries(Object.keys(dealer).map((path) => [path, '  '])) as DealerForm;
    const problems = dealerForm.problems(empty);
    expect(new Set(problems.map(({ key }) => key))).toEqual(new Set(['required']));
    expect(problems.map(({ path }) => path)).toEqual([
      'document',
      'companyName',
      'tradingName',
      'dealerGroup',
      'region',
      'GMFcode',
      'baccode',
      'phone',
      'zipCode',
      'street',
      'number',
      'neighbourhood',
      'state',
      'city',
    ]);
  });

  it.each([
    ['document', '17919133000199', 'cnpj.invalid'],
    ['document', '11111111111111', 'cnpj.invalid'],
    ['document', '52998224725', 'cnpj.invalid'],
    ['companyName', '=HYPERLINK("http://x";"y")', 'companyName.invalid'],
    ['tradingName', '+Autovia', 'companyName.invalid'],
    ['GMFcode', '10', 'gmfCode.invalid'],
    ['GMFcode', '1010', 'gmfCode.invalid'],
    ['GMFcode', '10A', 'gmfCode.invalid'],
    ['baccode', '21010', 'bacCode.invalid'],
    ['baccode', '2101011', 'bacCode.invalid'],
    ['phone', '1132871', 'phone.invalid'],
    ['phone', '2032871578', 'phone.invalid'],
    ['zipCode', '0131010', 'zip.invalid'],
    ['zipCode', '00000000', 'zip.invalid'],
    ['state', 'XX', 'value.notAllowed'],
  ] as const)('refuses %s %s', (path, value, key) => {
    expect(keyAt(path, value)).toEqual([[path, key]]);
  });

  it('accepts the alphanumeric CNPJ, in upper or lower case', () => {
    const alphanumeric = makeCnpj('12ABC3450001');
    expect(keyAt('document', alphanumeric)).toEqual([]);
    expect(keyAt('document', alphanumeric.toLowerCase())).toEqual([]);
  });

  it('accepts 100 characters in a text and refuses 101, stating the limit', () => {
    for (const path of [
      'companyName',
      'tradingName',
      'street',
      'number',
      'complement',
      'neighbourhood',
      'city',
    ] as const) {
      expect(keyAt(path, 'A'.repeat(100))).toEqual([]);
      const [problem] = dealerForm.problems({ ...dealer, [path]: 'A'.repeat(101) });
      expect(problem).toEqual({ path, key: 'text.tooLong', params: { max: 100 } });
      expect(renderMessage(problem!.key, 'pt-BR', problem!.params)).toBe('Use no máximo 100 caracteres');
    }
  });

  it('is normalised without spaces and masks, and normalising it again changes nothing', () => {
    const kept = dealerForm.normalise({ ...dealer, tradingName: '  Autovia ', document: '12.abc.345/0001-35' });
    expect(kept).toMatchObject({
      tradingName: 'Autovia',
      document: '12ABC345000135',
      phone: '1132871578',
      zipCode: '01310100',
    });
    fc.assert(
      fc.property(
        fc.record({ ...Object.fromEntries(Object.keys(dealer).map((path) => [path, fc.string()])) }),
        (form) => {
          const once = dealerForm.normalise(form as DealerForm);
          expect(dealerForm.normalise(once)).toEqual(once);
        },
      ),
    );
  });
});

describe('disabling and enabling', () => {
  it('disables and enables a dealer', () => {
    expect(disableDealer({ enabled: true, phone: '1132871578' })).toEqual({ enabled: false });
    expect(enableDealer({ enabled: false, phone: null })).toEqual({ enabled: true });
  });

  it.each([null, '', '  '])('refuses to disable a dealer whose phone is %j', (phone) => {
    expect(() => disableDealer({ enabled: true, phone })).toThrow(expect.objectContaining({ code: 'SET095' }));
  });

  it('changes nothing on a dealer that is already disabled', () => {
    expect(disableDealer({ enabled: false, phone: null })).toEqual({ enabled: false });
  });
});
