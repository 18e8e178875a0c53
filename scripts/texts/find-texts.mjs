import { parseSync } from 'vite'

/** Attributes and properties whose value no person reads. */
const SILENT = new Set(
  'className class id href src path d key type name method kind rel as style sizes srcSet viewBox transform htmlFor autoComplete inputMode role access command'.split(
    ' ',
  ),
)
/** Nodes without texts for people: imports, types, keys of objects. */
const CLOSED = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSLiteralType',
  'TSEnumMember',
])

/**
 * The texts in a source file that a person may read: text between JSX tags, and literals that look like words or
 * sentences. Parts of a template are joined with `{…}`.
 * @param {string} file its name, which tells whether it may contain JSX
 * @param {string} code
 * @returns {{ text: string, line: number }[]} in the order of the file
 */
export function findTexts(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const found = []
  walk(program, null)
  return found.sort((one, other) => one.line - other.line)

  function walk(node, holder) {
    if (CLOSED.has(node.type) || isSilent(node)) return
    if (node.type === 'CallExpression' && node.callee.name === 'css') return
    const text = textOf(node)
    if (text !== null && isForPeople(text, node)) {
      found.push({ text: text.replace(/\s+/g, ' ').trim(), line: code.slice(0, node.start).split('\n').length })
    }
    for (const [key, child] of Object.entries(node)) {
      // The keys of an object are names, not texts.
      if (key === 'key' && holder !== 'computed' && !node.computed) continue
      for (const one of Array.isArray(child) ? child : [child])
        if (one && typeof one === 'object' && typeof one.type === 'string') walk(one, node.type)
    }
  }
}

function isSilent(node) {
  if (node.type === 'JSXAttribute') return SILENT.has(node.name.name)
  return node.type === 'Property' && SILENT.has(node.key.name) && node.value.type === 'Literal'
}

function textOf(node) {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join('{…}') : null
}

/** SQL, HTTP headers and table names in queries. */
const FOR_MACHINES =
  /^\(*(select|insert|update|delete from|create|case when|exists|lower|coalesce|substr)\b|^[a-z_.{…}]+ as [a-z_]+$|^[a-z_]+ (=|<>) '|^(public|private), |^attachment; |^[a-z]+-src |^[a-z]+\/[a-z]+; charset/

/** Text between tags counts; literals count with several words, with one capitalized word, or with an apostrophe. */
function isForPeople(text, node) {
  if (!/\p{L}{2}/u.test(text)) return false
  if (node.type === 'JSXText') return true
  if (FOR_MACHINES.test(text.trim())) return false
  return (
    /[\p{L}'’]{2,}[,.;:?!]? +['‘“(]?[\p{L}{\d]/u.test(text) ||
    /\p{L}['’]\p{L}/u.test(text) ||
    /^\p{Lu}\p{Ll}{2,}[.…]?$/u.test(text.trim())
  )
}
