import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const commands = globSync('src/server/commands/*.ts').filter((file) => !file.endsWith('.test.ts'))

/**
 * Packages of many small files, of which we use a part: inside the bundle the rest falls away, which halves the time and
 * the memory that a start takes. Everything else stays in `node_modules` as its authors made it.
 */
const bundled = [
  '@nanostores/react',
  'close-with-grace',
  'country-region-data',
  'csv-parse',
  'csv-stringify',
  'fastify-type-provider-zod',
  'kysely',
  'localized-address-format',
  'lru-cache',
  'lucide-react',
  'nanostores',
  'uuid',
  'zod',
]

/** The server bundle: our own code in one step, packages of `node_modules` as they are. */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [assetsToBrowser()],
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    assetsInlineLimit: 0,
    ssrEmitAssets: true,
    rolldownOptions: {
      onwarn(warning, warn) {
        // 'use client' tells frameworks what to send to browsers; here Vite's other builds do.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
      input: {
        main: 'src/server/main.ts',
        'picture-process': 'src/server/files/picture-process.ts',
        ...Object.fromEntries(commands.map((file) => [`commands/${basename(file, '.ts')}`, file])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
})

/**
 * Fonts and pictures that only server code mentions (in a style sheet imported with `?inline`, say) are files that the
 * browser asks for: they go where the browser bundle's are.
 */
function assetsToBrowser(): Plugin {
  return {
    name: 'assets-to-browser',
    writeBundle() {
      if (!existsSync('dist/server/assets')) return
      mkdirSync('dist/browser/assets', { recursive: true })
      for (const name of readdirSync('dist/server/assets')) {
        copyFileSync(`dist/server/assets/${name}`, `dist/browser/assets/${name}`)
      }
    },
  }
}
