import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { Panel } from './panel.tsx'

/** A page with actions that disappear when they are done, in its header, in a panel, and in a row with a field. */
function Example() {
  useKeptFocus()
  const [done, setDone] = useState<readonly string[]>([])
  const action = (name: string) =>
    !done.includes(name) && (
      <button type="button" onClick={() => setDone([...done, name])}>
        {name}
      </button>
    )
  return (
    <main id="main">
      <h1 tabIndex={-1}>Order #1</h1>
      <div>
        {action('Mark as paid')}
        <button type="button">Refund</button>
      </div>
      <Panel title="Invoices">
        {action('Create invoice')}
        <button type="button">Send to customer</button>
      </Panel>
      <ul>
        <li>
          {action('Keep Mug')}
          {done.includes('Keep Mug') && <input aria-label="Quantity of Mug" />}
        </li>
      </ul>
    </main>
  )
}

test.each([
  ['Mark as paid', () => screen.getByRole('heading', { name: 'Order #1' })],
  ['Create invoice', () => screen.getByRole('heading', { name: 'Invoices' })],
  ['Keep Mug', () => screen.getByLabelText('Quantity of Mug')],
])('after “%s” is gone, the focus is at its result, and at no other action', async (name, place) => {
  const { person } = renderInStudio(<Example />)
  screen.getByRole('button', { name }).focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(place()))
})

/** A button that is busy for a moment. */
function Busy() {
  useKeptFocus()
  const [isBusy, setBusy] = useState(false)
  return (
    <main id="main">
      <h1 tabIndex={-1}>Order #1</h1>
      <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
        Send
      </button>
      <output ref={(element) => element?.addEventListener('done', () => setBusy(false))}>result</output>
    </main>
  )
}

test('a button that was busy has the focus again', async () => {
  const { person } = renderInStudio(<Busy />)
  const send = screen.getByRole('button', { name: 'Send' })
  send.focus()
  await person.keyboard('{Enter}')
  // Browsers take the focus from a field that can't be used.
  send.blur()
  screen.getByText('result').dispatchEvent(new Event('done'))
  await waitFor(() => expect(document.activeElement).toBe(send))
})
