import { screen } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { DialogFooter } from './dialog-footer.tsx'
import { PasswordDialog } from './password/password-dialog.tsx'

test('the buttons of a dialog submit its form, close it and delete', async () => {
  const [submit, close, run] = [vi.fn((event: { preventDefault(): void }) => event.preventDefault()), vi.fn(), vi.fn()]
  const draw = (isDisabled: boolean, canRemove: boolean) => (
    <form onSubmit={submit}>
      <DialogFooter
        submitLabel="Save"
        isSubmitting={false}
        isDisabled={isDisabled}
        close={close}
        remove={canRemove ? { label: 'Delete zone', isPending: false, run } : null}
      />
    </form>
  )
  const { person, rerender } = renderInStudio(draw(false, true))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  await person.click(screen.getByRole('button', { name: 'Delete zone' }))
  expect([submit, close, run].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  rerender(draw(true, false))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Delete zone' })).toBeNull()
})

function password(isLocked: boolean) {
  const save = vi.fn()
  const { person } = renderInStudio(
    <PasswordDialog
      isOpen
      close={() => {}}
      lead="Visitors need it to see the page."
      isLocked={isLocked}
      save={save}
      isSaving={false}
      error={null}
    />,
  )
  return { person, save }
}

test('a password for visitors is saved once it is long enough', async () => {
  const { person, save } = password(false)
  const field = screen.getByRole('textbox', { name: 'Password' })
  await person.type(field, 'ab{Enter}')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(save).not.toHaveBeenCalled()
  await person.type(field, 'cdefgh{Enter}')
  expect(save).toHaveBeenCalledExactlyOnceWith('abcdefgh')
  expect(screen.queryByRole('button', { name: 'Remove password' })).toBeNull()
})

test('one that is there can be removed', async () => {
  const { person, save } = password(true)
  expect(screen.getByRole('dialog', { name: 'Change password' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Remove password' }))
  expect(save).toHaveBeenCalledExactlyOnceWith(null)
})

test.each([true, false])(
  'a screen is left at once, or after a question where something would be lost: %s',
  async (hasChanges) => {
    const { person } = renderInStudio(
      <>
        <Link to="/orders">Orders</Link>
        <AskBeforeLeaving hasChanges={() => hasChanges}>What you typed isn’t saved.</AskBeforeLeaving>
      </>,
      '/',
      { asksBeforeLeaving: true },
    )
    await person.click(screen.getByRole('link', { name: 'Orders' }))
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' }) !== null).toBe(hasChanges)
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(hasChanges)
  },
)
