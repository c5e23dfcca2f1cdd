import { invalid, type Message } from './message.ts';

/** Vehicles, and the campaigns that group them. */
export const vehiclesMessages = {
  'plate.invalid': invalid('Placa inválida', 'Invalid plate'),
  'chassis.invalid': invalid('Chassi inválido', 'Invalid chassis number'),
  'renavam.invalid': invalid('Renavam inválido', 'Invalid Renavam'),
  'mileage.required': invalid('Informe a quilometragem do veículo usado', 'Enter the mileage of the used vehicle'),
  'mileage.outOfRange': invalid('Informe de 0 a 2.000.000 km', 'Enter 0 to 2,000,000 km'),
  'campaignName.taken': {
    code: 'SET055',
    pt: 'Já existe uma campanha com este nome: escolha outro nome',
    en: 'A campaign with this name already exists: choose another name',
  },
  'campaignName.tooLong': {
    code: 'SET057',
    pt: 'O nome da campanha pode ter no máximo {max|100} caracteres',
    en: 'The campaign name may have at most {max|100} characters',
  },
  'campaignCode.taken': {
    code: 'SET056',
    pt: 'Já existe uma campanha com este código: escolha outro código',
    en: 'A campaign with this code already exists: choose another code',
  },
  'campaignCode.invalid': invalid(
    'Use de 2 a 20 caracteres: letras sem acento, algarismos ou hífens',
    'Use 2 to 20 characters: unaccented letters, digits or hyphens',
  ),
  'manufacturerYear.tooLate': invalid(
    'O ano de fabricação pode ser no máximo {max|o próximo ano}',
    'The year of manufacture may be at most {max|next year}',
  ),
  'years.inconsistent': invalid(
    'O ano do modelo deve ser o de fabricação ou o seguinte',
    'The model year must be the year of manufacture or the next',
  ),
} satisfies Record<string, Message>;
