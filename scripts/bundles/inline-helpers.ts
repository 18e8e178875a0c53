import type { Plugin } from 'vite'

const HELPERS = '\0rolldown/runtime.js'
const EXPORTS = /export\{([^}]*)\};?\s*$/

/** The properties of a bundle's file that are used. */
interface OutputFile {
  readonly type: string
  readonly moduleIds?: readonly string[]
  readonly fileName: string
  code?: string
  imports?: string[]
}

/**
 * Writes the bundler's few lines of helpers into the files that need them. The bundler would make a file of 200 bytes,
 * which costs every page with React a request.
 */
export function inlineHelpers(): Plugin {
  return {
    name: 'inline-helpers',
    apply: 'build',
    // The lists of files to load, and the manifest, are made from its result.
    enforce: 'pre',
    // Names are made earlier: a file that contains helpers needs another name than one that imports them, because
    // browsers cache by name.
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
 * @throws Error when it is not found: the file would import one that does not exist.
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

/** Pairs of names of `a as b, c`: before and after `as`. */
function namesOf(list: string): [string, string][] {
  return list
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => name)
    .map(([name = '', other = name]) => [name, other])
}
