import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { NumberField } from './number-field.tsx'

/** A percentage that is stored in thousandths, as forms do. */
function Percentage() {
  const [milli, setMilli] = useState(10_000)
  return (
    <>
      <NumberField
        label="Percentage"
        suffix="%"
        min={1}
        max={100}
        decimalScale={3}
        value={milli / 1000}
        onChange={(percent) => setMilli(Math.round(percent * 1000))}
      />
      <output>{milli}</output>
      <button type="button" onClick={() => setMilli(50_000)}>
        Half
      </button>
    </>
  )
}

async function open() {
  renderInStudio(<Percentage />)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Percentage' })
  return { user: userEvent.setup(), field, state: () => [field.value, screen.getByRole('status').textContent] }
}

test('an emptied field stays empty while it is typed in, so that no former number is part of the new one', async () => {
  const { user, field, state } = await open()
  await user.clear(field)
  expect(state()).toEqual(['', '10000'])
  await user.type(field, '25')
  expect(state()).toEqual(['25%', '25000'])
})

test('a field that is left empty gets its number back', async () => {
  const { user, field, state } = await open()
  await user.clear(field)
  await user.tab()
  expect(state()).toEqual(['10%', '10000'])
})

test('a number can be typed with decimals, also with a zero among them', async () => {
  const { user, field, state } = await open()
  await user.clear(field)
  await user.type(field, '12.05')
  expect(state()).toEqual(['12.05%', '12050'])
})

test('a number outside the limits is never the one of the form, and the field shows the limit when it is left', async () => {
  const { user, field, state } = await open()
  await user.clear(field)
  await user.type(field, '250')
  expect(state()).toEqual(['250%', '100000'])
  await user.tab()
  expect(state()).toEqual(['100%', '100000'])
  await user.clear(field)
  await user.type(field, '0')
  expect(state()).toEqual(['0%', '1000'])
  await user.tab()
  expect(state()).toEqual(['1%', '1000'])
})

test('a number that is set whole, as keyboards of phones do, is taken', async () => {
  const { field, state } = await open()
  fireEvent.change(field, { target: { value: '7' } })
  expect(state()).toEqual(['7%', '7000'])
})

test('a value that comes from elsewhere is shown', async () => {
  const { user, field, state } = await open()
  await user.clear(field)
  await user.type(field, '30')
  await user.click(screen.getByRole('button', { name: 'Half' }))
  expect(state()).toEqual(['50%', '50000'])
})
