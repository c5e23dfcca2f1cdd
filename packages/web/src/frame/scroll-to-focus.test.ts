// @vitest-environment jsdom
/** Where the focused element is after content above it has loaded. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToFocus } from './scroll-to-focus.ts';

let grow: () => void;
let stop: () => void;
let top = 100;
let link: HTMLElement;
const scrolled = vi.fn(() => {
  top = 700;
});

beforeEach(() => {
  top = 100;
  scrolled.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(check: () => void) {
        grow = check;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  vi.stubGlobal('innerHeight', 720);
  document.body.innerHTML = '<a href="/x">Propostas</a>';
  link = document.querySelector('a')!;
  link.getBoundingClientRect = () => ({ top, bottom: top + 20 }) as DOMRect;
  vi.spyOn(link, 'matches').mockReturnValue(true);
  link.scrollIntoView = scrolled;
  stop = scrollToFocus();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('scrolls to the focused element that content pushes out of the window, each time', () => {
  link.focus();
  grow();
  expect(scrolled).not.toHaveBeenCalled();
  for (const _part of ['first', 'second']) {
    top = 1_400;
    grow();
  }
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('leaves an element out of sight that the user has scrolled away from, or that was clicked', () => {
  link.focus();
  top = -300;
  document.dispatchEvent(new Event('scroll'));
  grow();
  expect(scrolled).not.toHaveBeenCalled();
  top = 100;
  document.dispatchEvent(new Event('scroll'));
  vi.mocked(link.matches).mockReturnValue(false);
  top = 1_400;
  grow();
  expect(scrolled).not.toHaveBeenCalled();
});

it('does nothing once it is stopped', () => {
  link.focus();
  stop();
  top = 1_400;
  grow();
  expect(scrolled).not.toHaveBeenCalled();
});
