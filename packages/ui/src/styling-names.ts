/** The stylings of pages: the portal's own, that of clients, and that of the web form. */
export const stylingNames = ['main-simulator', 'customer-simulator', 'web-form'] as const;
export type StylingName = (typeof stylingNames)[number];
