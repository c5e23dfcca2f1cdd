import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';

/** Defaults and limits of a dealer's simulator. */
export type SimulationParameters = ResponseOf<Endpoints['readSimulationParameters']>;
