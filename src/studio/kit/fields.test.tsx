import { screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { aboutUrl, besidesFields, errorsAtFields } from './field-refusals.ts'
import { MoneyField } from './money-field.tsx'
import { Refusal } from './refusal.ts'
import { UrlField } from './url-field.tsx'

/** The words that a screen reader adds to a field. */
function descriptionOf(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  return ids.map((id) => document.getElementById(id)!.textContent).join(' ')
}
const errorOf = (field: HTMLElement) => [field.getAttribute('aria-invalid'), descriptionOf(field)]

test.each([
  ['of the URL', { code: 'url-id-taken', urlId: 'mugs' }, /“mugs”/],
  [
    'of its field',
    { code: 'invalid-fields', errors: { urlId: 'Use letters and numbers.' } },
    /^Use letters and numbers\./,
  ],
])('a refusal %s is shown at the field of the URL, and not above the form', (_, failure, words) => {
  const refusal = new Refusal(failure)
  const { urlId } = errorsAtFields(refusal, aboutUrl)
  renderInStudio(<UrlField title="" urlId="mugs" description="Below." error={urlId} onChange={() => {}} />)
  const [isInvalid, description] = errorOf(screen.getByRole('textbox', { name: 'URL' }))
  expect(isInvalid).toBe('true')
  expect(description).toMatch(words)
  expect(description).toContain('Below.')
  expect(besidesFields(refusal, aboutUrl)).toBeNull()
})

test('a refusal of something else is shown above the form', () => {
  const refusal = new Refusal({ code: 'edit-conflict' })
  expect(errorsAtFields(refusal, aboutUrl)).toEqual({})
  expect(besidesFields(refusal, aboutUrl)).toBe(refusal)
})

test('a URL is corrected when its field is left', async () => {
  function Url(): ReactNode {
    const [urlId, setUrlId] = useState('')
    return <UrlField title="Blue Mugs" urlId={urlId} description="" error={null} onChange={setUrlId} />
  }
  const { person } = renderInStudio(<Url />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'URL' })
  expect(field.placeholder).toBe('blue-mugs')
  await person.type(field, 'Blue  Mugs!')
  await person.tab()
  expect(field.value).toBe('blue-mugs')
})

test('an amount that cannot be read stays as it was typed, is shown at its field, and is saved as nothing else', async () => {
  const staff = { website: { currency: 'USD', locale: 'en-US' } } as SignedIn
  const onChange = vi.fn()
  function Price(): ReactNode {
    const [cents, setCents] = useState(1250)
    onChange.mockImplementation(setCents)
    return <MoneyField label="Price" value={cents} onChange={onChange} />
  }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Price />
    </StaffContext>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' })
  expect(field.value).toBe('12.50')
  await person.clear(field)
  await person.type(field, 'lots')
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN)
  await person.tab()
  expect([field.value, ...errorOf(field)]).toEqual(['lots', 'true', 'Enter an amount like 12.50.'])
  await person.clear(field)
  await person.type(field, '7')
  await person.tab()
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['7.00', null])
  expect(onChange).toHaveBeenLastCalledWith(700)
})
