import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'

/**
 * One import, seen from the folders of both files.
 * @typedef {{ from: string, to: string, file: string, imported: string }} Import
 */

/** Files that gather parts of every folder as types alone, so that every folder may import them. */
const gathering = new Set(['tables.ts', 'services.ts'])

const isTest = (file) => /\.test\.tsx?$/.test(file) || /(^|\/)(testing|demo)\//.test(file)

/** A file's part of the structure: the folder directly inside the root, or the file itself if it is in the root. */
const partOf = (file) => file.split('/')[0]

/**
 * The imports between the folders of the server, types included. Tests and the demo may import everything.
 * @param {string} folder the absolute path of `src/server`
 * @returns {Import[]}
 */
export function importsBetweenFolders(folder) {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !isTest(file) && !gathering.has(file))
  return files.toSorted().flatMap((file) =>
    importedFiles(file, readFileSync(join(folder, file), 'utf8'))
      .filter((imported) => !isTest(imported) && !gathering.has(imported) && partOf(imported) !== partOf(file))
      .map((imported) => ({ from: partOf(file), to: partOf(imported), file, imported })),
  )
}

/**
 * The files of the server that a file imports, relative to `src/server`.
 * @param {string} file
 * @param {string} code
 */
export function importedFiles(file, code) {
  const { module, program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const named = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map((one) => code.slice(one.moduleRequest.start + 1, one.moduleRequest.end - 1)),
    ...importTypes(program),
  ]
  return [...new Set(named.flatMap((name) => insideServer(file, name) ?? []))]
}

function insideServer(file, name) {
  if (name.startsWith('#server/')) return name.slice('#server/'.length)
  if (!name.startsWith('.')) return null
  const path = relative('/', join('/src/server', dirname(file), name))
  return path.startsWith('src/server/') ? path.slice('src/server/'.length) : null
}

/** The imports in types of the form `import('./file.ts').Name`. */
function* importTypes(node) {
  if (typeof node !== 'object' || node === null) return
  if (node.type === 'TSImportType') yield node.source.value
  for (const child of Object.values(node)) yield* importTypes(child)
}
