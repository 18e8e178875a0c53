const TAG = /<(input|select|option|textarea)\b([^>]*)>([^<]*)/g
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)="([^"]*)"/g
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name]!)

/** What a browser would send from the inputs in rendered HTML: for tests of forms without JavaScript. */
export function sentBy(html: string): URLSearchParams {
  const sent = new URLSearchParams()
  let select = ''
  let hasChosen = true
  for (const [, tag, written = '', text = ''] of html.matchAll(TAG)) {
    const attributes = new Map([...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, decode(value!)]))
    const name = attributes.get('name') ?? ''
    const value = attributes.get('value') ?? ''
    if (tag === 'select') {
      select = name
      hasChosen = false
    } else if (tag === 'option') {
      const chosen = attributes.get('value') ?? decode(text)
      if (attributes.has('selected')) sent.set(select, chosen)
      else if (!hasChosen) sent.append(select, chosen)
      hasChosen = true
    } else if (tag === 'textarea') {
      // A line break right after the tag is not part of the text.
      sent.append(name, decode(text.replace(/^\n/, '')))
    } else if (
      attributes.get('type') !== 'file' &&
      (!/radio|checkbox/.test(attributes.get('type') ?? '') || attributes.has('checked'))
    ) {
      if (name) sent.append(name, value)
    }
  }
  return sent
}
