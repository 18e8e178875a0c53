import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { choose, goInStudio, openStudio, takeBack } from './steps/studio.ts'

test('subscribers are narrowed down, kept as a segment, and found by it', { tag: '@phone' }, async ({ page }) => {
  await openStudio(page, '/subscribers', 'Subscribers')
  for (const email of ['ada@segments.example', 'zelda@segments.example']) {
    await page.getByRole('button', { name: 'Add subscriber' }).first().click()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByLabel('How did they consent?').fill('Signed the book')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('link', { name: email })).toBeVisible()
  }
  await page.getByRole('searchbox').fill('zelda')
  await expect(page.getByRole('link', { name: 'ada@segments.example' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Save as segment' }).click()
  await expectAccessible(page, 'a new segment')
  await page.getByLabel('Name', { exact: true }).fill('Zeldas')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('combobox', { name: 'Segment' })).toHaveValue('Zeldas')

  await goInStudio(page, '/subscribers/lists', 'Lists and segments')
  const segments = page.getByRole('region', { name: 'Segments' })
  await expect(segments).toContainText('“zelda”')
  await expect(segments).toContainText('1 subscriber')
  await expectAccessible(page, 'lists and segments')
  await page.getByRole('button', { name: 'Edit Zeldas' }).click()
  await page.getByLabel('Email or name begins with').fill('segments')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(segments).toContainText('2 subscribers')
  await takeBack(page, 'Zeldas changed')
  await expect(segments).toContainText('1 subscriber')
  await page.getByRole('button', { name: 'Edit Zeldas' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(segments.getByRole('link', { name: 'Zeldas' })).toHaveCount(0)
  await takeBack(page, 'Zeldas deleted')

  await goInStudio(page, '/subscribers', 'Subscribers')
  await page.getByRole('button', { name: 'Filters' }).click()
  await choose(page, 'Segment', 'Zeldas')
  await expect(page.getByRole('link', { name: 'ada@segments.example' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'zelda@segments.example' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('zelda')
})
