import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { profileParameters, profileParametersChange, simulationProfile } from './profile-parameters.schemas.ts';

export const profileParametersEndpoints = defineEndpoints({ area: 'parameters', family: 'admin' })({
  readProfileParameters: {
    access: { anyOf: ['profile-parameters'] },
    route: 'GET /parameters/profiles',
    summary: [
      'O que um perfil vê e faz em cada combinação de canal, veículo, taxa e plano',
      'What a profile sees and does in each combination of channel, vehicle, rate and plan',
    ],
    query: z.object({ profile: simulationProfile }),
    response: profileParameters,
  },
  saveProfileParameters: {
    access: { anyOf: ['profile-parameters-change'] },
    route: 'PUT /parameters/profiles',
    summary: ['Alterar o que um perfil vê e faz', 'Change what a profile sees and does'],
    body: profileParametersChange,
    response: profileParameters,
    errors: ['SET001'],
  },
});
