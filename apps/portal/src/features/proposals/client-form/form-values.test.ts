import { describe, expect, it } from 'vitest';
import { aProposal, completePerson } from '../test-support.tsx';
import { toFormValues, toUpdateBody } from './form-values.ts';

describe('form values', () => {
  it('bring a person back to the wire unchanged', () => {
    expect(toUpdateBody(toFormValues(aProposal()), 4, true)).toMatchObject({ version: 4, client: completePerson });
  });

  it('leave out what is empty instead of sending empty texts', () => {
    const values = toFormValues(aProposal({ vehicleAdditionalInfo: {} }));
    expect(toUpdateBody(values, 1, true).vehicleAdditionalInfo).toEqual({
      sellerType: undefined,
      sellerDocument: undefined,
    });
  });

  it('drop issuer and issue date when the document is no RG', () => {
    const values = toFormValues(aProposal());
    values.client.identification.documentIssuer = 'SSP';
    expect(JSON.stringify(toUpdateBody(values, 1, true))).not.toContain('SSP');
    values.client.identification.documentType = 'RG';
    expect(JSON.stringify(toUpdateBody(values, 1, true))).toContain('SSP');
  });

  it('send an authorisation only when both texts are agreed to and none is recorded', () => {
    const values = toFormValues(aProposal());
    values.consents = { creditRegistry: true, privacyNotice: false };
    expect(toUpdateBody(values, 1, false).authorization).toBeUndefined();
    values.consents.privacyNotice = true;
    expect(toUpdateBody(values, 1, false).authorization?.textVersion).toMatch(/^\d{4}-\d{2}$/);
    expect(toUpdateBody(values, 1, true).authorization).toBeUndefined();
  });

  it('carry a company with the people who answer for it', () => {
    const company = {
      personType: 'PJ',
      document: '11222333000181',
      name: 'Serra Transportes Ltda',
      businessTypeId: 3,
      financialData: { monthlyRevenueCents: 5_000_000 },
      address: {},
      contact: {},
      responsibles: [{ role: 'ADMINISTRATOR', name: 'Rui Serra', documentNr: '52998224725' }],
    } as const;
    const proposal = aProposal({ personType: 'PJ', client: { ...company, responsibles: [...company.responsibles] } });
    expect(toUpdateBody(toFormValues(proposal), 1, true).client).toMatchObject(company);
  });
});
