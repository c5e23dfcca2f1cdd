import type { FastifyRequest } from 'fastify';

/** The provider's own name: its address, as whoever asks knows this server. */
export const issuerOf = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}/identity-provider`;
