import { describe, expect, it } from 'vitest';
import { canUse, isInMenu } from './can-use.ts';
import { type Capability, capabilities } from './capabilities.ts';
import { ensureOwnDocument } from './own-document.ts';
import { recordScope } from './record-scope.ts';
import { type Role, roleNames, roles } from './roles.ts';
import { moduleFlags, modulesOn, permissionMap, type Viewer } from './viewer.ts';

const everyModule = modulesOn(moduleFlags);
const noPermissions = permissionMap([]);
const allPermissions = permissionMap(['createPropose', 'viewPaymentReport', 'insuranceContracting', 'manageTcc']);

function viewer(role: Role, changes: Partial<Viewer> = {}): Viewer {
  const { userType } = roles[role];
  return {
    userId: 'u1',
    username: 'U1',
    role,
    userType,
    activeDealerId: userType === 'DEALER' ? 'd1' : null,
    permissions: noPermissions,
    ...changes,
  };
}
const who = (capability: Capability, changes: Partial<Viewer> = {}, modules = everyModule) =>
  roleNames.filter((role) => canUse(capability, viewer(role, changes), modules)).sort();

describe('capabilities', () => {
  it('has 18 roles and 27 extractions, and six of our own', () => {
    expect(roleNames).toHaveLength(18);
    expect(Object.keys(capabilities).filter((name) => name.startsWith('download'))).toHaveLength(33);
  });

  it.each([
    ['users-list', 'admin-internal fi-manager finance provisioning representante service-desk'],
    ['user-registration', 'fi-manager provisioning representante'],
    ['user-switch', 'fi-manager provisioning representante'],
    ['user-help', 'admin-internal fi-manager provisioning representante service-desk'],
    ['dealers-list', 'admin-internal bit compras consulta customer feirao finance insurance representante'],
    ['dealer-register', 'bit'],
    ['dealer-channels', 'admin-internal bit feirao finance'],
    ['dealer-products', 'admin-internal bit finance'],
    ['profile-parameters', 'admin-internal consulta feirao fi-manager finance representante'],
    ['iof', 'bit finance'],
    ['riskprice-rules', 'admin-internal bit finance'],
    ['tcc-exemptions', 'admin-internal bit finance'],
    ['lender', 'admin-internal bit finance'],
    ['lender-change', 'admin-internal finance'],
    ['vouchers', 'admin-internal crm finance'],
    ['simulator', 'compras consulta customer feirao fi-manager representante sales-manager seller'],
    ['leads', 'consulta crm feirao fi-manager representante sales-manager seller'],
    ['offers', 'feirao ofertas'],
    ['jobs', 'admin-internal service-desk'],
    ['proposals-decide', 'finance'],
    ['downloadSCD', 'admin-internal consulta feirao fi-manager finance representante'],
    ['downloadLeadsConsortium', 'consorcio crm'],
  ] as const)('grants %s to %s', (capability, expected) => {
    expect(who(capability)).toEqual(expected.split(' '));
  });

  it('grants home to every role', () => {
    expect(who('home')).toHaveLength(18);
  });

  it('never grants an extraction to sales-manager or seller', () => {
    for (const name of Object.keys(capabilities) as Capability[]) {
      if (!name.startsWith('download')) continue;
      expect(who(name, { permissions: allPermissions })).not.toContain('sales-manager');
      expect(who(name, { permissions: allPermissions })).not.toContain('seller');
    }
  });

  it('grants the exemption queue to users authorised by a table, but never to customers', () => {
    expect(who('tcc-exemptions', { permissions: permissionMap(['manageTcc']) })).toEqual(
      roleNames.filter((role) => role !== 'customer').sort(),
    );
  });

  it('allows sales staff to view and write proposals only with createPropose', () => {
    expect(canUse('proposals-consult', viewer('seller'), everyModule)).toBe(false);
    expect(canUse('proposals-write', viewer('seller'), everyModule)).toBe(false);
    const allowed = viewer('seller', { permissions: { ...noPermissions, createPropose: true } });
    expect(canUse('proposals-consult', allowed, everyModule)).toBe(true);
    expect(canUse('proposals-write', allowed, everyModule)).toBe(true);
    expect(canUse('payment-history', allowed, everyModule)).toBe(false);
    expect(canUse('proposals-consult', viewer('consulta'), everyModule)).toBe(true);
  });

  it('requires the menu permission only for the insurance-operator', () => {
    expect(canUse('insurance-contracting', viewer('insurance-operator'), everyModule)).toBe(false);
    expect(canUse('insurance-contracting', viewer('seller'), everyModule)).toBe(true);
    const operator = viewer('insurance-operator', { permissions: allPermissions });
    expect(canUse('insurance-contracting', operator, everyModule)).toBe(true);
  });

  it('denies the pages of a module that is switched off', () => {
    expect(who('tier-upload')).toEqual(['finance']);
    expect(who('tier-upload', {}, { ...everyModule, riskprice: false })).toEqual([]);
    expect(who('tu', {}, { ...everyModule, taxUsed: false })).toEqual([]);
  });

  it('hides a menu item without denying the page', () => {
    expect(canUse('leads', viewer('crm'), everyModule)).toBe(true);
    expect(isInMenu('leads', viewer('crm'), everyModule)).toBe(false);
    expect(isInMenu('leads', viewer('seller'), everyModule)).toBe(true);
    expect(isInMenu('insurance-contracting', viewer('consulta'), everyModule)).toBe(false);
    expect(isInMenu('iof', viewer('seller'), everyModule)).toBe(false);
  });
});

