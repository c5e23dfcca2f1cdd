import { invalid, type Message } from './message.ts';

/** Offers, and the colours that they name. */
export const offersMessages = {
  'colourName.taken': {
    code: 'OFF001',
    pt: 'Já existe uma cor com este nome',
    en: 'A colour with this name already exists',
  },
  'colourCode.taken': {
    code: 'OFF002',
    pt: 'Já existe uma cor com este código',
    en: 'A colour with this code already exists',
  },
  'colourCode.invalid': invalid(
    'Use de 2 a 10 letras sem acento ou algarismos',
    'Use 2 to 10 letters without accents or digits',
  ),
} satisfies Record<string, Message>;
