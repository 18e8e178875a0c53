import { screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ImageList } from './image-list.tsx'

const staff = { website: { locale: 'en-US', timeZone: 'UTC', currency: 'USD' } } as ComponentProps<
  typeof StaffContext
>['value']
const draw = () =>
  renderInStudio(
    <StaffContext value={staff}>
      <ImageList />
    </StaffContext>,
  )

afterEach(() => vi.unstubAllGlobals())

const asset = (id: string, filename: string) => ({
  ...{
    id,
    filename,
    assetUrl: `/media/${id}/${filename}`,
    mediaType: 'image/jpeg',
    bytes: 2048,
    width: 40,
    height: 30,
  },
  ...{ colorData: null, isAnimated: false, sourceUrl: null, createdAt: 1 },
  ...{ altText: '', focalPoint: { x: 0.5, y: 0.5 }, folderId: null },
})
const assets = [asset('asset-0001', 'mug.jpg'), asset('asset-0002', 'kiln.jpg')]

/** Answers the calls of the screen. @returns those that were made */
function answerCalls(): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: string | URL, options: RequestInit = {}) => {
    const url = new URL(String(input), 'http://localhost')
    calls.push([options.method ?? 'GET', url.pathname + url.search, options.body].filter(Boolean).join(' '))
    const search = url.searchParams.get('search') ?? ''
    const body = url.pathname.endsWith('/uses')
      ? { uses: url.pathname.includes('asset-0001') ? ['About', 'Speckled mug'] : [] }
      : url.pathname === '/api/owner/files'
        ? { assets: assets.filter(({ filename }) => filename.includes(search)), next: null }
        : url.pathname.endsWith('/description')
          ? { asset: assets[0], batchId: 'batch-0001' }
          : url.pathname === '/api/owner/file-folders'
            ? { folders: [{ id: 'folder-0001', name: 'Kiln' }] }
            : url.pathname.endsWith('/move')
              ? { moved: 1, batchId: 'batch-0002' }
              : {}
    return Response.json(body)
  })
  return calls
}

test('an image says where it is used, and can be deleted only when it is used nowhere', async () => {
  const calls = answerCalls()
  const { person } = draw()
  await person.click(await screen.findByRole('button', { name: 'mug.jpg' }))
  const used = await screen.findByRole('region', { name: 'Used in' })
  expect(await within(used).findByText('Speckled mug')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete image' })).toHaveProperty('disabled', true)
  await person.keyboard('{Escape}')

  await person.click(screen.getByRole('button', { name: 'kiln.jpg' }))
  expect(await screen.findByText('Not used anywhere.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Delete image' }))
  expect(await screen.findByText('Image deleted.')).toBeTruthy()
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/owner/files/asset-0002'])
})

test('images are found by their names', async () => {
  answerCalls()
  const { person } = draw()
  await screen.findByRole('button', { name: 'mug.jpg' })
  await person.type(screen.getByLabelText('Search by file name or alt text'), 'nothing')
  expect(await screen.findByText('No images match.')).toBeTruthy()
})

test('alt texts are typed one after the other: Enter saves and goes on, and the last one can be undone', async () => {
  const calls = answerCalls()
  const { person } = draw()
  await person.click(await screen.findByRole('button', { name: 'Add alt text' }))
  await person.type(await screen.findByLabelText('Alt text of mug.jpg'), 'A speckled mug{Enter}')
  await person.type(await screen.findByLabelText('Alt text of kiln.jpg'), '{Enter}')
  expect(await screen.findByText('That was the last image without an alt text.')).toBeTruthy()
  expect(screen.getByText('Alt text of mug.jpg saved. 1 done.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByLabelText('Alt text of mug.jpg')).toBeTruthy()
  expect(calls.filter((call) => /^(?:PUT|POST)/.test(call))).toEqual([
    'PUT /api/owner/files/asset-0001/description {"altText":"A speckled mug"}',
    'POST /api/owner/changes/batch-0001/undo',
  ])
})

test('selected images are moved to a folder', async () => {
  const calls = answerCalls()
  const { person } = draw()
  await person.click(await screen.findByRole('checkbox', { name: 'Select kiln.jpg' }))
  await person.click(screen.getByRole('button', { name: 'Move to folder' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Kiln' }))
  expect(await screen.findByText('1 image moved to “Kiln”.')).toBeTruthy()
  expect(calls).toContain('POST /api/owner/files/move {"assetIds":["asset-0002"],"folderId":"folder-0001"}')
})
