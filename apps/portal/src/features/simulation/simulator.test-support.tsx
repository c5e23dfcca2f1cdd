/** The simulator for the tests of its parts: one model with one version, immediate figures, a saved simulation. */
import type { SimulationRequest } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { removeDrafts } from '@estrada/web/session/draft-store.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { Page } from './simulator.page.tsx';
import { anAnswer, aSavedSimulation, drawPage, parameters, signIn, simulationId } from './test-support.tsx';
// loaded later on screen: here they are there from the beginning
import './competitor/competitor-comparison.tsx';
import './confirm-new.tsx';
import './desk/plans-panel.tsx';
import './desk/scenarios.tsx';
import './fitting/fitting.tsx';
import './results/grid-panel.tsx';
import './results/instalment-goal-panel.tsx';
import './results/rate-panel.tsx';
import './results/table-choice.tsx';
import './steps/condition-notice.tsx';
import './steps/direct-sale-fields.tsx';
import './steps/missing-inputs.tsx';
import './steps/offer-choice.tsx';
import './tools/details.tsx';
import './vehicle-search/vehicle-search.tsx';
import './desk/shortcut-list.tsx';
import './record/customer-link/link-failure.tsx';
import './model/preview-terms.ts';
import './simulator-dialogs.tsx';
import './steps/identification-step.tsx';
import './steps/pre-approval-step.tsx';
import './steps/quote-problem.tsx';
import './steps/rare-inputs.tsx';
import './steps/resume-step.tsx';
import './steps/simulation-step.tsx';

/** The calls, mocked by the test file (`mocked-api.test-support.ts`). */
export const call = vi.mocked(api);
const simulator = '/simulador';

/** Resets the previous test's calls, logs in a seller, and mocks every call that opens the simulator. */
export function prepareSimulator(): void {
  vi.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  removeDrafts();
  signIn();
  call.readSimulationParameters.mockResolvedValue(parameters);
  call.listManufacturers.mockResolvedValue({ items: [{ id: 12, name: 'CHEVROLET' }] });
  call.listModels.mockResolvedValue({
    items: [
      { id: 2, name: 'Montana' },
      { id: 1, name: 'Onix' },
    ],
  });
  call.listVersions.mockResolvedValue({
    items: [
      {
        id: 11,
        code: '120',
        optionCode: 'A',
        description: '1.0 Turbo',
        label: '1.0 Turbo · A · 120 · 2026–2027',
        newestPriceCents: 9_640_000,
      },
    ],
  });
  call.listVersionYears.mockResolvedValue({
    items: [
      { manufacturerYear: 2026, modelYear: 2026, referencePriceCents: 9_000_000 },
      { manufacturerYear: 2026, modelYear: 2027, referencePriceCents: 9_640_000 },
    ],
  });
  call.listManufacturerYears.mockResolvedValue({ items: [{ manufacturerYear: 2026 }] });
  call.listVersionOptions.mockResolvedValue({ items: [] });
  call.checkRegistrationFee.mockResolvedValue({ ignoreTCC: false, valueTcc: 90_000 });
  call.simulate.mockImplementation(async ({ body }) => anAnswer(body as SimulationRequest));
  call.readSavedSimulation.mockResolvedValue(aSavedSimulation());
  call.listProductChoices.mockResolvedValue({ items: [] });
  call.listCustomerLinks.mockResolvedValue({ items: [] });
  call.readOfferMessages.mockResolvedValue({ items: [] });
}

/** Opens the simulator, with the search string of its address. */
export const open = (search = '') => drawPage(<Page />, `${simulator}${search}`, simulator);
export const openSaved = (step: string) => open(`?simulacao=${simulationId}&etapa=${step}`);
export const field = (name: string) => screen.getByRole('textbox', { name });

/** Selects an option of a list found by its label. */
export async function choose(name: string, option: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** From the start to the details behind the cards, like a seller. */
export async function reachCards(): Promise<void> {
  await choose('Modelo', 'Onix');
  await choose('Versão', /1.0 Turbo/);
  await waitFor(() => expect(field('Valor do veículo')).toHaveProperty('value', '96.400,00'));
  await userEvent.type(field('Entrada'), '28000,00{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Escolha a parcela' });
  await screen.findByRole('radio', { name: /36 vezes de/ });
}

/** Opens a tab below the instalments, by its name. */
export const openTool = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
