import { mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves source maps out of the folder that visitors are served from: the server reads them, to name the source of an
 * error on a page, and nobody else does.
 */
export function mapsOutside(folder: string): Plugin {
  return {
    name: 'maps-outside',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      mkdirSync(folder, { recursive: true })
      for (const name of Object.keys(bundle).filter((one) => one.endsWith('.map')))
        renameSync(join(dir, name), join(folder, basename(name)))
    },
  }
}
