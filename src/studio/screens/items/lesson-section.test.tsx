import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CollectionKind } from '#shared/items/kinds.ts'
import { emptyLesson } from '#shared/items/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { type ItemDraft, type LessonDraft, wrongFieldsOf } from './item-draft.ts'
import { LessonSection } from './lesson-section.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The section of a lesson, whose draft changes as in the editor. @returns the lesson as it was changed last */
function open(kind: CollectionKind) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/items'))
      return Response.json({ items: [{ lesson: { ...emptyLesson, chapter: 'Clay' } }], next: null })
    return Response.json(
      path.includes('/files') ? { assets: [], next: null } : { providerName: 'Vimeo', title: 'Kiln' },
    )
  })
  let lesson: LessonDraft = { chapter: '', video: null, length: '' }
  function Section() {
    const [draft, setDraft] = useState({ title: 'Clay', recording: null, lesson } as ItemDraft & {
      readonly lesson: LessonDraft
    })
    return (
      <LessonSection
        draft={draft}
        change={(_, changes) => {
          lesson = (typeof changes === 'function' ? changes(draft) : changes).lesson ?? lesson
          setDraft((before) => ({ ...before, lesson }))
        }}
        collection={{ id: 'collection-1', kind }}
        errors={wrongFieldsOf(draft)}
        isRefused={false}
      />
    )
  }
  const { person } = renderInStudio(
    <StaffContext value={buildStaff({ permissions: ['files.write'], website: {} })}>
      <Section />
    </StaffContext>,
  )
  return { person, lesson: () => lesson }
}

test('a link to a video is kept whole, and is gone when another source is chosen', async () => {
  const { person, lesson } = open('course')
  await person.click(screen.getByRole('combobox', { name: 'Video source' }))
  await person.click(await screen.findByRole('option', { name: 'YouTube or Vimeo' }))
  await person.click(screen.getByRole('textbox', { name: 'Video link' }))
  await person.paste(' vimeo.com/76979871')
  await person.tab()
  expect(lesson().video).toEqual({ source: 'link', href: 'https://vimeo.com/76979871' })
  await person.click(screen.getByRole('combobox', { name: 'Video source' }))
  await person.click(await screen.findByRole('option', { name: 'File' }))
  expect(lesson().video).toBeNull()
})

test('a lesson of a course names its chapter, and chapters of other lessons are offered', async () => {
  const { person, lesson } = open('course')
  await person.click(screen.getByRole('combobox', { name: 'Chapter' }))
  await person.click(await screen.findByRole('option', { name: 'Clay' }))
  expect(lesson().chapter).toBe('Clay')
})

test('a single video has no chapter', () => {
  open('lessons')
  expect(screen.getByRole('combobox', { name: 'Video source' })).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Chapter' })).toBeNull()
})
