import { defineStrings } from '../strings/define-strings.ts';

export const strings = defineStrings('vehicle-levels', {
  manufacturerId: ['Montadora', 'Manufacturer'],
  modelId: ['Modelo', 'Model'],
  versionId: ['Versão', 'Version'],
  manufacturerYear: ['Ano de fabricação', 'Year of manufacture'],
  modelYear: ['Ano do modelo', 'Model year'],
  'first.vehicleType': ['Escolha antes a condição', 'Choose the condition first'],
  'first.manufacturerId': ['Escolha a montadora', 'Choose the manufacturer'],
  'first.modelId': ['Escolha o modelo', 'Choose the model'],
  'first.versionId': ['Escolha a versão', 'Choose the version'],
  'first.manufacturerYear': ['Escolha o ano de fabricação', 'Choose the year of manufacture'],
  'first.modelYear': ['Escolha o ano do modelo', 'Choose the model year'],
  failed: [
    'Não foi possível carregar as opções do campo “{level}”. A escolha foi desfeita: tente de novo.',
    'The options of the field “{level}” could not be loaded. The choice was cleared: try again.',
  ],
  match: ['{match}: pressione Enter ou Tab para escolher', '{match}: press Enter or Tab to choose it'],
  choose: ['Escolha', 'Choose'],
  loading: ['Carregando…', 'Loading…'],
  nothingFound: ['Nada encontrado', 'Nothing found'],
  retry: ['Tentar de novo', 'Try again'],
});
