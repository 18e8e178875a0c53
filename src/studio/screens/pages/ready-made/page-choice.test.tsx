import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type ReadyPageId, readyPageIds } from '#shared/pages/ready-made/pages.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PageChoice } from './page-choice.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a page begins blank until a ready-made one is chosen', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ collections: [], forms: [], models: {}, pages: [{ id: 'page-00001' }], styles: defaultStyles }),
  )
  const chosen = vi.fn()
  function Field() {
    const [value, setValue] = useState<ReadyPageId | null>(null)
    const change = (id: ReadyPageId | null) => {
      chosen(id)
      setValue(id)
    }
    return <PageChoice value={value} change={change} />
  }
  const { person } = renderInStudio(
    <StaffContext value={{ permissions: [] } as never}>
      <Field />
    </StaffContext>,
  )
  const choices = within(await screen.findByRole('list', { name: 'Begin with' }))
  const pressed = (name: string) => choices.getByRole('button', { name }).getAttribute('aria-pressed')
  expect(choices.getAllByRole('button')).toHaveLength(readyPageIds.length + 1)
  expect(pressed('Blank')).toBe('true')
  await person.click(choices.getByRole('button', { name: 'Portfolio' }))
  expect(chosen).toHaveBeenLastCalledWith('portfolio')
  expect([pressed('Blank'), pressed('Portfolio')]).toEqual(['false', 'true'])
  await person.click(choices.getByRole('button', { name: 'Blank' }))
  expect(chosen).toHaveBeenLastCalledWith(null)
})