describe('record scope', () => {
  it('limits sellers to their own records at the active dealer', () => {
    expect(recordScope(viewer('seller'))).toEqual({ kind: 'own', userId: 'u1', dealerId: 'd1' });
  });

  it('limits customers to records they created or with their own document, and shows none while it is not set', () => {
    const scope = { kind: 'customer', userId: 'u1', dealerId: 'd1' };
    expect(recordScope(viewer('customer', { document: '52998224725' }))).toEqual({ ...scope, document: '52998224725' });
    expect(recordScope(viewer('customer'))).toEqual({ ...scope, document: null });
  });

  it('allows a customer to query only the own document, and staff any document', () => {
    const customer = viewer('customer', { document: '52998224725' });
    expect(() => ensureOwnDocument(customer, '52998224725', 'document')).not.toThrow();
    expect(() => ensureOwnDocument(customer, null, 'document')).not.toThrow();
    expect(() => ensureOwnDocument(customer, '11144477735', 'document')).toThrow('DOM002');
    expect(() => ensureOwnDocument(viewer('customer'), '11144477735', 'document')).toThrow('DOM002');
    expect(() => ensureOwnDocument(viewer('seller'), '11144477735', 'document')).not.toThrow();
  });

  it('shows managers and the insurance operator the active dealer', () => {
    for (const role of ['fi-manager', 'sales-manager', 'insurance-operator'] as const)
      expect(recordScope(viewer(role))).toEqual({ kind: 'dealer', dealerId: 'd1' });
  });

  it('shows nothing to a dealer account without an active dealer', () => {
    expect(recordScope(viewer('fi-manager', { activeDealerId: null }))).toEqual({ kind: 'none' });
  });

  it('shows the representante the dealers of the assigned regions, or none without regions', () => {
    expect(recordScope(viewer('representante', { regionDealerIds: ['d1', 'd2'] }))).toEqual({
      kind: 'dealers',
      dealerIds: ['d1', 'd2'],
    });
    expect(recordScope(viewer('representante'))).toEqual({ kind: 'none' });
  });

  it('shows the staff of the provider all records', () => {
    expect(recordScope(viewer('finance'))).toEqual({ kind: 'all' });
    expect(recordScope(viewer('compras'))).toEqual({ kind: 'all' });
  });
});
