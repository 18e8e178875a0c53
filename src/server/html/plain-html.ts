// Each part begins with a sign that the part before it cannot hold, so that a text is read in one way only.

/** No entities, and no signs that a parser would change. */
const TEXT = '[^<>&\\0\\r]*'
const MARKS = ['b', 'strong', 'i', 'em', 'u', 's'].map((tag) => `<${tag}>${TEXT}</${tag}>`).join('|')
const LINE = `${TEXT}(?:(?:${MARKS}|<br />)${TEXT})*`
const PARAGRAPHS = ['p', 'h2', 'h3'].map((tag) => `<${tag}>${LINE}</${tag}>`).join('|')
const LISTS = ['ul', 'ol'].map((tag) => `<${tag}>\\s*(?:<li>${LINE}</li>\\s*)*</${tag}>`).join('|')
export const PLAIN = new RegExp(`^\\s*(?:(?:${PARAGRAPHS}|${LISTS})\\s*)*$`)

/**
 * Whether HTML is paragraphs and lists of text alone, as most descriptions are: no attributes, and every element is closed
 * where it should be. There is nothing to clean in it, and a look costs a hundredth of taking it apart.
 */
export const isPlain = (html: string): boolean => PLAIN.test(html)
