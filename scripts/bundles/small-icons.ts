import { join } from 'node:path'
import type { Plugin } from 'vite'

const CREATE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

/**
 * Draws the icons of visitors' islands without what Lucide can do besides: contexts, aliases, icons made at run time.
 * That is a kilobyte of every page with an island, and the islands use none of it.
 */
export function smallIcons(root: string): Plugin {
  return {
    name: 'small-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '../createLucideIcon.mjs' || !importer || !CREATE.test(importer)) return null
      return join(root, 'src/storefront/islands/create-icon.ts')
    },
  }
}
