/** One filter as the address holds it: `name` in the query, an empty text for "not narrowed". */
export type AddressField<Value> = {
  name: string;
  read(text: string): Value;
  write(value: Value): string;
};

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/** Whatever is typed. */
export const textField = (name: string): AddressField<string> => ({
  name,
  read: (text) => text,
  write: (text) => text.trim(),
});

/** One of a list; '' is all. Without a list (it comes from the server) anything is taken. */
export const choiceField = (name: string, allowed?: readonly string[]): AddressField<string> => {
  const known = (value: string) => (!allowed || allowed.includes(value) ? value : '');
  return { name, read: known, write: known };
};

/** Several of a list; none is all. */
export const choicesField = (name: string, allowed: readonly string[]): AddressField<readonly string[]> => ({
  name,
  read: (text) => text.split(',').filter((value) => allowed.includes(value)),
  write: (values) => values.join(','),
});

/** A day, `YYYY-MM-DD`. */
export const dayField = (name: string): AddressField<string> => {
  const known = (day: string) => (isoDate.test(day) ? day : '');
  return { name, read: known, write: known };
};
