import { describe, expect, it } from 'vitest';
import { ageOn, clientBirthDateProblem, isBirthDate } from './birth-date.ts';
import { isCompanyName } from './company-name.ts';
import { isEmail, isZip } from './contact.ts';
import { isFullName } from './full-name.ts';
import { isMobile, isPhone } from './phone.ts';
import { isChassis, isPlate, isRenavam } from './vehicle-marks.ts';

const today = Temporal.PlainDate.from('2026-11-21');

function table(name: string, test: (value: string) => boolean, good: string[], bad: string[]): void {
  describe(name, () => {
    it.each(good)('accepts %j', (value) => expect(test(value)).toBe(true));
    it.each(bad)('refuses %j', (value) => expect(test(value)).toBe(false));
  });
}

table(
  'phone',
  isPhone,
  ['(11) 3333-4444', '1133334444', '(47) 98888-7777', '99981234567'],
  ['', '(10) 3333-4444', '(20) 3333-4444', '(23) 98888-7777', '11111111111', '333-4444', '(11) 3333-444'],
);
table(
  'mobile',
  isMobile,
  ['(11) 98888-7777', '11788887777', '11888887777'],
  ['(11) 3333-4444', '11688887777', '20988887777'],
);
table(
  'full name',
  isFullName,
  ['Ana Souza', 'Ana e Silva', "Joana D'Arc", 'José Antônio de Sá', 'Ana-Maria St. Clair'],
  ['', 'Ana', 'A B', 'Ana S', 'Ana Souza 2', 'Ana @Souza'],
);
table(
  'company name',
  isCompanyName,
  [
    'Padaria Trigo de Ouro Ltda.',
    'C&A Modas S/A',
    'L’Oréal (Brasil)',
    "Sant'Ana & Filhos, Comércio - EPP",
    'GM - Chevrolet',
    '3M do Brasil',
    '99 Tecnologia',
    'Posto 3º + Conveniência 1ª',
    'Yahoo! Brasil: Internet',
    'Irmãos Conceição – ME',
    'João da Silva 52998224725',
    'X',
  ],
  [
    '',
    '=HYPERLINK("http://x";"y")',
    '=1+1',
    '+55',
    '-1',
    '@soma',
    "'=1",
    '12.345',
    'Loja <b>',
    'Loja; outra',
    'Loja "Sul"',
    'Loja\tSul',
    'Loja\nSul',
    'Loja \u202Exe',
    'Loja {x}',
    'Loja | x',
  ],
);
table(
  'e-mail',
  isEmail,
  ['ana@exemplo.com.br', 'a.b+c@x-y.io'],
  ['', 'ana', 'ana@exemplo', 'ana @exemplo.com', 'a@b@c.com', 'ana@.com', `${'a'.repeat(250)}@x.com`],
);
table('postal code', isZip, ['01310-100', '01310100'], ['', '0131010', '00000-000', '01310-10a']);
table('plate', isPlate, ['ABC1234', 'ABC-1234', 'abc1d23'], ['', 'ABC123', 'ABC12345', 'ABC 1234', 'ÁBC1234']);
table(
  'chassis',
  isChassis,
  ['9BGKS48U0LG123456'],
  ['', '9BGKS48U0LG12345', '9BGKS48U0LG1234567', '9BGKS48U0LGI23456', '9BGKS48UOLG123456', '9BGKS48U0LG12345-'],
);
table(
  'renavam',
  isRenavam,
  ['00639884962', '639884962'],
  ['', '00639884963', '63988496', '000639884962', '00000000000', '0063988496-2'],
);
table(
  'birth date',
  (value) => isBirthDate(value, today),
  ['2026-11-20', '1925-11-22', '2000-02-29'],
  ['2026-11-21', '2027-01-01', '1925-11-21', '2001-02-29', '21/11/2000', ''],
);

describe('age of a client', () => {
  it('completes a year on the birthday, not before', () => {
    expect(ageOn(Temporal.PlainDate.from('2008-11-21'), today)).toBe(18);
    expect(ageOn(Temporal.PlainDate.from('2008-11-22'), today)).toBe(17);
  });

  it('completes a leap-day year on 1 March', () => {
    const leap = Temporal.PlainDate.from('2008-02-29');
    expect(ageOn(leap, Temporal.PlainDate.from('2026-02-28'))).toBe(17);
    expect(ageOn(leap, Temporal.PlainDate.from('2026-03-01'))).toBe(18);
  });

  it('must be at least 18', () => {
    expect(clientBirthDateProblem('2008-11-21', today)).toBeUndefined();
    expect(clientBirthDateProblem('2008-11-22', today)).toBe('birthDate.underage');
    expect(clientBirthDateProblem('2027-11-22', today)).toBe('birthDate.invalid');
  });
});
