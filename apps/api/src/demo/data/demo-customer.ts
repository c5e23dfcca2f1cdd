import { aPerson, type Person } from '@estrada/testkit/index';
import { demoNames } from './account-names.ts';

/** The client of the first demo proposal, who has an account: a customer sees the own proposals only. */
export const demoCustomer: Person = { ...aPerson(0), name: demoNames.customer, email: 'clara.rezende@exemplo.com.br' };

/** The client of a demo simulation, by its number. */
export const demoPerson = (index: number): Person => (index === 0 ? demoCustomer : aPerson(index));
