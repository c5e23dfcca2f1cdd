import type { Session } from './open-api.ts';

export const noPermissions = { insuranceContracting: false };

/** The ids of the demo's dealers by their GMF codes, requested like a registration does. */
export async function dealerIdsBy(session: Session, ...gmfCodes: string[]): Promise<string[]> {
  const found = await Promise.all(gmfCodes.map((gmfCode) => session.ok('listUserDealers', { query: { gmfCode } })));
  return found.map(({ items }) => items[0]?.id ?? '');
}

/** A complete registration of a seller, named after the number. */
export function aUserForm(number: number, dealers: readonly string[], changes: object = {}) {
  return {
    groupName: 'seller',
    username: `NOVO.${number}`,
    name: `Pessoa Nova ${number}`,
    email: `novo.${number}@autovia.example`,
    document: '',
    redirectURL: '',
    dealers: [...dealers],
    dealerDefault: dealers[0] ?? '',
    regions: [],
    permissions: noPermissions,
    ...changes,
  };
}
