import type { Plugin } from 'vite';

/** The two files every first screen needs: without the preload the text would jump when they arrive. */
const needed = [
  /hanken-grotesk-latin-wght-normal-[\w-]+\.woff2$/,
  /bricolage-grotesque-latin-wght-normal-[\w-]+\.woff2$/,
];

/** Adds `<link rel="preload">` for the Latin fonts under their built names. */
export function preloadFonts(): Plugin {
  return {
    name: 'estrada:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        needed.map((pattern) => {
          const file = Object.keys(bundle ?? {}).find((name) => pattern.test(name));
          if (!file) throw new Error(`no built font matches ${pattern}`);
          return {
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          };
        }),
    },
  };
}
