import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Map<Field, string>();
const note = ({ target }: Event) => {
  if (isField(target)) typed.set(target, target.value);
};
let watched: HTMLElement | null = null;

/**
 * Notes what is typed into a page that stands in the window before its scripts run: by who was quicker than they, or by
 * the browser, which fills in again what a page that is loaded anew held.
 */
export function watchTyping(root: HTMLElement): void {
  watched = root;
  root.addEventListener('input', note, true);
  for (const field of root.querySelectorAll<Field>('input, textarea'))
    if (field.value !== field.defaultValue) typed.set(field, field.value);
}

/** Hands what was typed so far to the page, once it listens. */
export function TypedEarly() {
  useEffect(() => {
    watched?.removeEventListener('input', note, true);
    watched = null;
    for (const [field, value] of typed) if (field.isConnected) type(field, value);
    typed.clear();
  }, []);
  return null;
}

/** React ignores an input event whose value it has tracked already, so the value bypasses the setter that tracks it. */
function type(field: Field, value: string): void {
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
