import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The file of a program that runs beside the server: next to its starter in the source, and in a build an entry of its
 * own (`vite.server.config.ts`), above the chunks.
 */
export function programBeside(folder: string, name: string): string {
  const program = [`${name}.ts`, `${name}.js`, `../${name}.js`].map((path) => join(folder, path)).find(existsSync)
  if (!program) throw new Error(`The program ${name} is missing from this build.`)
  return program
}
