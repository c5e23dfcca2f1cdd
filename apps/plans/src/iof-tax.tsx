/** `IofTax`: the rates of IOF, which stand in the portal too. */
export { Page as Screen } from '@estrada/web/screens/iof/iof-page.tsx';
