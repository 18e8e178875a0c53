import { expect, test } from 'vitest'
import { buildShop } from '#server/testing/build-shop.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { siteAppearance, siteStyles } from '#server/websites/documents.ts'
import { roles } from '#shared/roles/rules.ts'
import { readStylesCall, saveStylesCall } from '#shared/styles/api.ts'
import { buildStyles, defaultPalette, defaultStyles } from '#shared/styles/build-styles.ts'

const app = await startTestApp()

const dark = buildStyles(
  { background: '#12141a', surface: '#1b1e27', text: '#eef0f4', accent: '#c6f24e', support: '#4a5268' },
  { type: { headings: 'syne', text: 'inter' }, buttons: { shape: 'square' } },
)

async function open() {
  const { website } = await buildShop(app)
  const owner = await app.owner(website)
  const visitor = app.visitor(website)
  const home = async () => (await visitor.request('GET', '/search')).body
  return { website, owner, home }
}

test('visitors see styles when they are saved, with the typefaces that they name, and the former ones after an undo', async () => {
  const { owner, home } = await open()
  expect((await owner.call(readStylesCall, {})).body).toEqual({ styles: defaultStyles, revision: 0 })
  const before = await home()
  expect(before).toContain('--background:#f6f2ea')
  expect(before).not.toContain('Syne Variable')

  const saved = await owner.call(saveStylesCall, { body: { styles: dark, revision: 0 } })
  expect(saved.body).toMatchObject({ styles: dark, revision: 1 })
  const after = await home()
  for (const part of ['--background:#12141a', 'color-scheme:dark', '--button-radius:0', 'font-family: "Syne Variable"'])
    expect(after).toContain(part)

  await undo(owner, saved.body.batchId)
  expect(await home()).toContain('--background:#f6f2ea')
})

test('who has not seen the last change cannot save over it, and the same styles are no change', async () => {
  const { owner } = await open()
  expect((await owner.call(saveStylesCall, { body: { styles: defaultStyles, revision: 0 } })).body.batchId).toBeNull()
  await owner.call(saveStylesCall, { body: { styles: dark, revision: 0 } })
  const late = await owner.call(saveStylesCall, { body: { styles: defaultStyles, revision: 0 } })
  expect([late.status, late.code]).toEqual([409, 'edit-conflict'])
})

test('an editor writes pages and leaves the styles alone', async () => {
  const { website } = await open()
  const editor = await app.owner(website, roles.editor)
  expect((await editor.call(readStylesCall, {})).status).toBe(200)
  expect((await editor.call(saveStylesCall, { body: { styles: dark, revision: 0 } })).status).toBe(403)
})

test('what is no color is refused', async () => {
  const { owner } = await open()
  const [first, ...others] = defaultStyles.themes
  const themes = [{ ...first, text: 'red;}body{display:none' }, ...others] as typeof defaultStyles.themes
  const refused = await owner.call(saveStylesCall, { body: { styles: { ...defaultStyles, themes }, revision: 0 } })
  expect(refused.status).toBe(400)
})

test('a site from before there were styles keeps its colors and typefaces', () => {
  const palette = { ...defaultPalette, background: '#ffffff' }
  const styles = siteStyles.read(JSON.stringify({ palette, fonts: { headings: 'inter', text: 'system' } }))
  expect(styles).toEqual(buildStyles(palette, { type: { headings: 'inter', text: 'system' } }))
  expect(siteAppearance.read(JSON.stringify({ palette, fonts: {}, description: 'Cups' })).description).toBe('Cups')
})
