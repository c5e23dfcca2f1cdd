import { describe, expect, it } from 'vitest';
import {
  type DealerServiceForm,
  dealerServiceProblems,
  storedDealerService,
  typedDealerService,
  usualService,
} from './dealer-service.ts';

const aForm = (changes: Partial<DealerServiceForm> = {}): DealerServiceForm => ({
  ...typedDealerService(usualService),
  ...changes,
});
const withMonday = (opens: string, closes: string) =>
  aForm({ days: aForm().days.map((day, index) => (index === 0 ? { opens, closes } : day)) });
const withOrigins = (...origins: string[]) => aForm({ origins: origins.map((origin) => ({ origin })) });

describe('the service of a dealer', () => {
  it('is Monday to Saturday, 8 to 18, without holidays and sites, until it is saved', () => {
    const { days, ...lists } = aForm();
    const open = { opens: '08:00', closes: '18:00' };
    expect(days).toEqual([open, open, open, open, open, open, { opens: '', closes: '' }]);
    expect(lists).toEqual({ holidays: [], origins: [] });
    expect(dealerServiceProblems(aForm())).toEqual([]);
  });

  it('is the same form after it is stored', () => {
    const form = aForm({
      days: [{ opens: '9:05', closes: '17:30' }, ...aForm().days.slice(1)],
      holidays: [
        { day: '2027-01-25', name: ' Aniversário da cidade ' },
        { day: '2026-12-08', name: 'Padroeira' },
      ],
      origins: [{ origin: ' HTTPS://Loja.Exemplo.com.br:443 ' }, { origin: 'https://loja.exemplo.com.br:8443' }],
    });
    const stored = storedDealerService(form);
    expect(stored.holidays.map(({ name }) => name)).toEqual(['Padroeira', 'Aniversário da cidade']);
    expect(stored.origins).toEqual(['https://loja.exemplo.com.br', 'https://loja.exemplo.com.br:8443']);
    expect(typedDealerService(stored).days[0]).toEqual({ opens: '09:05', closes: '17:30' });
    expect(storedDealerService(typedDealerService(stored))).toEqual(stored);
  });

  it.each([
    ['08:00', '', 'closes', 'required'],
    ['', '18:00', 'opens', 'required'],
    ['24:00', '18:00', 'opens', 'time.invalid'],
    ['08:00', '8h', 'closes', 'time.invalid'],
    ['18:00', '18:00', 'closes', 'hours.closesBeforeOpening'],
    ['9:00', '08:59', 'closes', 'hours.closesBeforeOpening'],
  ])('refuses to open at %j and to close at %j', (opens, closes, field, key) => {
    expect(dealerServiceProblems(withMonday(opens, closes))).toEqual([{ path: `days.0.${field}`, key }]);
  });

  it('requires the day and the name of a holiday, and refuses a day twice', () => {
    expect(dealerServiceProblems(aForm({ holidays: [{ day: '', name: ' ' }] }))).toEqual([
      { path: 'holidays.0.day', key: 'required' },
      { path: 'holidays.0.name', key: 'required' },
    ]);
    const holiday = { day: '2027-01-25', name: 'Aniversário da cidade' };
    expect(dealerServiceProblems(aForm({ holidays: [holiday, holiday] }))).toEqual([
      { path: 'holidays.1.day', key: 'dealerHoliday.repeated' },
    ]);
  });

  it.each(['https://exemplo.com.br', 'https://www.exemplo.com.br:8443', 'https://xn--aa-mia.com'])(
    'accepts the origin %s',
    (origin) => {
      expect(dealerServiceProblems(withOrigins(origin))).toEqual([]);
    },
  );

  it.each([
    'http://exemplo.com.br',
    'exemplo.com.br',
    'https://exemplo.com.br/',
    'https://exemplo.com.br/loja',
    'https://exemplo.com.br?x=1',
    'https://user@exemplo.com.br',
    'https://*.exemplo.com.br',
    'https://exemplo.com.br:0',
    'https://exemplo.com.br:70000',
    'https://localhost',
    'https://exemplo.com.br; script-src *',
    "https://exemplo.com.br 'self'",
    '*',
  ])('refuses the origin %j', (origin) => {
    expect(dealerServiceProblems(withOrigins('https://a.com.br', origin))).toEqual([
      { path: 'origins.1.origin', key: 'origin.invalid' },
    ]);
  });

  it('refuses an origin twice, however it is written', () => {
    expect(dealerServiceProblems(withOrigins('https://a.com.br', 'HTTPS://A.com.br:443'))).toEqual([
      { path: 'origins.1.origin', key: 'origin.repeated' },
    ]);
  });
});
