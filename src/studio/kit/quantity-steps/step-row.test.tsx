import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { StepRow } from './step-row.tsx'

const staff = buildStaff({ website: { currency: 'USD', locale: 'en-US', currencies: [] } })

function draw(kind: 'percent' | 'price', onRemove: (() => void) | null = () => {}) {
  const onChange = vi.fn()
  function Row() {
    const [step, setStep] = useState({ from: 5, percentMilli: 12_500, priceCents: 900 })
    onChange.mockImplementation((changes: Partial<typeof step>) => setStep({ ...step, ...changes }))
    return <StepRow step={step} number={2} kind={kind} onChange={onChange} onRemove={onRemove} />
  }
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <Row />
    </StaffContext>,
  )
  return { person, onChange }
}

test('a step says from how many pieces on how many percent are taken off', async () => {
  const { person, onChange } = draw('percent')
  expect(screen.getByRole('group', { name: 'Quantity 2' })).toBeDefined()
  const percent = screen.getByRole<HTMLInputElement>('textbox', { name: 'Percentage off' })
  expect(percent.value).toBe('12.5%')
  await person.clear(percent)
  await person.type(percent, '7.125')
  expect(onChange).toHaveBeenLastCalledWith({ percentMilli: 7_125 })
})

test('or what one piece costs then', () => {
  const { onChange } = draw('price')
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price each' })
  expect(price.value).toBe('9.00')
  fireEvent.change(price, { target: { value: '8.5' } })
  expect(onChange).toHaveBeenLastCalledWith({ priceCents: 850 })
})

test('a step is removed by its button', async () => {
  const onRemove = vi.fn()
  const { person } = draw('percent', onRemove)
  await person.click(screen.getByRole('button', { name: 'Remove quantity 2' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('where it is the only one, its button is disabled', () => {
  draw('percent', null)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove quantity 2' }).disabled).toBe(true)
})
