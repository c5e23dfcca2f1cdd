import type { EndpointName } from '@estrada/endpoints/index';
import type { LooseOptions } from './call-types.ts';

/** Makes a call by its name, for a front end embedded in another one's page. */
export type HostCall = (name: EndpointName, options: LooseOptions) => Promise<unknown>;

let hostCall: HostCall | null = null;

/**
 * From now on the host makes every call, with its session, its renewal and its alerts.
 *
 * @param call null: this front end makes them itself, the default
 */
export function callThrough(call: HostCall | null): void {
  hostCall = call;
}

/** The host's call function; null: this front end makes the calls itself. */
export const readHostCall = (): HostCall | null => hostCall;
