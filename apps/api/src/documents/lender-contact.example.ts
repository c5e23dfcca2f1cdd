import type { LenderContact } from '@estrada/domain/simulation/index';

/** The contacts of a sample lender. */
export const exampleContact: LenderContact = {
  email: 'atendimento@exemplo.example',
  sacPhone: '08001234567',
  ombudsmanPhone: '08007654321',
  privacyOfficer: 'Helena Duarte Reis',
};
