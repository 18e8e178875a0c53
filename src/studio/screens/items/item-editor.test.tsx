import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OwnerItem, OwnerItemCollection } from '#shared/items/api.ts'
import { emptyLesson } from '#shared/items/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ItemEditor } from './item-editor.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const collection = { id: 'collection-1', kind: 'course', title: 'Throwing', enabled: true, album: null }
const item = {
  ...{ id: 'lesson-01', collectionId: 'collection-1', title: 'Centering', urlId: 'centering', status: 'published' },
  ...{ excerpt: '', sourceUrl: '', authorName: '', seoTitle: '', seoDescription: '', starred: false, picture: null },
  ...{ categories: [], tags: [], publishAt: 1, updatedAt: 1, createdAt: 1, position: 1, isLocked: false },
  ...{ startsAt: null, endsAt: null, location: null, recording: null },
  lesson: { ...emptyLesson, video: { source: 'link', href: 'https://vimeo.com/76979871' }, seconds: 187 },
}

/** The editor of a lesson. @returns the lessons that were sent */
function open() {
  const sent: (typeof item)[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      sent.push(JSON.parse(String(init.body)))
      return Response.json({ item: { ...item, ...sent.at(-1), updatedAt: 2 }, batchId: 'b' })
    }
    if (path.includes('/videos')) return Response.json({ providerName: 'Vimeo', html: '', title: null })
    return Response.json({ items: [], terms: [], next: null })
  })
  const signedIn = buildStaff({ permissions: ['pages.write', 'files.write'], website: { timeZone: 'UTC' } })
  const view = renderInStudio(
    <StaffContext value={signedIn}>
      <ItemEditor
        item={item as unknown as OwnerItem}
        collection={collection as unknown as OwnerItemCollection}
        path="/throwing/centering"
      />
    </StaffContext>,
  )
  return { ...view, sent }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test.each([
  {
    name: 'Video link',
    wrong: 'https://example.com/film',
    says: /^Enter the link of one video/,
    right: 'youtu.be/dQw4w9WgXcQ',
  },
  { name: 'Length', wrong: '3 minutes', says: 'Enter a length such as 3:45.', right: '3:45' },
])('a lesson whose $name is wrong is not saved: the field says why and has the focus', async (one) => {
  const { person, sent } = open()
  await person.clear(field(one.name))
  await person.paste(one.wrong)
  await person.click(save())
  await waitFor(() => expect(document.activeElement).toBe(field(one.name)))
  expect(screen.getByText(one.says)).toBeTruthy()
  expect(field(one.name).value).toBe(one.wrong)
  expect(sent).toEqual([])
  await person.clear(field(one.name))
  await person.paste(one.right)
  expect(screen.queryByText(one.says)).toBeNull()
  await person.click(save())
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('who leaves a lesson with a length that cannot be read is asked, and finds it again', async () => {
  const { person, unmount } = open()
  await person.type(field('Length'), 'x')
  const leaving = new Event('beforeunload', { cancelable: true })
  expect(window.dispatchEvent(leaving), 'the browser asks').toBe(false)
  unmount()
  open()
  expect(field('Length').value).toBe('3:07x')
  expect(screen.getByText('You have unsaved changes from last time.')).toBeTruthy()
})

test('a lesson is sent with its length in seconds', async () => {
  const { person, sent } = open()
  await person.clear(field('Length'))
  await person.paste('1:02:30')
  await person.click(save())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.lesson).toEqual({ ...item.lesson, seconds: 3750 })
})
