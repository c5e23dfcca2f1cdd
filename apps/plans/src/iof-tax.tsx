/** `IofTax`: the IOF rates, which are also a page of the portal. */
export { Page as Screen } from '@estrada/web/screens/iof/iof-page.tsx';
