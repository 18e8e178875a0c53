import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { plainWordsOf } from '#server/mail/plain-words.ts'
import { reading } from '#server/stores.ts'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { designOf, type EmailDesign, usualDesign } from '#shared/emails/design.ts'
import { type EmailKind, emailKinds, variablesOf } from '#shared/emails/words/kinds.ts'
import { type EmailWords, emailWordsSchema, usualWords } from '#shared/emails/words/schema.ts'
import { variable } from '#shared/emails/words/template.ts'
import { contrast } from '#shared/styles/colors.ts'
import { hostileAddresses, hostileHtml, hostileMarkdown } from '#shared/texts/testing/hostile-texts.ts'
import { drawPreview } from './draw-preview.ts'

const app = await startTestApp()
const { website } = await buildShop(app)
const origin = 'https://shop.example'

function draw(kind: EmailKind, words: EmailWords, design: EmailDesign = designOf(null)) {
  const shown = { ...website, emails: { design, words: { [kind]: { ...words, revision: 1 } } } }
  const scope = reading(app.services, website)
  return drawPreview({ services: app.services, scope, website: shown, origin, now: Date.UTC(2026, 10, 26) }, kind)
}

/** Every element of a page, with its attributes; texts are left out. */
function elementsOf(html: string): string[] {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node)
      found.push(`${node.tagName} ${node.attrs.map(({ name, value }) => `${name}=${value}`).join(' ')}`)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return found
}

describe.each(emailKinds)('%s', (kind) => {
  test('has usual words, and says what it must when the owner writes others', async () => {
    const usual = await draw(kind, usualWords)
    expect(usual.email.subject).not.toMatch(/[{}]|undefined|^\s*$/)
    expect(usual.email.html).not.toMatch(/\{\{|undefined|\[object/)
    const own = await draw(kind, {
      subject: 'Own subject',
      heading: 'Own heading',
      introduction: 'First\n\nSecond',
      closing: 'Own closing',
    })
    expect(own.email.subject).toBe('Own subject')
    for (const text of ['Own heading', 'First', 'Second', 'Own closing']) expect(own.email.html).toContain(text)
    // Buttons and links, such as the one that ends the emails, stay.
    const linksIn = (html: string) => elementsOf(html).filter((one) => one.startsWith('a '))
    expect(linksIn(own.email.html)).toEqual(linksIn(usual.email.html))
  })

  test('shows the values of its variables', async () => {
    const all = variablesOf(kind).map(variable)
    const { email } = await draw(kind, { ...usualWords, introduction: `[${all.join('|')}]` })
    const [, written] = /\[([^\]]*)\]/.exec(plainWordsOf(email.html).replaceAll('\n', ' '))!
    expect(written!.split('|')).toHaveLength(all.length)
    expect(written).not.toMatch(/[{}]/)
    expect(written!.split('|').filter((value) => value.trim() === '')).toEqual([])
  })

  test('shows what would run elsewhere as text', async () => {
    const usual = elementsOf(
      (await draw(kind, { ...usualWords, heading: 'x', introduction: 'x', closing: 'x' })).email.html,
    )
    for (const hostile of [
      ...hostileHtml.slice(0, 12),
      ...hostileMarkdown.slice(0, 4),
      ...hostileAddresses.slice(0, 4),
    ]) {
      const text = hostile.replaceAll(/\p{Cc}/gu, ' ').replaceAll('{{', '')
      const words = { ...usualWords, heading: text, introduction: text, closing: text }
      expect(elementsOf((await draw(kind, words)).email.html)).toEqual(usual)
    }
  })
})

test('any words that can be saved make an email with a subject on one line', async () => {
  const text = (most: number) =>
    fc.oneof(
      fc.string({ maxLength: most }),
      fc.constantFrom(...hostileHtml).map((one) => one.slice(0, most)),
    )
  const words = fc
    .record({ subject: text(150), heading: text(150), introduction: text(1500), closing: text(500) })
    .map((one) => emailWordsSchema.safeParse(one))
    .filter((one) => one.success)
    .map((one) => one.data!)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...emailKinds), words, async (kind, own) => {
      const { email } = await draw(kind, own)
      expect(email.subject).not.toMatch(/[\r\n\0]/)
      expect(email.html).not.toContain('\0')
      const elements = elementsOf(email.html)
      expect(elements.filter((one) => /^(script|iframe|object|embed|form|svg|base|link)\b| on\w+=/.test(one))).toEqual(
        [],
      )
      expect(elements.filter((one) => one.startsWith('img '))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test.each(['Bcc: a@example.com\r\nx', 'a\nb', 'a\0b', 'a\u2028b'])('a subject such as %j is refused', (subject) => {
  expect(emailWordsSchema.safeParse({ ...usualWords, subject }).success).toBe(false)
})

test('a design has a readable button, a footer, and the name of the site where its logo is not wanted', async () => {
  const design: EmailDesign = { ...usualDesign, logo: 'title', accent: '#ffcc00', footer: 'Line one\nLine two' }
  const { email } = await draw('order-confirmation', usualWords, design)
  const button = elementsOf(email.html).find((one) => one.includes('#ffcc00'))!
  expect(button).toContain('color:#000000')
  expect(email.html).toContain('Line one<br/>Line two')
  const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  const { emailStyleOf } = await import('#server/emails/email-style.ts')
  fc.assert(
    fc.property(colors, (accent) => {
      const style = emailStyleOf({ ...website, emails: { design: { ...usualDesign, accent }, words: {} } })
      expect(contrast(style.onButton, style.button)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(style.link, style.surface)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
