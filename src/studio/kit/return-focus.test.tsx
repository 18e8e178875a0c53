import { Menu } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { Modal } from './modal.tsx'

/** A dialog that is rendered only while it is open, as many are. */
function Editing({ close, next }: { readonly close: () => void; readonly next?: () => void }) {
  return (
    <Modal opened onClose={close} title="Edit">
      <button type="button" onClick={close}>
        Cancel
      </button>
      {next && (
        <button type="button" onClick={next}>
          Next
        </button>
      )}
    </Modal>
  )
}

const focused = () => document.activeElement?.textContent
const returnsTo = (words: string) => waitFor(() => expect(focused()).toBe(words))
const cancel = () => screen.findByRole('button', { name: 'Cancel' })

test('the focus returns to the button of a dialog that is removed when it closes', async () => {
  function Example() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Edit customer
        </button>
        {isOpen && <Editing close={() => setOpen(false)} />}
      </>
    )
  }
  const { person } = renderInStudio(<Example />)
  await person.click(screen.getByText('Edit customer'))
  await person.click(await cancel())
  await returnsTo('Edit customer')
})

test('it returns to the button of the menu that the dialog was opened from', async () => {
  function Example() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Menu>
          <Menu.Target>
            <button type="button">Actions</button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen(true)}>Edit</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {isOpen && <Editing close={() => setOpen(false)} />}
      </>
    )
  }
  const { person } = renderInStudio(<Example />)
  await person.click(screen.getByText('Actions'))
  await person.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  await person.click(await cancel())
  await returnsTo('Actions')
})

test('it returns to what opened the first of two dialogs that replace each other', async () => {
  function Example() {
    const [step, setStep] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setStep(1)}>
          Versions
        </button>
        {step === 1 && <Editing key={1} close={() => setStep(0)} next={() => setStep(2)} />}
        {step === 2 && <Editing key={2} close={() => setStep(0)} />}
      </>
    )
  }
  const { person } = renderInStudio(<Example />)
  await person.click(screen.getByText('Versions'))
  await person.click(await screen.findByText('Next'))
  await person.click(await cancel())
  await returnsTo('Versions')
})

test('it moves to the title of the page where the opener is gone, and stays where it was put meanwhile', async () => {
  function Example({ target }: { readonly target?: string }) {
    const [state, setState] = useState<'row' | 'asking' | 'gone'>('row')
    const close = () => {
      setState('gone')
      if (target) document.getElementById(target)?.focus()
    }
    return (
      <main id="main">
        <h1 tabIndex={-1}>Images</h1>
        <button type="button" id="next">
          Next image
        </button>
        {state !== 'gone' && (
          <button type="button" onClick={() => setState('asking')}>
            Open
          </button>
        )}
        {state === 'asking' && <Editing close={close} />}
      </main>
    )
  }
  const { person, unmount } = renderInStudio(<Example />)
  await person.click(screen.getByText('Open'))
  await person.click(await cancel())
  await returnsTo('Images')
  unmount()
  const again = renderInStudio(<Example target="next" />)
  await again.person.click(screen.getByText('Open'))
  await again.person.click(await cancel())
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(focused()).toBe('Next image')
})

test('it moves on where the opener disappears a moment after the dialog, with what was deleted', async () => {
  let remove = () => {}
  function Example() {
    const [isOpen, setOpen] = useState(false)
    const [isThere, setThere] = useState(true)
    remove = () => setThere(false)
    const close = () => setOpen(false)
    return (
      <main id="main">
        <h1 tabIndex={-1}>API keys</h1>
        {isThere && (
          <button type="button" onClick={() => setOpen(true)}>
            Revoke
          </button>
        )}
        {/* Its content goes at once, the dialog itself after its animation. */}
        <Modal opened={isOpen} onClose={close} title="Revoke this key?" transitionProps={{ duration: 100 }}>
          {isOpen && (
            <button type="button" onClick={close}>
              Cancel
            </button>
          )}
        </Modal>
      </main>
    )
  }
  const { person } = renderInStudio(<Example />)
  await person.click(screen.getByText('Revoke'))
  await person.click(await cancel())
  await returnsTo('Revoke')
  act(remove)
  await returnsTo('API keys')
})
