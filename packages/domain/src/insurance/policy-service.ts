import type { Texts } from '../errors/texts.ts';
import type { InsuranceCode } from '../products/index.ts';

const always: readonly Texts[] = [
  { pt: 'Número da apólice', en: 'The number of the policy' },
  { pt: 'CPF ou CNPJ do segurado', en: "The assured's CPF or CNPJ" },
];
const ofVehicle: readonly Texts[] = [
  { pt: 'Placa ou chassi do veículo', en: 'Plate or chassis number of the vehicle' },
  { pt: 'O que aconteceu, onde e quando', en: 'What happened, where and when' },
];
const ofCar: readonly Texts[] = [{ pt: 'Boletim de ocorrência, se houver', en: 'The police report, if there is one' }];
const ofProtection: readonly Texts[] = [
  { pt: 'Quilometragem de hoje', en: "Today's mileage" },
  { pt: 'Notas fiscais das revisões', en: 'Invoices of the services' },
];
const ofPerson: readonly Texts[] = [
  { pt: 'Documento de quem pede', en: 'An identity document of whoever asks' },
  { pt: 'Laudo médico, certidão ou rescisão do trabalho', en: 'Medical report, certificate or notice of dismissal' },
];

const prepared: Readonly<Record<InsuranceCode, readonly Texts[]>> = {
  SEGURO_AUTO: [...ofVehicle, ...ofCar],
  PMC: [...ofVehicle, ...ofProtection],
  PMC_DAY_2: [...ofVehicle, ...ofProtection],
  GAP: [...ofVehicle, ...ofCar],
  CHEV_PLUS: ofVehicle,
  LIFE: ofPerson,
  PPI: ofPerson,
};

/** What to prepare for a claim or a change of a policy, which the insurer handles itself. */
export const preparedForService = (product: InsuranceCode): readonly Texts[] => [...always, ...prepared[product]];
