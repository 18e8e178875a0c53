import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/**
 * One import, seen from the folders of both files.
 * @typedef {{ from: string, to: string, file: string, imported: string }} Import
 */

/**
 * The parts of `src` whose folders import each other one way, each with the files that gather something of every folder
 * for every folder: a cycle over them is none.
 */
export const guarded = {
  server: new Set(['tables.ts', 'services.ts']),
  shared: new Set(['failures.ts']),
  storefront: new Set(),
  studio: new Set(),
  'studio/screens': new Set(),
}

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** A file's part of the structure: the folder directly inside the root, or the file itself if it is in the root. */
const partOf = (file) => file.split('/')[0]

/**
 * The imports between the folders of one part of `src`, types included. Tests may import everything.
 * @param {string} source the absolute path of `src`
 * @param {keyof typeof guarded} area
 * @returns {Import[]}
 */
export function importsBetweenFolders(source, area) {
  const folder = join(source, area)
  const isLeftOut = (file) => isTest(file) || guarded[area].has(file)
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !isLeftOut(file))
  return files.toSorted().flatMap((file) =>
    importedFiles(area, file, readFileSync(join(folder, file), 'utf8'))
      .filter((imported) => !isLeftOut(imported) && partOf(imported) !== partOf(file))
      .map((imported) => ({ from: partOf(file), to: partOf(imported), file, imported })),
  )
}

/**
 * The files of the same part of `src` that a file imports. All paths are relative to that part.
 * @param {string} area
 * @param {string} file
 * @param {string} code
 */
export function importedFiles(area, file, code) {
  const { module, program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((one) => code.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1)),
    ...importTypes(program),
  ]
  return [...new Set(named.flatMap((name) => insideArea(area, file, name) ?? []))]
}

function insideArea(area, file, name) {
  if (name.startsWith(`#${area}/`)) return name.slice(area.length + 2)
  if (!name.startsWith('.')) return null
  const path = relative('/', join('/src', area, dirname(file), name))
  return path.startsWith(`src/${area}/`) ? path.slice(`src/${area}/`.length) : null
}

/** The imports in types of the form `import('./file.ts').Name`. */
function* importTypes(node) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'TSImportType') yield node.source.value
  for (const child of Object.values(node)) yield* importTypes(child)
}
