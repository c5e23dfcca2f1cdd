import { type FormOf, form, text } from '../forms/index.ts';

/** The registration of a colour that offers name. Whether name and code are free, only the server knows. Names are the wire's. */
export const colourForm = form({
  colourName: text('Nome', 'Name', { clean: (name) => name.replace(/\s+/g, ' ') }),
  colourCode: text('Código', 'Code', {
    test: /^[A-Z0-9]{2,10}$/i,
    key: 'colourCode.invalid',
    clean: (code) => code.toUpperCase(),
  }),
});
export type ColourForm = FormOf<typeof colourForm>;
