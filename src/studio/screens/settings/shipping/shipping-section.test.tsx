import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultStoreSettings } from '#shared/settings/defaults.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import type { SectionProps } from '../use-settings-editor.ts'
import { ShippingSection } from './shipping-section.tsx'

const website = { currency: 'USD', locale: 'en-US', timeZone: 'UTC', country: 'US' }
const fresh = defaultStoreSettings({ country: 'US', currency: 'USD', timeZone: 'UTC', email: 'o@example.com' })

function show(changes: Partial<StoreSettings> = {}) {
  const draft = { ...fresh, ...changes } as unknown as SectionProps['draft']
  renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['settings.manage'], website })}>
      <ShippingSection draft={draft} change={() => {}} errors={{}} />
    </StaffContext>,
  )
}
const hint = () => screen.queryByText(/Not shown to customers\. To offer it, add a pickup address\./)

test('a new shop is not warned: pickup itself says what it needs', () => {
  show()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(hint()!.closest('li')!.textContent).toContain('Pickup')
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Not shown'))).toHaveLength(
    1,
  )
})

test('a shop that says where to pick up needs no hint', () => {
  show({ pickupInstructions: 'The blue door' })
  expect(hint()).toBeNull()
})
