import type { Manifest } from '#server/browser-bundle.ts'
import type { BrowserFiles } from '#storefront/document/render-document.tsx'

const RUNTIME = 'src/storefront/hydration/runtime.ts'

/**
 * The storefront's files, from its manifest.
 * @throws Error when the bundle has no runtime: then no page would be interactive
 */
export function browserFiles(manifest: Manifest): BrowserFiles {
  const runtime = manifest[RUNTIME]
  if (!runtime) throw new Error(`The manifest of the browser bundle has no ${RUNTIME}. Build it with: npm run build`)
  return { runtime: `/${runtime.file}` }
}
