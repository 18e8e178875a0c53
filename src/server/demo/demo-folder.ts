import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A folder of the demo: two levels above the built server, three above its source. */
export function demoFolder(name: 'pictures' | 'downloads'): string {
  const places = [`../../demo/${name}`, `../../../demo/${name}`].map((path) => join(import.meta.dirname, path))
  const folder = places.find((path) => existsSync(path))
  if (!folder) throw new Error(`The folder demo/${name} is missing.`)
  return folder
}
