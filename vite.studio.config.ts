import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/bundles/compress-assets.ts'

/** The studio. The server finds the hashed names in `dist/browser/studio.json`. */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [react(), compressAssets()],
  build: {
    outDir: 'dist/browser',
    // The storefront's files are in the same folder; the script that builds both empties it before.
    emptyOutDir: false,
    assetsDir: 'assets',
    manifest: 'studio.json',
    target: 'baseline-widely-available',
    // Inlined fonts and pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The studio is for signed-in owners and is loaded once.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: {
        studio: 'src/studio/main.tsx',
        canvas: 'src/studio/canvas/main.ts',
        player: 'src/studio/player/main.ts',
      },
      // The canvas draws any form and has all input components; the bundle of visitors loads rare ones when needed.
      checks: { ineffectiveDynamicImport: false },
    },
  },
})
