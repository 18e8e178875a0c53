import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { QuantityInput } from './quantity-input.tsx'

function Bowls({ most }: { readonly most: number }) {
  const [quantity, setQuantity] = useState(0)
  return (
    <>
      <QuantityInput aria-label="Bowls" most={most} showsMost value={quantity} onChange={setQuantity} />
      <output>{quantity}</output>
    </>
  )
}

async function open(most: number) {
  renderInStudio(<Bowls most={most} />)
  const field = await screen.findByRole('textbox', { name: 'Bowls' })
  const chosen = () => screen.getByRole('status').textContent
  return { user: userEvent.setup(), field, chosen, shown: () => (field as HTMLInputElement).value }
}

test('an emptied field stays empty while it is typed in, and gets its number back when it is left', async () => {
  const { user, field, chosen, shown } = await open(1)
  await user.click(field)
  await user.clear(field)
  expect([shown(), chosen()]).toEqual(['', '0'])
  await user.type(field, '1')
  expect([shown(), chosen()]).toEqual(['1 of 1', '1'])
  await user.tab()
  await user.click(field)
  await user.clear(field)
  await user.tab()
  expect([shown(), chosen()]).toEqual(['1 of 1', '1'])
})

test('what is typed into a field that was reached with Tab replaces its number', async () => {
  const { user, field, chosen, shown } = await open(3)
  const input = field as HTMLInputElement
  const selected = () => [input.selectionStart, input.selectionEnd]
  await user.tab()
  await waitFor(() => expect(selected()).toEqual([0, 1]))
  await user.keyboard('1')
  await user.tab()
  await user.tab({ shift: true })
  await waitFor(() => expect(selected()).toEqual([0, 1]))
  await user.keyboard('2')
  expect([shown(), chosen()]).toEqual(['2 of 3', '2'])
})

test('no more can be typed than there are', async () => {
  const { user, field, chosen, shown } = await open(3)
  await user.clear(field)
  await user.type(field, '7')
  expect([shown(), chosen()]).toEqual(['', '0'])
  await user.type(field, '3')
  expect([shown(), chosen()]).toEqual(['3 of 3', '3'])
})

// Keyboards of phones and programs that fill in forms replace the whole text.
test.each([
  { most: 1, set: '1', becomes: '1 of 1' },
  { most: 3, set: '3', becomes: '3 of 3' },
  { most: 11, set: '1', becomes: '1 of 11' },
  { most: 12, set: '12', becomes: '12 of 12' },
  { most: 31, set: '21', becomes: '21 of 31' },
  { most: 3, set: '2 of 3', becomes: '2 of 3' },
  { most: 11, set: '21', becomes: '0 of 11' },
])('$set that is set without keys in a field for $most at most makes it $becomes', async ({ most, set, becomes }) => {
  const { field, chosen, shown } = await open(most)
  fireEvent.change(field, { target: { value: set } })
  fireEvent.blur(field)
  expect([shown(), chosen()]).toEqual([becomes, becomes.split(' ')[0]])
})
