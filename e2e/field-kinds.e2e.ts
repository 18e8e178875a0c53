import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { buildForm } from './steps/build-form.ts'
import { alive } from './steps/cart.ts'
import { openStudio } from './steps/studio.ts'

const HOSTILE = '"><img src=x onerror="window.harmed=1">{{x}} =HYPERLINK("https://evil.example")'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const options = ['Red', 'Green']

interface Case {
  /** Its type, also used as its id. */
  readonly type: string
  readonly needs?: object
  /**
   * Invalid values by input, and the errors. Values that a list does not offer are set by script; checkboxes cannot be,
   * and stay empty.
   */
  readonly wrong: Readonly<Record<string, string>>
  readonly says: string
  /** Valid values; free texts contain attacks. */
  readonly right: Readonly<Record<string, string>>
}

const long = 'x'.repeat(1001)
const TOO_LONG = 'You have exceeded the character limit.'
const NO_OPTION = 'Choose one of the options.'

const cases: readonly Case[] = [
  { type: 'text', wrong: { text: long }, says: TOO_LONG, right: { text: HOSTILE } },
  {
    type: 'textarea',
    needs: { maxLength: 200 },
    wrong: { textarea: long },
    says: TOO_LONG,
    right: { textarea: HOSTILE },
  },
  {
    type: 'email',
    wrong: { email: 'ada@' },
    says: 'Email is not valid. Email addresses should follow the format user@domain.com.',
    right: { email: 'kinds@example.com' },
  },
  { type: 'number', wrong: { number: '1e9' }, says: 'Must be a number.', right: { number: '-1.5' } },
  { type: 'currency', wrong: { currency: '12,5,0' }, says: 'Must be a number.', right: { currency: '1,250.00' } },
  {
    type: 'website',
    wrong: { website: 'javascript:alert(1)' },
    says: 'Links must be formatted as example.com or https://example.com',
    right: { website: 'https://example.com/a?b=<1>' },
  },
  { type: 'password', wrong: { password: long }, says: TOO_LONG, right: { password: HOSTILE } },
  { type: 'twitter', wrong: { twitter: 'two words' }, says: 'Username is not valid.', right: { twitter: '@tidemill' } },
  {
    type: 'phone',
    needs: { showCountryCode: true },
    wrong: { 'phone.area': 'two' },
    says: 'Phone number is not valid.',
    right: { 'phone.country': '+1', 'phone.area': '207', 'phone.prefix': '555', 'phone.line': '0142' },
  },
  {
    type: 'date',
    wrong: { 'date.month': '2', 'date.day': '30', 'date.year': '2028' },
    says: 'Date is not valid.',
    right: { 'date.month': '2', 'date.day': '29', 'date.year': '2028' },
  },
  {
    type: 'time',
    wrong: { 'time.hour': '13', 'time.minute': '05' },
    says: 'Time is not valid.',
    right: { 'time.hour': '9', 'time.minute': '05', 'time.ampm': 'PM' },
  },
  {
    type: 'name',
    wrong: { 'name.first': 'Ada' },
    says: 'Required',
    right: { 'name.first': HOSTILE, 'name.last': 'Byron' },
  },
  {
    type: 'address',
    wrong: { 'address.line1': '12 Kiln Lane', 'address.country': 'Atlantis' },
    says: 'Choose a country.',
    right: { 'address.line1': HOSTILE, 'address.city': 'Rockport', 'address.state': 'ME', 'address.zip': '04856' },
  },
  { type: 'checkbox', needs: { options }, wrong: {}, says: 'Required', right: { checkbox: 'Red' } },
  { type: 'radio', needs: { options }, wrong: {}, says: 'Required', right: { radio: 'Green' } },
  { type: 'select', needs: { options }, wrong: { select: 'Blue' }, says: NO_OPTION, right: { select: 'Red' } },
  {
    type: 'likert',
    needs: { options: ['It pours'] },
    wrong: {},
    says: '',
    right: { 'likert.0': '2' },
  },
  {
    type: 'consent',
    needs: { text: 'I agree' },
    wrong: {},
    says: 'Required',
    right: { consent: 'I agree' },
  },
]

const fields = [
  { id: 'section', type: 'section', title: HOSTILE },
  ...cases.map(({ type, needs }) => ({ id: type, type, title: `A ${type}`, required: true, ...needs })),
  { id: 'file', type: 'file', title: 'A file', required: true, accept: ['picture'], maxMegabytes: 1, maxFiles: 1 },
  { id: 'hidden', type: 'hidden', title: 'Hidden', key: 'from', value: 'the site' },
]

const input = (page: Page, name: string) => page.locator(`[name="answers.${name}"]`)

/** Types into inputs as people do, or sets a value by script where typing cannot. */
async function write(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const kind = await input(page, name)
      .first()
      .evaluate((one: HTMLInputElement) => one.type)
    if (kind === 'select-one') {
      const offers = await input(page, name).evaluate(
        (one: HTMLSelectElement, wanted) => [...one.options].some((option) => option.value === wanted),
        value,
      )
      if (!offers)
        await input(page, name).evaluate((one: HTMLSelectElement, wanted) => one.add(new Option(wanted)), value)
      await input(page, name).selectOption(value)
    } else if (kind === 'radio' || kind === 'checkbox') {
      await page.locator(`[name="answers.${name}"][value="${value}"]`).check()
    } else await input(page, name).fill(value)
  }
}

test('every kind of field, empty, wrong, hostile and right', { tag: '@desktop' }, async ({ page, visitor }) => {
  await openStudio(page, '/forms', 'Forms')
  const { formId, path } = await buildForm(page, 'Every kind', fields)
  const said = (type: string, words: string) =>
    visitor.locator(`[data-field-id="${type}"]`).getByText(words, { exact: true }).first()
  const send = visitor.getByRole('button', { name: 'Send', exact: true })

  await visitor.goto(path)
  await alive(visitor, 'blocks/form')
  await send.click()
  for (const { type } of cases) {
    if (type === 'likert') await expect(said(type, 'Required')).toBeHidden()
    else await expect(said(type, 'Required')).toBeVisible()
  }
  await expect(said('file', 'Required')).toBeVisible()

  for (const { wrong } of cases) await write(visitor, wrong)
  await visitor
    .getByLabel('A file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(HOSTILE) })
  await expect(visitor.getByText('The file a.png does not appear to be a supported image file.')).toBeVisible()
  await send.click()
  for (const { type, says } of cases) if (says) await expect(said(type, says), type).toBeVisible()

  await visitor.goto(path)
  await alive(visitor, 'blocks/form')
  for (const { right } of cases) await write(visitor, right)
  await visitor.getByLabel('A file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png })
  // Files that are still uploading cannot be submitted.
  await expect(visitor.locator('input[type=hidden][name="answers.file"]')).toHaveValue(/\/a\.png$/)
  await send.click()
  await expect(visitor.locator('.form-submission')).toBeVisible()

  await page.goto(`/config/forms/${formId}/answers`)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(page.getByText(HOSTILE).first()).toBeVisible()
  await expect(page.getByText('02/29/2028')).toBeVisible()
  for (const one of [page, visitor]) expect(await one.evaluate(() => 'harmed' in window)).toBe(false)
})
