import type { Plugin } from 'vite'

const HELPERS = '\0rolldown/runtime.js'
const EXPORTS = /export\{([^}]*)\};?\s*$/

/** What is asked of a file of a bundle. */
interface OutputFile {
  readonly type: string
  readonly moduleIds?: readonly string[]
  readonly fileName: string
  code?: string
  imports?: string[]
}

/**
 * Writes the bundler's few lines of helpers into the files that need them. The bundler makes a file of 200 bytes of them,
 * which costs every page with React a request.
 */
export function inlineHelpers(): Plugin {
  return {
    name: 'inline-helpers',
    apply: 'build',
    // The lists of files to load, and the manifest, are made from what this leaves.
    enforce: 'pre',
    // Names are made before: a file that holds helpers must not have the name of one that asks for them, which browsers keep.
    augmentChunkHash: () => 'inline-helpers',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle) as OutputFile[]
      const helpers = files.find(({ moduleIds }) => moduleIds?.length === 1 && moduleIds[0] === HELPERS)
      if (!helpers) return
      for (const file of files) {
        if (!file.imports?.includes(helpers.fileName)) continue
        file.code = inlineInto(file.code ?? '', helpers.code ?? '', helpers.fileName)
        file.imports = file.imports.filter((name) => name !== helpers.fileName)
      }
      delete bundle[helpers.fileName]
    },
  }
}

/**
 * Replaces the import of helpers by the helpers.
 * @throws Error where it is not found: the file would ask for one that is not there.
 */
export function inlineInto(code: string, helpers: string, fileName: string): string {
  const file = fileName.slice(fileName.lastIndexOf('/') + 1).replaceAll('.', '\\.')
  const importing = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["'\`]\\./${file}["'\`];?`)
  const imported = importing.exec(code)?.[1]
  const exported = EXPORTS.exec(helpers)?.[1]
  if (imported === undefined || exported === undefined) throw new Error(`The helpers of ${fileName} were not found.`)
  const given = namesOf(exported).map(([local, name]) => (local === name ? name : `${name}:${local}`))
  const taken = namesOf(imported).map(([name, local]) => (local === name ? name : `${name}:${local}`))
  const body = `${helpers.replace(EXPORTS, '').trim()}return{${given}}`
  return code.replace(importing, () => `const{${taken}}=(()=>{${body}})();`)
}

/** Pairs of names of `a as b, c`: what stands before `as`, and behind it. */
function namesOf(list: string): [string, string][] {
  return list
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name = '', other = name]) => [name, other])
}
