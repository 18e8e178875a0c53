import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { NewPasswordInput } from './new-password-input.tsx'

const owner = { email: 'nora@tidemill.example', names: ['Nora', 'Tidemill'] }
const open = () => renderInStudio(<NewPasswordInput label="New password" owner={owner} />).person
const field = () => screen.getByLabelText('New password')

test('what the server would refuse is shown while typing, and taken back with more words', async () => {
  const person = open()
  await person.type(field(), '1234567890')
  expect(await screen.findByText(/^This is a common password/)).toBeTruthy()
  await person.type(field(), ' kiln otter dawn')
  expect(screen.queryByText(/common password/)).toBeNull()
})

test('the name of the site is known to guessers', async () => {
  const person = open()
  await person.type(field(), 'tidemill2026')
  expect(await screen.findByText(/the name of the site/)).toBeTruthy()
})
