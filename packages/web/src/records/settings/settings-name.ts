import type { EndpointName } from '@estrada/endpoints/index';

/** A settings record, by the name in its calls. */
export type SettingsName = {
  [Name in EndpointName]: Name extends `save${infer One}` ? (`read${One}` extends EndpointName ? One : never) : never;
}[EndpointName];
