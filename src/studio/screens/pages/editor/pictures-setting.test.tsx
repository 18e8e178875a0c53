import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { areSettings } from '#shared/pages/blocks/blocks.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SettingFields } from './setting-input.tsx'

afterEach(() => vi.unstubAllGlobals())

const picture = (id: string, altText: string) => ({
  ...{ id: `picture-${id}`, assetUrl: `/media/${id}.jpg`, width: 1600, height: 900, altText },
  ...{ focalPoint: { x: 0.5, y: 0.5 }, colorData: null },
})
const item = (id: string, altText: string) => ({
  ...{ id, media: 'file-image', picture: picture(id, altText), title: '', description: '', href: null },
})
type Item = ReturnType<typeof item>

/** The panel of a gallery with two images; `saved` is what it holds. */
function draw(items: readonly Item[] = [item('one', 'A jar'), item('two', 'A bowl')]) {
  let saved: readonly Item[] = items
  function Panel() {
    const [settings, setSettings] = useState<Readonly<Record<string, unknown>>>({ ...factsOf('gallery').first, items })
    return (
      <SettingFields
        fields={factsOf('gallery').fields}
        settings={settings}
        areValid={(next) => areSettings('gallery', next)}
        write={() => undefined}
        change={({ name }, value) => {
          if (name === 'items') saved = value as readonly Item[]
          setSettings((now) => ({ ...now, [name]: value }))
        }}
      />
    )
  }
  const staff = buildStaff({ permissions: ['pages.write', 'files.write'] })
  const view = renderInStudio(
    <StaffContext value={staff}>
      <Panel />
    </StaffContext>,
  )
  return { ...view, saved: () => saved }
}

/** A server that takes every file, each a moment later. */
function takeUploads() {
  let count = 0
  class Request {
    readonly upload = {}
    status = 0
    response: unknown = null
    onload: () => void = () => undefined
    open() {}
    setRequestHeader() {}
    send() {
      count += 1
      const id = `upload-${count}`
      this.status = 200
      this.response = {
        asset: {
          id,
          assetUrl: `/media/${id}.jpg`,
          width: 900,
          height: 900,
          colorData: null,
          altText: '',
          focalPoint: { x: 0.5, y: 0.5 },
        },
      }
      queueMicrotask(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }))
}

test('several files are added at once, in their order', async () => {
  takeUploads()
  const { person, saved } = draw([])
  const files = ['a', 'b', 'c'].map((name) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' }))
  await person.upload(screen.getByLabelText('Choose images'), files)
  await waitFor(() => expect(saved()).toHaveLength(3))
  expect(saved().map((one) => one.picture.assetUrl)).toEqual([1, 2, 3].map((at) => `/media/upload-${at}.jpg`))
  expect(new Set(saved().map(({ id }) => id)).size).toBe(3)
  expect(saved()[0]).toMatchObject({ media: 'file-image', title: '', href: null })
})

test('an image gets its words and its link in a dialog, and a link that is not complete is not saved', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ pages: [], next: null }))
  const { person, saved } = draw()
  await person.click(screen.getByRole('button', { name: 'Edit A bowl' }))
  const dialog = screen.getByRole('dialog', { name: 'Image 2 of 2' })
  expect(dialog).toBeDefined()
  await person.type(screen.getByRole('textbox', { name: 'Title' }), 'Bowl')
  await person.type(screen.getByRole('combobox', { name: 'Link' }), 'shop')
  expect(screen.getByText('Start with /, https://, mailto: or tel:.')).toBeDefined()
  expect(saved()[1]).toMatchObject({ title: 'Bowl', href: null })
  await person.clear(screen.getByRole('combobox', { name: 'Link' }))
  await person.type(screen.getByRole('combobox', { name: 'Link' }), '/shop')
  await person.type(screen.getByRole('textbox', { name: 'Alt text' }), ', yellow')
  await person.click(screen.getByRole('button', { name: /^Focal point, 50 percent/ }))
  await person.keyboard('{ArrowLeft}')
  expect(saved()[1]).toMatchObject({ title: 'Bowl', href: '/shop' })
  expect(saved()[1]!.picture).toMatchObject({ id: 'picture-two', altText: 'A bowl, yellow', focalPoint: { x: 0.48 } })
  expect(saved()[0]).toEqual(item('one', 'A jar'))
})

test('an image is removed, and the options follow the design', async () => {
  const { person, saved } = draw()
  await person.click(screen.getByRole('button', { name: 'Remove A jar' }))
  expect(saved().map(({ id }) => id)).toEqual(['two'])
  expect(screen.getByRole('slider', { name: 'Images per row' })).toBeDefined()
  await person.click(screen.getByRole('combobox', { name: 'Design' }))
  await person.click(screen.getByRole('option', { name: 'Slideshow' }))
  expect(screen.queryByRole('slider', { name: 'Images per row' })).toBeNull()
  expect(screen.queryByRole('slider', { name: 'Time per image' })).toBeNull()
  await person.click(screen.getByRole('checkbox', { name: 'Play automatically' }))
  expect(screen.getByRole('slider', { name: 'Time per image' })).toBeDefined()
})
