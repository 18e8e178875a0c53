import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { Modal } from './modal.tsx'
import { SecretShown } from './secret-shown.tsx'

function Example() {
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('Ada')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Edit" closeButtonProps={{ 'aria-label': 'Close' }}>
        <input type="search" aria-label="Search" />
        <form>
          <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
          <button type="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </form>
      </Modal>
    </>
  )
}

async function open() {
  const { person } = renderInStudio(<Example />)
  await person.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('dialog', { name: 'Edit' })
  return person
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit' })).toBeNull())
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent
const question = () => screen.queryByRole('dialog', { name: 'Close without saving?' })

test.each([
  ['Escape', async (person: Person) => person.keyboard('{Escape}')],
  ['a press beside it', async (person: Person) => person.click(document.querySelector('.mantine-Modal-overlay')!)],
  ['its close button', async (person: Person) => person.click(screen.getByRole('button', { name: 'Close' }))],
])('a dialog asks before %s loses what was typed into its form', async (_, leave) => {
  const person = await open()
  await person.type(screen.getByLabelText('Name'), ' Byron')
  await leave(person)
  expect(question()).not.toBeNull()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(question()).toBeNull())
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Byron')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  await leave(person)
  await person.click(screen.getByRole('button', { name: 'Discard changes' }))
  await isGone()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Open'))
})

test.each([
  ['nothing was typed', async (person: Person) => person.click(screen.getByLabelText('Name'))],
  ['it stands there as before', async (person: Person) => person.type(screen.getByLabelText('Name'), '!{Backspace}')],
  ['someone has searched', async (person: Person) => person.type(screen.getByLabelText('Search'), 'mug')],
])('it closes at once where %s', async (_, act) => {
  const person = await open()
  await act(person)
  await person.keyboard('{Escape}')
  expect(question()).toBeNull()
  await isGone()
})

test('one that Escape does not close is not asked about either', async () => {
  const { person } = renderInStudio(
    <Modal opened onClose={() => {}} title="Sign in" closeOnEscape={false} withCloseButton={false}>
      <form>
        <input aria-label="Password" />
      </form>
    </Modal>,
  )
  await person.type(screen.getByLabelText('Password'), 'secret{Escape}')
  expect(question()).toBeNull()
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'secret')
})

test('Escape in a dialog over another one is not for the lower one', async () => {
  const { person } = renderInStudio(
    <>
      <Example />
      <Modal opened onClose={() => {}} title="Sign in" closeOnEscape={false} withCloseButton={false}>
        <input aria-label="Password" />
      </Modal>
    </>,
  )
  await person.click(screen.getByText('Open'))
  await person.type(await screen.findByLabelText('Name'), ' Byron')
  await person.click(screen.getByLabelText('Password'))
  await person.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada Byron')
})

test('a secret that is shown once is not lost by Escape, unless it was copied', async () => {
  const close = vi.fn()
  const { person } = renderInStudio(
    <Modal opened onClose={close} title="API key">
      <SecretShown label="API key" words="Copy it." secret="vitrine_abc" done={() => {}} />
    </Modal>,
  )
  const asks = () => screen.queryByRole('dialog', { name: 'Close without copying?' })
  await person.keyboard('{Escape}')
  expect(asks()).not.toBeNull()
  // No two buttons of the question have one name, and its X returns to the secret.
  expect(within(asks()!).getAllByRole('button').map(nameOf)).toEqual(['Back', 'Keep open', 'Close without copying'])
  for (const name of ['Keep open', 'Back']) {
    if (asks() === null) await person.keyboard('{Escape}')
    await person.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(asks()).toBeNull())
  }
  await person.click(screen.getByRole('button', { name: 'Copy API key' }))
  expect(close).not.toHaveBeenCalled()
  await person.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('the button at the end of a secret says that it can’t be shown again, unless it was copied', async () => {
  const done = vi.fn()
  const { person } = renderInStudio(<SecretShown label="API key" words="Copy it." secret="vitrine_abc" done={done} />)
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(done).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('can’t be shown again')
  await person.click(screen.getByRole('button', { name: 'Close without copying' }))
  expect(done).toHaveBeenCalledOnce()
  await person.click(screen.getByRole('button', { name: 'Copy API key' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(done).toHaveBeenCalledTimes(2)
})

test('its Cancel button does not ask', async () => {
  const person = await open()
  await person.type(screen.getByLabelText('Name'), '!')
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await isGone()
  expect(question()).toBeNull()
})

type Person = ReturnType<typeof renderInStudio>['person']

function Confirmation() {
  return (
    <Modal opened onClose={() => {}} title="Delete it?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <button type="button">Delete</button>
    </Modal>
  )
}

test('when a dialog opens, its first field has the focus, or its title, and never the button that closes it', async () => {
  await open()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Search')))
})

test('a dialog without fields begins at its title', async () => {
  renderInStudio(<Confirmation />)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Delete it?' })))
})
