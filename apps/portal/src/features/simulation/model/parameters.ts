import type { Endpoints, ResponseOf } from '@estrada/endpoints/index';

/** The parameters of a dealer's simulator. */
export type DealerParameters = ResponseOf<Endpoints['readSimulationParameters']>;

/** Defaults and limits of a simulator; the one of offers has no dealer. */
export type SimulationParameters = Omit<DealerParameters, 'dealer'> & { dealer: DealerParameters['dealer'] | null };
