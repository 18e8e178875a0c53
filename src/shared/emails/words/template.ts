const [OPEN, CLOSE] = ['{{', '}}']

/** A text of the owner in parts: what is written as it is, and variables by their names. */
type Part = { readonly text: string } | { readonly variable: string }

/** The variable of this name in a text of the owner. */
export const variable = (name: string): string => `${OPEN} ${name} ${CLOSE}`

/** Why a text cannot be used, in a sentence; null when it can. */
export function problemOfTemplate(template: string, known: readonly string[]): string | null {
  const parts = partsOf(template)
  if (typeof parts === 'string') return parts
  for (const part of parts) {
    if (!('variable' in part) || known.includes(part.variable)) continue
    return part.variable === ''
      ? `Write the name of a variable between ${OPEN} and ${CLOSE}.`
      : `“${variable(part.variable)}” isn’t a variable of this email.`
  }
  return null
}

/**
 * A text of the owner with the values of its variables. Values are written as they are: what looks like a variable in
 * them stays. A value that is empty takes the comma and the space before it along, so that “Hello {{ name }},” is “Hello,”.
 * A text that cannot be used is written as it is, and so is a variable that does not exist.
 * @param textFor is asked for the variables that are in the text; undefined for one that does not exist
 */
export function fillTemplate(template: string, textFor: (name: string) => string | undefined): string {
  const parts = partsOf(template)
  if (typeof parts === 'string') return template
  let written = ''
  let isAfterGap = false
  for (const part of parts) {
    if ('text' in part) {
      written += isAfterGap ? withCapital(withoutSeparator(part.text)) : part.text
      isAfterGap = false
      continue
    }
    const value = textFor(part.variable) ?? variable(part.variable)
    if (value === '') {
      written = withoutEnd(written)
      isAfterGap = written === '' || written.endsWith('\n')
    } else {
      written += value
      isAfterGap = false
    }
  }
  return written
}

/** The parts of a text, or the sentence that says why it has none. */
function partsOf(template: string): readonly Part[] | string {
  const parts: Part[] = []
  let at = 0
  while (at < template.length) {
    const begin = template.indexOf(OPEN, at)
    if (begin === -1) return [...parts, { text: template.slice(at) }]
    const end = template.indexOf(CLOSE, begin + OPEN.length)
    const next = template.indexOf(OPEN, begin + OPEN.length)
    if (end === -1 || (next !== -1 && next < end)) {
      return `Close “${template
        .slice(begin, begin + 20)
        .split('\n')[0]!
        .trim()}” with ${CLOSE}.`
    }
    if (begin > at) parts.push({ text: template.slice(at, begin) })
    parts.push({ variable: template.slice(begin + OPEN.length, end).trim() })
    at = end + CLOSE.length
  }
  return parts
}

/** Without the spaces at the end and a comma before them; line breaks stay. */
function withoutEnd(text: string): string {
  const withoutSpaces = (some: string) => {
    let end = some.length
    while (end > 0 && some[end - 1] === ' ') end--
    return some.slice(0, end)
  }
  const trimmed = withoutSpaces(text)
  return trimmed.endsWith(',') ? withoutSpaces(trimmed.slice(0, -1)) : trimmed
}

function withoutSeparator(text: string): string {
  let begin = 0
  while (text[begin] === ',' || text[begin] === ' ') begin++
  return text.slice(begin)
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
