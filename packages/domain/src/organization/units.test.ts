import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCnpj, makeCpf } from '../people/index.ts';
import {
  boxAround,
  branchForm,
  decideMove,
  dgiClientForm,
  disableBranch,
  disableGroup,
  greatCircleKm,
  groupForm,
} from './index.ts';

const keysOf = (problems: readonly { path: string; key: string }[]) => problems.map(({ path, key }) => [path, key]);

describe('the registration of a branch', () => {
  const branch = { name: 'Sudeste', gmbRegionCode: 'R01', gmfRegionCode: '01' };

  it('is complete with a name and both codes, and requires each of them', () => {
    expect(branchForm.problems(branch)).toEqual([]);
    expect(keysOf(branchForm.problems({ name: ' ', gmbRegionCode: '', gmfRegionCode: ' ' }))).toEqual([
      ['name', 'required'],
      ['gmbRegionCode', 'required'],
      ['gmfRegionCode', 'required'],
    ]);
  });

  it.each([
    ['gmbRegionCode', 'R', 'gmbRegion.invalid'],
    ['gmbRegionCode', 'R0001', 'gmbRegion.invalid'],
    ['gmbRegionCode', 'R 1', 'gmbRegion.invalid'],
    ['gmfRegionCode', '1', 'gmfBranch.invalid'],
    ['gmfRegionCode', '001', 'gmfBranch.invalid'],
    ['gmfRegionCode', 'A1', 'gmfBranch.invalid'],
    ['name', 'A'.repeat(101), 'text.tooLong'],
  ])('refuses %s %s', (path, value, key) => {
    expect(keysOf(branchForm.problems({ ...branch, [path]: value }))).toEqual([[path, key]]);
  });

  it('is normalised without extra spaces, with its region in capitals', () => {
    expect(branchForm.normalise({ name: ' Sul ', gmbRegionCode: ' r02', gmfRegionCode: '02 ' })).toEqual({
      name: 'Sul',
      gmbRegionCode: 'R02',
      gmfRegionCode: '02',
    });
  });
});

describe('the registration of a group', () => {
  it('requires a name of at most 100 characters, and collapses doubled spaces', () => {
    expect(groupForm.problems({ groupName: 'A'.repeat(100) })).toEqual([]);
    expect(keysOf(groupForm.problems({ groupName: '  ' }))).toEqual([['groupName', 'required']]);
    expect(keysOf(groupForm.problems({ groupName: 'A'.repeat(101) }))).toEqual([['groupName', 'text.tooLong']]);
    for (const groupName of ['..', '.', '/', '&', '=HYPERLINK("http://x")'])
      expect(keysOf(groupForm.problems({ groupName }))).toEqual([['groupName', 'companyName.invalid']]);
    expect(groupForm.problems({ groupName: 'É!' })).toEqual([]);
    expect(groupForm.normalise({ groupName: '  Serra   Azul ' })).toEqual({ groupName: 'Serra Azul' });
  });
});

describe('disabling units', () => {
  it('refuses a branch with dealers, and changes nothing on one that is already disabled', () => {
    expect(disableBranch({ enabled: true, dealerCount: 0 })).toEqual({ enabled: false });
    expect(disableBranch({ enabled: false, dealerCount: 3 })).toEqual({ enabled: false });
    expect(() => disableBranch({ enabled: true, dealerCount: 1 })).toThrow(expect.objectContaining({ code: 'SET012' }));
  });

  const dealer = (id: string, part: object = {}) => ({
    id,
    tradingName: `Loja ${id}`,
    enabled: true,
    phone: '1132871578',
    ...part,
  });

  it('also disables the enabled dealers of a group', () => {
    const dealers = [dealer('1'), dealer('2', { enabled: false, phone: null }), dealer('3')];
    expect(disableGroup(dealers)).toEqual({ enabled: false, dealerIds: ['1', '3'] });
    expect(disableGroup([])).toEqual({ enabled: false, dealerIds: [] });
  });

  it('stops at enabled dealers without a phone and names at most five of them', () => {
    const named = (count: number) => {
      try {
        disableGroup([
          dealer('0'),
          ...Array.from({ length: count }, (_, at) => dealer(String(at + 1), { phone: ' ' })),
        ]);
      } catch (error) {
        return error;
      }
      return null;
    };
    expect(named(1)).toMatchObject({ code: 'SET095', params: { which: ' (Loja 1)' } });
    expect(named(6)).toMatchObject({ params: { which: ' (Loja 1, Loja 2, Loja 3, Loja 4, Loja 5, …)' } });
  });
});

