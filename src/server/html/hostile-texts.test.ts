import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { linkAddressSchema, linkSchema } from '#shared/links/schema.ts'
import { hostileAddresses, hostileCss, hostileHtml, hostileMarkdown } from '#shared/texts/testing/hostile-texts.ts'
import { cleanBody, cleanPageText, cleanText } from './clean-body.ts'
import { markdownToHtml } from './markdown-to-html.ts'

const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true } })

const harmless = new Set(
  (
    'p br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li dl dt dd a b strong i em u s del ins mark small sub sup span ' +
    'abbr cite q kbd time div figure figcaption img table caption thead tbody tfoot tr th td details summary'
  ).split(' '),
)
const known = new Set(
  'href title target rel src alt width height loading colspan rowspan scope start reversed type datetime lang dir class'.split(
    ' ',
  ),
)
const addresses = new Set(['href', 'src'])

/** What in HTML could run or load something; read by another parser than the cleaner's. */
function dangersIn(html: string): string[] {
  const body = window.document.createElement('div')
  body.innerHTML = html
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase()
    return [
      ...(harmless.has(name) ? [] : [`<${name}>`]),
      ...[...element.attributes].flatMap((attribute) => {
        if (!known.has(attribute.name)) return [`${name} ${attribute.name}`]
        // As browsers read addresses.
        const value = [...(attribute.value ?? '')].filter((letter) => letter > ' ').join('')
        const isBad =
          addresses.has(attribute.name) && /^(?:javascript|vbscript|data|view-source|blob|file):/i.test(value)
        const isSpied = addresses.has(attribute.name) && name === 'img' && /^(?:http:|\/\/)/i.test(value)
        return isBad || isSpied ? [`${name} ${attribute.name}=${value}`] : []
      }),
    ]
  })
}

const cleaners = { cleanBody, cleanPageText, cleanText }

test.each(Object.entries(cleaners))('%s leaves nothing that runs or loads by itself of hostile HTML', (_, clean) => {
  for (const html of [...hostileHtml, ...hostileCss]) {
    // Also in the middle of a text, where elements are open, and cut off.
    for (const text of [
      html,
      `<p>a ${html} b</p>`,
      `<table><tr><td>${html}`,
      `<a href="/${html}">c</a>`,
      `${html}${html}`,
    ]) {
      const once = clean(text)
      expect(dangersIn(once), text).toEqual([])
      expect(dangersIn(clean(once)), `twice: ${text}`).toEqual([])
    }
  }
})

test('the check finds what is wrong with HTML that was not cleaned', () => {
  const found = [...hostileHtml, ...hostileCss].filter((html) => dangersIn(html).length > 0)
  expect(found.length).toBeGreaterThan(100)
})

test('cleaning what was cleaned changes nothing', () => {
  for (const html of [...hostileHtml, ...hostileCss]) {
    const once = cleanPageText(html)
    expect(cleanPageText(once), html).toBe(once)
  }
})

test('Markdown is no way around the cleaner', () => {
  for (const source of [...hostileMarkdown, ...hostileHtml, ...hostileCss])
    expect(dangersIn(markdownToHtml(source)), source).toEqual([])
})

test.each(hostileAddresses)('no link leads to %j', (address) => {
  for (const schema of [linkSchema, linkAddressSchema]) expect(schema.safeParse(address).success).toBe(false)
})
