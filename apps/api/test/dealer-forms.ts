import { makeCnpj } from '@estrada/domain/people/index';
import type { Session } from './open-api.ts';

/** A complete registration, its codes derived from the number; group and branch are the first ones in the pickers. */
export async function aDealerForm(session: Session, number: number) {
  const [groups, regions] = [await session.ok('listDealerGroups'), await session.ok('listDealerRegions')];
  return {
    companyName: `Estrada Nova ${number} Comércio de Veículos Ltda.`,
    tradingName: `Estrada Nova ${number}`,
    document: makeCnpj(`${70_000_000 + number}0001`),
    dealerGroup: groups.items[0]!.id,
    region: regions.items[0]!.id,
    GMFcode: String(number % 1000).padStart(3, '0'),
    baccode: String(300_000 + number),
    phone: '1132871578',
    zipCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    complement: '',
    neighbourhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  };
}
