// @vitest-environment jsdom
/** A page in the site of a dealer: the script there, and the height that the page reports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useEmbeddedHeight } from '@estrada/web/frame/use-embedded-height.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../../../../public/embed.js'), 'utf8');
const portal = 'https://portal.example';
const hear = (message: { source: unknown; origin: string; data: unknown }) =>
  window.dispatchEvent(Object.assign(new Event('message'), message));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Runs the script as the site of a dealer includes it. @returns the frame that it placed */
function include(attributes: Record<string, string>): HTMLIFrameElement | null {
  const script = document.createElement('script');
  script.src = `${portal}/embed.js`;
  // not run by the browser of the test, which loads no scripts
  script.type = 'text/plain';
  Object.assign(script.dataset, attributes);
  document.body.append(script);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(source)();
  const { nextElementSibling } = script;
  return nextElementSibling instanceof HTMLIFrameElement ? nextElementSibling : null;
}

describe('the script of a dealer’s site', () => {
  it('shows the page of the dealer after itself, with a name for screen readers', () => {
    const frame = include({ dealer: 'd1&x=2', page: 'csf' })!;
    expect(frame.src).toBe(`${portal}/csf?dealer=d1%26x%3D2`);
    expect(frame.title).toBe('Simulador de financiamento');
    expect(include({ dealer: 'd1', page: 'formweb' })!.src).toBe(`${portal}/formweb?dealer=d1`);
  });

  it('shows no other page', () => {
    expect(include({ dealer: 'd1', page: '../login' })).toBeNull();
    expect(include({ dealer: 'd1', page: 'constructor' })).toBeNull();
  });

  it('takes the height from its frame and the portal alone, within bounds', () => {
    const frame = include({ dealer: 'd1' })!;
    const { contentWindow } = frame;
    const tell = (height: unknown, from: object = {}) =>
      hear({ source: contentWindow, origin: portal, data: { type: 'estrada.height', height }, ...from });
    tell(900.2);
    expect(frame.style.height).toBe('901px');
    tell(300, { origin: 'https://other.example' });
    tell(300, { source: window });
    tell('300px');
    hear({ source: contentWindow, origin: portal, data: null });
    expect(frame.style.height).toBe('901px');
    tell(1e9);
    expect(frame.style.height).toBe('20000px');
  });

  it('answers the page that is ready, with the portal as the only receiver', () => {
    const frame = include({ dealer: 'd1' })!;
    const post = vi.spyOn(frame.contentWindow!, 'postMessage').mockReturnValue();
    hear({ source: frame.contentWindow, origin: portal, data: { type: 'estrada.ready' } });
    expect(post.mock.calls).toEqual([[{ type: 'estrada.embed' }, portal]]);
  });
});

function Embedded() {
  useEmbeddedHeight();
  return null;
}

describe('an embedded page', () => {
  const site = 'https://www.loja.example';
  const parent = { postMessage: vi.fn() };
  beforeEach(() => {
    parent.postMessage.mockClear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    document.body.append(document.createElement('main'));
  });
  const heights = () => parent.postMessage.mock.calls.filter(([{ type }]) => type === 'estrada.height');

  it('reports its height to the site that answered, and to no other window or origin', () => {
    vi.stubGlobal('parent', parent);
    render(<Embedded />);
    expect(parent.postMessage.mock.calls).toEqual([[{ type: 'estrada.ready' }, '*']]);
    const data = { type: 'estrada.embed' };
    hear({ source: window, origin: site, data });
    hear({ source: parent, origin: 'null', data });
    expect(heights()).toEqual([]);
    hear({ source: parent, origin: site, data });
    hear({ source: parent, origin: 'https://other.example', data });
    expect(heights().map(([, receiver]) => receiver)).toEqual([site, site]);
  });

  it('says nothing where no site contains it', () => {
    const post = vi.spyOn(window, 'postMessage');
    render(<Embedded />);
    expect(post).not.toHaveBeenCalled();
  });
});
