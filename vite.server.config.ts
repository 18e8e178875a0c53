import { copyFileSync, existsSync, globSync, mkdirSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const commands = globSync('src/server/commands/*.ts').filter((file) => !file.endsWith('.test.ts'))

/**
 * Packages of many small files of which we use a part: bundling removes the rest, which halves the start's time and
 * memory. Everything else stays in `node_modules` as published.
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

/** The server bundle: our own code, with packages of `node_modules` outside. */
export default defineConfig({
  base: '/',
  publicDir: false,
  plugins: [assetsToBrowser(), onlyAscii()],
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
        // 'use client' tells frameworks what to send to browsers; here other builds do that.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
      input: {
        main: 'src/server/main.ts',
        'checkpoint-thread': 'src/server/database/checkpoint-thread.ts',
        'picture-process': 'src/server/files/picture-process.ts',
        'reading-thread': 'src/server/imports/reading-thread.ts',
        'writing-thread': 'src/server/analytics/writing-thread.ts',
        ...Object.fromEntries(commands.map((file) => [`commands/${basename(file, '.ts')}`, file])),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Node keeps the source of everything it runs in memory.
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
})

/**
 * Fonts and pictures that only server code mentions (for example in a style sheet imported with `?inline`) are
 * requested by browsers: they are written beside the browser bundle.
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

/**
 * Writes all other characters as escapes, which mean the same in strings, templates and regular expressions. V8 keeps a
 * source with one character outside of Latin-1 with two bytes for each: that made the process 5 MB larger.
 */
function onlyAscii(): Plugin {
  return {
    name: 'only-ascii',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[\u0080-\uffff]/g, escaped)
      }
    },
  }
}

const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
