import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import { ownerSettingsOf } from '#shared/settings/owner-settings.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { TextsSection } from './texts-section.tsx'

function Settings() {
  const [draft, setDraft] = useState(() =>
    ownerSettingsOf(
      defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' }),
      'Quay',
    ),
  )
  return (
    <TextsSection
      draft={draft}
      errors={{}}
      change={(_, next) => setDraft((before) => ({ ...before, ...(typeof next === 'function' ? next(before) : next) }))}
    />
  )
}

test('a text that was changed can be set to its default, and one that was not offers nothing', async () => {
  const { person } = renderInStudio(<Settings />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Add to cart button' })
  expect(screen.queryByRole('button')).toBeNull()
  await person.clear(field)
  await person.type(field, 'Into the basket')
  await person.click(screen.getByRole('button', { name: 'Use the default of “Add to cart button”: Add To Cart' }))
  expect([field.value, screen.queryByRole('button')]).toEqual(['Add To Cart', null])
})
