import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compresses scripts and styles once, as well as possible, so that the server only has to choose a file. */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      // In watch mode the browser is on the same machine.
      if (this.meta.watchMode) return
      const assets = join(dir, 'assets')
      const isOurs = new Set(Object.keys(bundle).map((name) => name.replace(/^assets\//, '')))
      for (const name of readdirSync(assets).filter((one) => /\.(js|css)$/.test(one) && isOurs.has(one))) {
        const bytes = readFileSync(join(assets, name))
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, brotliParameters(bytes.length)))
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

const brotliParameters = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
})
