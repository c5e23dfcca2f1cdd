import { planted } from '../screens/whole.ts'; export const borrowed = planted;
