import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { merchandisingOf } from '#shared/merchandising/rules.ts'
import type { MerchandisingOverride } from '#shared/merchandising/schema.ts'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { MerchandisingForm } from './merchandising-form.tsx'

const settings = defaultStoreSettings({ country: 'DE', currency: 'EUR', timeZone: 'UTC', email: 'o@example.com' })
const mugs = { level: 'category', id: 'mugs', name: 'Mugs', override: { buttonText: 'Tell me' } } as const
const { values, winners } = merchandisingOf({ id: 'p', scarcity: null, customSoldOutText: '' }, settings, [mugs])

function open(start: MerchandisingOverride, onSave = vi.fn()) {
  const { person } = renderInStudio(
    <MerchandisingForm
      {...{ title: 'Settings', lead: '', back: { to: '/products', label: 'Products' }, level: 'product' }}
      {...{ start, inherited: values, winners, isSaving: false, canSave: true, onSave }}
    />,
  )
  return { person, onSave }
}

test('a field that is not set shows the value that counts and who decides it', () => {
  open({})
  expect(screen.getByRole('textbox', { name: 'Button text' })).toHaveProperty('placeholder', 'Tell me')
  screen.getByText('Empty: from Mugs.')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
})

test('a field that is set is saved, and one that is emptied is inherited again', async () => {
  const { person, onSave } = open({ buttonText: 'Write to me' })
  const button = screen.getByRole('textbox', { name: 'Button text' })
  await person.clear(button)
  await person.type(screen.getByRole('textbox', { name: 'Line above the form' }), 'Soon')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave).toHaveBeenCalledWith({ CTAText: 'Soon' })
})
