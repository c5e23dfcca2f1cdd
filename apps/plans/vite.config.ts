import { join } from 'node:path';
import { evaluateModules } from '@estrada/web/build/evaluate-modules.ts';
import { importLazyFiles } from '@estrada/web/build/import-lazy-files.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shareModules } from './build/share-modules.ts';

const root = import.meta.dirname;

export default defineConfig({
  root,
  // relative addresses, so that the files work at any address
  base: './',
  plugins: [
    shareModules(['react', 'react-dom'], join(root, 'src/share-scope.ts')),
    evaluateModules(),
    importLazyFiles('importPlansFile'),
    react(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // the portal's content security policy allows no data: URL
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // as in the portal: light-dark() is not rewritten
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: join(root, 'src/remote-entry.ts'),
      // the portal imports the entry's exports by name
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'remoteEntry.js' },
    },
  },
});
