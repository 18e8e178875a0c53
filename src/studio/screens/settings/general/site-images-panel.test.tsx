import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SiteImagesPanel } from './site-images-panel.tsx'

afterEach(() => vi.unstubAllGlobals())

test('an image that is removed is saved at once, and the other one stays', async () => {
  const picture = (id: string) => ({
    ...{ id, assetUrl: `/media/${id}/mill.png`, width: 512, height: 512, altText: '', colorData: null },
    focalPoint: { x: 0.5, y: 0.5 },
  })
  let images = { logo: null, logoOnDark: null, icon: picture('icon-0001'), socialPicture: picture('social-0001') }
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method !== 'PUT') return Response.json(images)
    saved.push(JSON.parse(body!))
    images = { ...images, icon: null as never }
    return Response.json({ ...images, batchId: 'batch-1' })
  })
  const staff = buildStaff({ permissions: ['files.write'] })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <SiteImagesPanel />
    </StaffContext>,
  )
  const [first] = await screen.findAllByRole('button', { name: 'Remove image' })
  await person.click(first!)
  await screen.findByText('Site images saved')
  const { altText, focalPoint } = picture('')
  expect(saved).toEqual([
    { logo: null, logoOnDark: null, icon: null, socialPicture: { id: 'social-0001', altText, focalPoint } },
  ])
})
