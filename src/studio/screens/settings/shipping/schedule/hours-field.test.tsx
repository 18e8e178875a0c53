import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Opening } from '#shared/slots/schema.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { HoursField } from './hours-field.tsx'

function Monday({ errors = {} }: { readonly errors?: Record<string, string> }) {
  const [openings, setOpenings] = useState<Opening[]>([])
  return <HoursField day="Monday" openings={openings} errors={errors} path="week.0" onChange={setOpenings} />
}
const timesOf = (name: string) => screen.getAllByLabelText<HTMLInputElement>(name).map(({ value }) => value)

test('a closed day gets hours, a second time after the first, and loses them again', async () => {
  const { person } = renderInStudio(<Monday />)
  expect(screen.getByText('Closed')).toBeTruthy()
  const more = screen.getByRole('button', { name: 'Add hours on Monday' })
  await person.click(more)
  await person.click(more)
  expect(timesOf('Monday, opens')).toEqual(['09:00', '18:00'])
  expect(timesOf('Monday, closes')).toEqual(['17:00', '20:00'])
  await person.click(screen.getByRole('button', { name: 'Remove hours 1 on Monday' }))
  expect(timesOf('Monday, opens')).toEqual(['18:00'])
})

test('a time that is typed changes its end alone, and an error is below its hours', async () => {
  const { person } = renderInStudio(<Monday errors={{ 'week.0.0.to': 'Enter a time after the beginning.' }} />)
  await person.click(screen.getByRole('button', { name: 'Add hours on Monday' }))
  fireEvent.change(screen.getByLabelText('Monday, closes'), { target: { value: '08:30' } })
  expect([timesOf('Monday, opens'), timesOf('Monday, closes')]).toEqual([['09:00'], ['08:30']])
  expect(screen.getByText('Enter a time after the beginning.')).toBeTruthy()
})
