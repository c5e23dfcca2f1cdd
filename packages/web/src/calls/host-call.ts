import type { EndpointName } from '@estrada/endpoints/index';
import type { LooseOptions } from './call-types.ts';

/** Makes a call by its name, for a front end that stands in another one's page. */
export type HostCall = (name: EndpointName, options: LooseOptions) => Promise<unknown>;

let hostCall: HostCall | null = null;

/**
 * From now on every call is made by the front end around: its session, its renewal, its alerts.
 *
 * @param call null: by this front end itself, as at first
 */
export function callThrough(call: HostCall | null): void {
  hostCall = call;
}

/** Who makes the calls of this front end; null: it does so itself. */
export const readHostCall = (): HostCall | null => hostCall;
