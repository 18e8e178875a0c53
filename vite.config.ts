import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * The browser bundle: what a page of the site loads, and the studio. The server finds the hashed names in
 * `dist/browser/manifest.json`.
 */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [react(), keepStudioOutOfStorefront(), compressAssets()],
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    assetsDir: 'assets',
    manifest: 'manifest.json',
    target: 'baseline-widely-available',
    // Inlined fonts and pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The studio is for signed-in owners and is loaded once; a page's budget is measured elsewhere.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { storefront: 'src/storefront/islands/runtime.ts', studio: 'src/studio/main.tsx' },
    },
  },
})

/** Fails the build where a page of the site would load code of the studio: by an import, or by a chunk shared by both. */
function keepStudioOutOfStorefront(): Plugin {
  const isStudios = (module: string) => /\/src\/studio\/|\/node_modules\/@mantine\//.test(module)
  return {
    name: 'keep-studio-out-of-storefront',
    generateBundle(_options, bundle) {
      const seen = new Set<string>()
      const visit = (fileName: string) => {
        const chunk = bundle[fileName]
        if (seen.has(fileName) || chunk?.type !== 'chunk') return
        seen.add(fileName)
        const stray = chunk.moduleIds.find(isStudios)
        if (stray) this.error(`the storefront's chunk ${fileName} holds code of the studio: ${stray}`)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
      }
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.isEntry && output.name === 'storefront') visit(output.fileName)
      }
    },
  }
}

/** Compresses scripts and styles once, as well as can be, so that the server only has to pick a file. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle({ dir = '' }) {
      // Whoever watches has no slow line between them and the server.
      if (this.meta.watchMode) return
      const assets = join(dir, 'assets')
      for (const name of readdirSync(assets).filter((one) => /\.(js|css)$/.test(one))) {
        const bytes = readFileSync(join(assets, name))
        writeFileSync(
          join(assets, `${name}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        )
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
