import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type UnitSystem, unitSystems } from '#shared/imports/formats.ts'

export interface ImportArguments {
  /** As it was given. */
  readonly file: string
  readonly path: string
  readonly site: string | undefined
  readonly page: string | undefined
  readonly units: UnitSystem | undefined
  readonly isDryRun: boolean
}

/** The arguments of the import command; null when they cannot be understood. */
export function readImportArguments(args: readonly string[]): ImportArguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        site: { type: 'string' },
        page: { type: 'string' },
        units: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [file] = positionals
    const units = unitSystems.find((one) => one === values.units)
    if (!file || positionals.length > 1 || (values.units !== undefined && !units)) return null
    // npm runs commands in the checkout; the path is relative to the user's folder.
    const path = resolve(process.env.INIT_CWD ?? '.', file)
    return { file, path, site: values.site, page: values.page, units, isDryRun: values['dry-run'] }
  } catch {
    return null
  }
}