describe('moving dealers', () => {
  const move = { fromId: 'a', toId: 'b', dealerIds: ['1', '2'] };
  const here = [
    { id: '1', unitId: 'a' },
    { id: '2', unitId: 'a' },
  ];

  it('requires another unit, with a separate code for branch and group', () => {
    expect(decideMove('branch', move, here)).toBeUndefined();
    for (const [kind, code] of [
      ['branch', 'SET017'],
      ['group', 'SET016'],
    ] as const)
      expect(() => decideMove(kind, { ...move, toId: 'a' }, here)).toThrow(expect.objectContaining({ code }));
  });

  it('is all or nothing: a dealer that does not exist or was already moved stops it', () => {
    expect(() => decideMove('branch', move, here.slice(1))).toThrow(expect.objectContaining({ code: 'SEC004' }));
    const left = [here[0]!, { id: '2', unitId: 'c' }];
    expect(() => decideMove('branch', move, left)).toThrow(expect.objectContaining({ code: 'SET001' }));
  });

  it('counts a dealer that is listed twice once', () => {
    expect(decideMove('group', { ...move, dealerIds: ['1', '1', '2'] }, here)).toBeUndefined();
  });
});

describe('distance', () => {
  const saoPaulo = { latitude: -23.55, longitude: -46.63 };
  const rio = { latitude: -22.91, longitude: -43.18 };

  it('is the great-circle distance: about 360 km from São Paulo to Rio de Janeiro', () => {
    expect(greatCircleKm(saoPaulo, rio)).toBeGreaterThan(355);
    expect(greatCircleKm(saoPaulo, rio)).toBeLessThan(365);
    // half way round the earth
    expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0);
  });

  const place = fc.record({
    latitude: fc.double({ min: -34, max: 6, noNaN: true }),
    longitude: fc.double({ min: -74, max: -34, noNaN: true }),
  });

  it('is symmetric, zero for the same point, and always within the bounding box', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const distanceKm = greatCircleKm(one, other);
        expect(distanceKm).toBeCloseTo(greatCircleKm(other, one), 6);
        expect(greatCircleKm(one, one)).toBe(0);
        const box = boxAround(one, distanceKm + 0.001);
        expect(other.latitude).toBeGreaterThanOrEqual(box.latitude[0]);
        expect(other.latitude).toBeLessThanOrEqual(box.latitude[1]);
        expect(other.longitude).toBeGreaterThanOrEqual(box.longitude[0]);
        expect(other.longitude).toBeLessThanOrEqual(box.longitude[1]);
      }),
    );
  });

  it('has a bounding box around every point, also for the whole earth', () => {
    const box = boxAround(saoPaulo, 20_100);
    expect(box.longitude[1] - box.longitude[0]).toBe(360);
  });
});

describe('a client of the digital channel', () => {
  const client = { document: makeCpf('315720400'), name: 'Ana Lima', email: 'ana@exemplo.com.br', phone: '' };

  it('may be a person or a company, without phone', () => {
    expect(dgiClientForm.problems(client)).toEqual([]);
    expect(dgiClientForm.problems({ ...client, document: makeCnpj('179191330001') })).toEqual([]);
  });

  it('requires a valid document, name and e-mail', () => {
    expect(keysOf(dgiClientForm.problems({ document: '', name: ' ', email: '', phone: '' }))).toEqual([
      ['document', 'required'],
      ['name', 'required'],
      ['email', 'required'],
    ]);
    expect(
      keysOf(dgiClientForm.problems({ document: '12345678900', name: 'A'.repeat(101), email: 'ana', phone: '123' })),
    ).toEqual([
      ['document', 'document.invalid'],
      ['name', 'text.tooLong'],
      ['email', 'email.invalid'],
      ['phone', 'phone.invalid'],
    ]);
  });

  it('is normalised without masks', () => {
    const kept = dgiClientForm.normalise({
      ...client,
      document: '315.720.400-92',
      name: ' Ana ',
      phone: '(11) 98765-4321',
    });
    expect(kept).toMatchObject({ document: '31572040092', name: 'Ana', phone: '11987654321' });
  });
});
