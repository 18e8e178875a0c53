import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { useArrival } from './use-arrival.ts'

const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
afterEach(() => scrolled.mockClear())

let showLater: () => void

function Page() {
  useArrival()
  const navigate = useNavigate()
  const [isRead, setRead] = useState(false)
  showLater = () => setRead(true)
  return (
    <>
      <button type="button" onClick={() => void navigate('/settings#weekly-email')}>
        Set up
      </button>
      {isRead && <input id="weekly-email" aria-label="Weekly email" />}
    </>
  )
}

test('a link to a setting focuses it as soon as its screen shows it', async () => {
  const { person } = renderInStudio(<Page />)
  await person.click(screen.getByRole('button', { name: 'Set up' }))
  expect(scrolled).not.toHaveBeenCalled()
  act(() => showLater())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Weekly email')))
  expect(scrolled).toHaveBeenCalled()
})
