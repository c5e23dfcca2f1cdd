import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { profileParameters, profileParametersChange, simulationProfile } from './profile-parameters.schemas.ts';

export const readProfileParameters = defineEndpoint({
  name: 'readProfileParameters',
  area: 'parameters',
  method: 'GET',
  family: 'admin',
  path: '/parameters/profiles',
  summary: {
    pt: 'O que um perfil vê e faz em cada combinação de canal, veículo, taxa e plano',
    en: 'What a profile sees and does in each combination of channel, vehicle, rate and plan',
  },
  access: { anyOf: ['profile-parameters'] },
  query: z.object({ profile: simulationProfile }),
  response: profileParameters,
  errors: [],
});

export const saveProfileParameters = defineEndpoint({
  name: 'saveProfileParameters',
  area: 'parameters',
  method: 'PUT',
  family: 'admin',
  path: '/parameters/profiles',
  summary: { pt: 'Alterar o que um perfil vê e faz', en: 'Change what a profile sees and does' },
  access: { anyOf: ['profile-parameters-change'] },
  body: profileParametersChange,
  response: profileParameters,
  errors: ['SET001'],
});
