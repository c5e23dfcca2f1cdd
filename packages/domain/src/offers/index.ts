export { type ColourForm, colourForm } from './colour-form.ts';
