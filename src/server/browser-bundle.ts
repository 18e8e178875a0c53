import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** One output file of the browser build, as Vite's manifest lists it by its source. */
export interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>

/** What the build left for browsers: the storefront's scripts and the studio. */
export interface BrowserBundle {
  readonly folder: string
  readonly manifest: Manifest
}

/**
 * Reads the bundle in `dist/browser`, from wherever this code lies below the same root.
 * @throws Error when there is no build.
 */
export function readBrowserBundle(): BrowserBundle {
  for (let root = import.meta.dirname; root !== dirname(root); root = dirname(root)) {
    const folder = join(root, 'dist/browser')
    const manifest = join(folder, 'manifest.json')
    if (existsSync(manifest)) return { folder, manifest: JSON.parse(readFileSync(manifest, 'utf8')) as Manifest }
  }
  throw new Error('There is no dist/browser/manifest.json. Build it with: npm run build')
}
