/** One filter in the address: `name` in the query, an empty text for no filter. */
export type AddressField<Value> = {
  name: string;
  read(text: string): Value;
  write(value: Value): string;
};

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Any text. */
export const textField = (name: string): AddressField<string> => ({
  name,
  read: (text) => text,
  write: (text) => text.trim(),
});

/** One option of a list; '' is all. Without a list (it comes from the server) any value is accepted. */
export const choiceField = (name: string, allowed?: readonly string[]): AddressField<string> => {
  const known = (value: string) => (!allowed || allowed.includes(value) ? value : '');
  return { name, read: known, write: known };
};

/** Several options of a list; none is all. */
export const choicesField = (name: string, allowed: readonly string[]): AddressField<readonly string[]> => ({
  name,
  read: (text) => text.split(',').filter((value) => allowed.includes(value)),
  write: (values) => values.join(','),
});

/** A date, `YYYY-MM-DD`. */
export const dayField = (name: string): AddressField<string> => {
  const known = (day: string) => (isoDate.test(day) ? day : '');
  return { name, read: known, write: known };
};
