import type { Manifest } from '#server/browser-bundle.ts'
import type { BrowserFiles } from '#storefront/document/render-document.tsx'
import { bundleOf } from '#storefront/islands/bundles.ts'
import type { IslandName } from '#storefront/islands/place-island.tsx'

const RUNTIME = 'src/storefront/islands/runtime.ts'

/**
 * Where the storefront's files are, from its manifest.
 * @throws Error when the bundle has no runtime: then no page could come alive.
 */
export function browserFiles(manifest: Manifest): BrowserFiles {
  const runtime = manifest[RUNTIME]
  if (!runtime) throw new Error(`The browser bundle's manifest has no ${RUNTIME}. Build it with: npm run build`)
  const known = new Map<string, string[]>()
  return {
    runtime: `/${runtime.file}`,
    filesOf(island) {
      let files = known.get(island)
      if (!files) {
        files = addressesOf(manifest, [`src/storefront/islands/bundles/${bundleOf[island as IslandName]}.ts`])
        known.set(island, files)
      }
      return files
    },
  }
}

/** Addresses of chunks and of everything they import, without what the runtime has loaded already. */
function addressesOf(manifest: Manifest, names: readonly string[]): string[] {
  const loaded = closure(manifest, [RUNTIME])
  return [...closure(manifest, names)].filter((name) => !loaded.has(name)).map((name) => `/${manifest[name]!.file}`)
}

function closure(manifest: Manifest, names: readonly string[]): Set<string> {
  const found = new Set(names.filter((name) => manifest[name]))
  for (const name of found) for (const next of manifest[name]!.imports ?? []) found.add(next)
  return found
}
