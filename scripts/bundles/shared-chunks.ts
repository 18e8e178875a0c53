import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const RUNTIME = 'src/storefront/hydration/runtime.ts'
const BUNDLES = 'src/storefront/hydration/bundles'
/** Parts of a package of which the runtime uses another part. */
const UNUSED_BY_RUNTIME = /\/nanostores\/(deep-map|listen-keys|map)\//

/** The part of the bundler's module graph that is used. */
interface ModuleGraph {
  getModuleInfo(
    module: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/**
 * Decides which modules are shared, and in which file: without it, the bundler makes a file for each set of pages with
 * common modules, some thirty of them on one page. Null leaves a module to the bundler: the runtime's modules stay with
 * the runtime, those of one page type in its bundle, and dynamic imports are separate.
 *
 * Bundles and dynamic imports are never shared: a file that is loaded by name and contains more than that costs a file
 * of helpers.
 * @param root absolute path of the checkout
 */
export function createSharedChunks(root: string): (module: string, graph: ModuleGraph) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined
  return (module, graph) => {
    chunks ??= assignChunks(root, graph)
    return chunks.get(module) ?? null
  }
}

function assignChunks(root: string, graph: ModuleGraph): Map<string, string> {
  const bundlesOf = new Map<string, string[]>()
  const bundleFiles = readdirSync(join(root, BUNDLES)).map((file) => `${root}/${BUNDLES}/${file}`)
  for (const file of bundleFiles) {
    for (const module of closure([file], graph)) {
      bundlesOf.set(module, [...(bundlesOf.get(module) ?? []), basename(file, '.ts')])
    }
  }
  const inRuntime = closure([`${root}/${RUNTIME}`], graph)
  const onDemand = closure(loadedOnDemand([`${root}/${RUNTIME}`, ...bundleFiles], graph), graph)
  const chunks = new Map<string, string>()
  for (const [module, bundles] of bundlesOf) {
    if (bundles.length === 1 && !onDemand.has(module)) continue
    if (inRuntime.has(module) && !UNUSED_BY_RUNTIME.test(module)) continue
    chunks.set(module, sharedChunk(bundles))
  }
  return chunks
}

function sharedChunk(bundles: readonly string[]): string {
  // Modules of forms are rarely needed elsewhere, and those of cart and checkout as well; all others go with React,
  // which every island needs.
  if (bundles.every((bundle) => bundle === 'form')) return 'fields'
  return bundles.every((bundle) => bundle === 'cart' || bundle === 'checkout') ? 'purchases' : 'islands'
}

/** Modules and everything that they import statically. */
function closure(modules: Iterable<string>, graph: ModuleGraph): Set<string> {
  const found = new Set(modules)
  for (const module of found) for (const next of graph.getModuleInfo(module)?.importedIds ?? []) found.add(next)
  return found
}

/** The dynamic imports of modules, direct and indirect, without the modules themselves. */
function loadedOnDemand(modules: readonly string[], graph: ModuleGraph): Set<string> {
  const found = closure(modules, graph)
  const loaded = new Set<string>()
  for (const module of found) {
    const info = graph.getModuleInfo(module)
    for (const next of info?.importedIds ?? []) found.add(next)
    for (const next of info?.dynamicallyImportedIds ?? []) {
      found.add(next)
      if (!modules.includes(next)) loaded.add(next)
    }
  }
  return loaded
}
