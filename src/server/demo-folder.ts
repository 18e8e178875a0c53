import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of the demo: two levels above the server and its source, three above a chunk of the built server. */
export function demoFolder(name: 'pictures' | 'downloads' | 'starting-sites'): string {
  const places = [`../../demo/${name}`, `../../../demo/${name}`].map((path) => join(import.meta.dirname, path))
  const folder = places.find((path) => existsSync(path))
  if (!folder) throw new Error(`The folder demo/${name} is missing.`)
  return folder
}
