export { giveUpForm } from './give-up-form.ts';
