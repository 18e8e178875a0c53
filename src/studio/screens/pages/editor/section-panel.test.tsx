import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Section, sectionSchema } from '#shared/pages/section.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SectionPanel } from './section-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

/** @param files the videos of the site */
function draw(files: readonly object[] = []) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ assets: files, folders: [], nextCursor: null })))
  const staff = buildStaff({ permissions: ['pages.write', 'files.write'] })
  const done = vi.fn()
  function Panel() {
    const [section, setSection] = useState<Section>(sectionSchema.parse({ id: 'part-1', rank: 'a0' }))
    return (
      <SectionPanel
        section={section}
        styles={defaultStyles}
        change={(_label, operations) => {
          const changed = Object.fromEntries(operations.map(({ path, after }) => [path[2], after]))
          done(changed)
          setSection({ ...section, ...changed })
        }}
        insert={(where) => done(`insert ${where}`)}
        choose={(where) => done(`choose ${where}`)}
        duplicate={() => done('duplicate')}
        remove={() => done('delete')}
        isFull={false}
      />
    )
  }
  const panel = (
    <StaffContext.Provider value={staff}>
      <Panel />
    </StaffContext.Provider>
  )
  return { ...renderInStudio(panel), done }
}

test('a section gets a theme, a background and a height', async () => {
  const { person, done } = draw()
  expect(screen.getByRole('button', { name: 'Same as the page' }).getAttribute('aria-pressed')).toBe('true')
  await person.click(screen.getByRole('button', { name: 'Darkest' }))
  expect(done).toHaveBeenLastCalledWith({ theme: 4 })
  expect(screen.getByRole('button', { name: 'Darkest' }).getAttribute('aria-pressed')).toBe('true')

  await person.click(screen.getByRole('combobox', { name: 'Background' }))
  await person.click(screen.getByRole('option', { name: 'Accent of the theme' }))
  expect(done).toHaveBeenLastCalledWith({ background: { source: 4, color: 'accent' } })

  await person.click(screen.getByRole('combobox', { name: 'Height' }))
  await person.click(screen.getByRole('option', { name: 'As high as the screen' }))
  expect(done).toHaveBeenLastCalledWith({ height: 'screen' })
})

test('a video of the site becomes the background, on dark colors, and its overlay and picture can be set', async () => {
  const id = '0190a000-0000-7000-8000-000000000001'
  const stored = { id, assetUrl: `/media/${id}/kiln.mp4`, filename: 'kiln.mp4' }
  const { person, done } = draw([stored])
  await person.click(screen.getByRole('combobox', { name: 'Background' }))
  await person.click(screen.getByRole('option', { name: 'Video' }))
  expect(done).not.toHaveBeenCalled()
  await person.click(screen.getByRole('combobox', { name: 'Video file' }))
  await person.click(await screen.findByRole('option', { name: 'kiln.mp4' }))
  expect(done).toHaveBeenLastCalledWith({
    background: { source: 3, file: stored, picture: null, overlay: 40 },
    theme: 4,
  })
  expect(screen.getByText(/can be read on this video/)).toBeTruthy()
  expect(screen.getByText('Image until it plays')).toBeTruthy()
})

test('a link name that no link could have is not passed on', async () => {
  const { person, done } = draw()
  const field = screen.getByRole('textbox', { name: 'Link name' })
  await person.type(field, '9')
  expect(done).not.toHaveBeenCalled()
  expect(screen.getByText(/Not saved yet/)).toBeTruthy()
  await person.clear(field)
  await person.type(field, 'a')
  expect(done).toHaveBeenLastCalledWith({ anchor: 'a' })
})

test('sections are inserted beside it, and it is duplicated and deleted', async () => {
  const { person, done } = draw()
  await person.click(screen.getByRole('button', { name: 'Insert' }))
  await person.click(screen.getByRole('menuitem', { name: 'Section above' }))
  await person.click(screen.getByRole('button', { name: 'Duplicate' }))
  await person.click(screen.getByRole('button', { name: 'Delete section' }))
  expect(done.mock.calls.flat()).toEqual(['insert above', 'duplicate', 'delete'])
})
