import type { EnumerationRow } from './enumeration.ts';

/**
 * The channels by which a dealer sells. The specification names DGI only (`channelAccess`); the others are the places where
 * a simulation can begin (docs/decisions/0020-sales-channels.md).
 */
export const salesChannels = [
  { id: 'CHD', pt: 'Simulador da concessionária', en: 'Dealer simulator' },
  { id: 'OFFER', pt: 'Simulador de ofertas', en: 'Offer simulator' },
  { id: 'CSF', pt: 'Simulador do cliente', en: 'Customer simulator' },
  { id: 'FORMWEB', pt: 'Formulário web', en: 'Web form' },
  { id: 'DGI', pt: 'Canal digital (DGI)', en: 'Digital channel (DGI)' },
] as const satisfies readonly EnumerationRow[];

/** A sales channel as it is stored and sent. */
export type SalesChannel = (typeof salesChannels)[number]['id'];
