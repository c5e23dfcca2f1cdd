import { planted } from '../../ui/src/reads-access.ts'; export const alsoPlanted = planted;
