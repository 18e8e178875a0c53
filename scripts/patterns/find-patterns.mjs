import { parseSync } from 'vite'

/**
 * The regular expressions of a file: literals, and `new RegExp` of a text in the file. Expressions that are built from
 * anything else are returned as `unknown`, as source text.
 * @param {string} file its name, which tells whether it may contain JSX
 * @param {string} code
 * @returns {{ known: { source: string, flags: string }[], unknown: string[] }}
 */
export function findPatterns(file, code) {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  const nodes = [...everyNode(program)]
  const texts = new Map()
  for (const { type, id, init } of nodes) {
    const text = type === 'VariableDeclarator' && init ? textOf(init, texts) : null
    if (text !== null) texts.set(id.name, text)
  }
  const known = []
  const unknown = []
  for (const node of nodes) {
    if (node.type === 'Literal' && node.regex) known.push({ source: node.regex.pattern, flags: node.regex.flags })
    const isBuilt = (node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee.name === 'RegExp'
    if (!isBuilt) continue
    const [pattern, flags] = node.arguments
    const source = textOf(pattern, texts)
    if (source === null) unknown.push(code.slice(pattern.start, pattern.end))
    else known.push({ source, flags: (flags && textOf(flags, texts)) ?? '' })
  }
  return { known, unknown }
}

/** The value of a text in the code, also when it refers to other constants; null when it is only known at run time. */
function textOf(node, texts) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'Identifier') return texts.get(node.name) ?? null
  if (node.type !== 'TemplateLiteral') return null
  const parts = node.expressions.map((expression) => textOf(expression, texts))
  if (parts.includes(null)) return null
  return node.quasis.map(({ value }, index) => value.cooked + (parts[index] ?? '')).join('')
}

function* everyNode(node) {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') yield node
  for (const child of Object.values(node)) yield* everyNode(child)
}
