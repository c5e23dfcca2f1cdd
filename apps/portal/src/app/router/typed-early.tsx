import { answerEarly } from '@estrada/web/frame/answer-early.ts';
import { useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Map<Field, string>();
const note = ({ target }: Event) => {
  if (isField(target)) typed.set(target, target.value);
};
let watched: HTMLElement | null = null;

/**
 * Records what is typed into a prerendered page before its scripts run: by a fast user, or by the browser, which
 * restores the fields of a reloaded page.
 */
export function watchTyping(root: HTMLElement): void {
  watched = root;
  root.addEventListener('input', note, true);
  for (const field of root.querySelectorAll<Field>('input, textarea'))
    if (field.value !== field.defaultValue) typed.set(field, field.value);
}

/** Passes the text typed so far, and what was entered or clicked after it, to the page once its listeners exist. */
export function TypedEarly() {
  useEffect(() => {
    watched?.removeEventListener('input', note, true);
    watched = null;
    for (const [field, value] of typed) if (field.isConnected) type(field, value);
    typed.clear();
    answerEarly();
  }, []);
  return null;
}

/** React ignores an input event whose value it already tracks, so this bypasses React's setter on the element. */
function type(field: Field, value: string): void {
  field.value = '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  own?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
