import { evaluateModules } from '@estrada/web/build/evaluate-modules.ts';
import { importLazyFiles } from '@estrada/web/build/import-lazy-files.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { faceModelFilesPlugin } from './build/face-model-files.ts';
import { preloadFonts } from './build/preload-fonts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [evaluateModules(), importLazyFiles('importPortalFile'), react(), preloadFonts(), faceModelFilesPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: true,
    // the content policy allows no inline script, and no font from a data: address
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // the names of all files of all pages would be a tenth of the first load; a page's own file names them anyway
      resolveDependencies: (_file, dependencies, { hostType }) => (hostType === 'html' ? dependencies : []),
    },
    target: 'es2023',
    // for older browsers light-dark() would be rewritten to variables that only an own `color-scheme` rule sets; Mantine
    // sets ours, so every such colour would be invalid
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { port: 4173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
