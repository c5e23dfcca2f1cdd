/** A text field of a body that was not checked yet, or an empty text: good enough to derive a steady delay from. */
export function rawField(body: unknown, field: string): string {
  if (typeof body !== 'object' || body === null) return '';
  const value: unknown = Reflect.get(body, field);
  return typeof value === 'string' ? value : '';
}
