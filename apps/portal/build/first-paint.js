// Runs before anything is drawn: light or dark, whether what the server drew is for this browser, when the page's other scripts
// are fetched, and what is entered until then. A plain script of its own, because the content policy allows none in the page.
(() => {
  // a frame in another site may have no storage (a private window): the page then remembers only until it is left
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      window[name].getItem('');
    } catch {
      const held = new Map();
      const value = {
        getItem: (key) => held.get(key) ?? null,
        setItem: (key, text) => void held.set(key, String(text)),
        removeItem: (key) => void held.delete(key),
        clear: () => held.clear(),
        key: (index) => [...held.keys()][index] ?? null,
        get length() {
          return held.size;
        },
      };
      Object.defineProperty(window, name, { value, configurable: true });
    }
  const page = document.documentElement;
  const kept = localStorage.getItem('estrada.scheme');
  const isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  const language = localStorage.getItem('estrada.language') === 'en' ? 'en' : 'pt-BR';
  // drawn for strangers: somebody with a session, or who reads the other language, waits for the portal itself
  if (language !== page.lang || localStorage.getItem('estrada.session') !== null) page.dataset.waits = '';

  // Enter in a field of a page that does not answer yet: it is submitted once the page does (answer-early.ts)
  const noteEnter = ({ key, target }) => {
    if (page.dataset.live !== undefined) return document.removeEventListener('keydown', noteEnter, true);
    if (key === 'Enter' && target.form) target.dataset.entered = '';
  };
  document.addEventListener('keydown', noteEnter, true);
  // a click on a drawn button waits until the page answers: the last one is repeated then, and none happens twice, because
  // no listener learns of it before. What the portal has rendered itself answers at once
  const drawn = new WeakSet();
  const noteClick = (event) => {
    if (page.dataset.live !== undefined) return document.removeEventListener('click', noteClick, true);
    const button = event.target.closest('button[type="button"]');
    if (!button || (document.readyState !== 'loading' && !drawn.has(button))) return;
    event.stopPropagation();
    for (const earlier of document.querySelectorAll('[data-clicked]')) delete earlier.dataset.clicked;
    button.dataset.clicked = '';
  };
  document.addEventListener('click', noteClick, true);

  /** Fetches the scripts of a drawn page, which stand in a template (draw-pages.ts). */
  const fetchScripts = () => {
    const template = document.querySelector('template[data-scripts]');
    if (!template) return;
    document.head.append(document.importNode(template.content, true));
    template.remove();
  };
  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('button[type="button"]')) drawn.add(button);
    if (page.dataset.waits !== undefined) return fetchScripts();
    // on a slow line they would take their share of it from the fonts of the first picture
    requestAnimationFrame(() => setTimeout(fetchScripts));
    // a page in the background, or in a frame that is not in view, is not painted
    setTimeout(fetchScripts, 500);
  });
})();
