// Runs before anything is drawn: light or dark, and whether what the server drew is for this browser. A plain script of its
// own, because the content policy allows none in the page.
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
})();
