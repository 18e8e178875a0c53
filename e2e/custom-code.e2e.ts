import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { openStudio, takeBack } from './steps/studio.ts'

test('an owner adds code, which runs for visitors on public pages until it is undone', async ({ page, visitor }) => {
  await openStudio(page, '/custom-code', 'Custom code')
  await expectAccessible(page, 'custom code before any')
  await page.getByRole('textbox', { name: 'Head code' }).fill('<div>Hello</div>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'Head code' })).toHaveAccessibleDescription(/can’t contain <div>/)
  await expectAccessible(page, 'custom code that was refused')

  await page
    .getByRole('textbox', { name: 'Head code' })
    .fill('<script>document.documentElement.dataset.counted = "yes"</script>')
  await page
    .getByRole('textbox', { name: 'Body code' })
    .fill('<script src="https://cdn.example.com/x.js"></script><p onclick="go()">Open until five.</p>')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Custom code saved. It runs for visitors now.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Hosts' })).toHaveText('cdn.example.com')
  await expect(page.getByText('The attribute onclick.')).toBeVisible()
  await expectAccessible(page, 'custom code that was saved')

  const counted = visitor.locator('html[data-counted="yes"]')
  for (const [path, isCounted] of [
    ['/', true],
    ['/shop', true],
    ['/?safe-mode', false],
    ['/cart', false],
  ] as const) {
    await visitor.goto(path)
    await expect(visitor.getByRole('main')).toBeVisible()
    await expect(counted, path).toHaveCount(isCounted ? 1 : 0)
    await expect(visitor.getByText('Open until five.'), path).toHaveCount(isCounted ? 1 : 0)
  }
  // Whoever is signed in sees pages without it, also after a visitor has.
  const own = await page.context().newPage()
  await own.goto('/')
  await expect(own.getByText('Open until five.')).toHaveCount(0)
  await own.close()

  await takeBack(page, 'Custom code saved')
  await visitor.goto('/')
  await expect(counted).toHaveCount(0)
})
