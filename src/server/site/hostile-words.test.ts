import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { saveHeaderFooterCall } from '#shared/header-footer/api.ts'
import { headerFooterOf } from '#shared/header-footer/rules.ts'
import { savePopupCall } from '#shared/popup/api.ts'
import { blankPopup } from '#shared/popup/rules.ts'
import { POPUP_PATH } from '#shared/popup/visit.ts'
import { hostileCss, hostileHtml, hostileMarkdown } from '#shared/texts/testing/hostile-texts.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'

const app = await startTestApp()

/** Texts that would be elements if they were not escaped, on one line as most fields ask for. */
const texts = [...hostileHtml, ...hostileCss, ...hostileMarkdown]
  .map((text) => text.replace(/\p{Cc}/gu, ''))
  .filter((text) => /<[a-z!/?]/i.test(text))
const AT_ONCE = 4

test('header, footer and popup show hostile texts as they are written', async () => {
  const { website } = await buildShop(app)
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const { header } = headerFooterOf(defaultAppearance)
  let revision = 0
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const [first = '', second = first, ...more] = texts.slice(at, at + AT_ONCE)
    const many = [first, second, ...more].join('\n\n')
    const announcement = { text: first.slice(0, 200), href: null, colors: 'tint', isDismissible: true } as const
    const button = { text: second.slice(0, 40), href: '/book', newWindow: true }
    const body = { header: { ...header, announcement, button }, footer: { text: many, imprint: second.slice(0, 200) } }
    expect((await owner.call(saveHeaderFooterCall, { body })).status, many).toBe(200)
    const popup = { ...blankPopup, isEnabled: true, title: first.slice(0, 100), text: many.slice(0, 600) }
    const saved = await owner.call(savePopupCall, { body: { popup, revision } })
    expect(saved.status, many).toBe(200)
    revision = saved.body.revision
    for (const path of ['/nowhere', POPUP_PATH]) {
      const html = (await visitor.request('GET', path)).body
      for (const text of [first, second, ...more]) expect(html, path).not.toContain(text.slice(0, 40))
    }
  }
})
