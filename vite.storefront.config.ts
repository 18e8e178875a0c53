import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressAssets } from './scripts/bundles/compress-assets.ts'
import { inlineHelpers } from './scripts/bundles/inline-helpers.ts'
import { mapsOutside } from './scripts/bundles/maps-outside.ts'
import { refuseStudio } from './scripts/bundles/refuse-studio.ts'
import { createSharedChunks } from './scripts/bundles/shared-chunks.ts'
import { smallIcons } from './scripts/bundles/small-icons.ts'

/**
 * The storefront's bundle: the runtime, and the code of islands in one file per page type. The server finds the hashed
 * names in `dist/browser/storefront.json`.
 */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    refuseStudio(),
    smallIcons(import.meta.dirname),
    inlineHelpers(),
    compressAssets(),
    mapsOutside('dist/maps'),
  ],
  build: {
    outDir: 'dist/browser',
    // The studio's files are in the same folder; the script that builds both empties it before.
    emptyOutDir: false,
    assetsDir: 'assets',
    manifest: 'storefront.json',
    sourcemap: 'hidden',
    target: 'baseline-widely-available',
    // Inlined fonts and pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The second is a page of its own, in a frame; it shares nothing with the first.
      input: {
        storefront: 'src/storefront/hydration/runtime.ts',
        pixels: 'src/storefront/hydration/pixels/frame.ts',
      },
      output: {
        // Chromium compiles all of it while it loads, instead of function by function when hydration calls it.
        postBanner: ({ name }) => (name === 'islands' ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'shared by page types', name: createSharedChunks(import.meta.dirname) }],
        },
      },
    },
  },
})
