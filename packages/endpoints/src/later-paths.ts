import type { Family } from './define-endpoint.ts';

/**
 * Fixed addresses of the specification that no call answers yet and that the pattern of another call would take: without a row
 * here `/addresses/types` would be read as a postal code. A row goes when its call is built.
 */
export const laterPaths: readonly { family: Family; path: `/${string}` }[] = [
  { family: 'application', path: '/addresses/types' },
];
