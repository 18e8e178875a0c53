import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One output file of the browser build in Vite's manifest. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** The builds for browsers: the storefront's scripts and the studio, each with its own manifest. */
export interface BrowserBundle {
  readonly folder: string
  /** The folder with the source maps of its scripts, which nobody is served. */
  readonly maps: string
  readonly storefront: Manifest
  readonly studio: Manifest
}

/**
 * Reads the bundle in `dist/browser`, relative to this file's root.
 * @throws Error when there is no build.
 */
export function readBrowserBundle(): BrowserBundle {
  for (let root = import.meta.dirname; root !== dirname(root); root = dirname(root)) {
    const folder = join(root, 'dist/browser')
    if (!existsSync(join(folder, 'storefront.json'))) continue
    const manifestOf = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Manifest
    return { folder, maps: join(root, 'dist/maps'), storefront: manifestOf('storefront'), studio: manifestOf('studio') }
  }
  throw new Error('There is no dist/browser/storefront.json. Build it with: npm run build')
}
