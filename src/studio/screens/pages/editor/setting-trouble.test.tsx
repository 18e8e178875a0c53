import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { areSettings, type BlockType } from '#shared/pages/blocks/blocks.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { SettingFields } from './setting-input.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The panel of a block, with a server that gives one answer to everything. */
function draw(type: BlockType, settings: object, answer: { status: number; body: object }) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer.body, { status: answer.status })))
  const staff = buildStaff({ permissions: ['pages.write'] })
  return renderInStudio(
    <StaffContext value={staff}>
      <SettingFields
        fields={factsOf(type).fields}
        settings={{ ...factsOf(type).first, ...settings }}
        areValid={(next) => areSettings(type, next)}
        write={() => undefined}
        change={() => undefined}
      />
    </StaffContext>,
  )
}
const refused = { status: 500, body: { code: 'unexpected' } }

test.each<BlockType>(['product-list', 'summary'])('a %s whose collections cannot be listed says so', async (type) => {
  draw(type, { collectionId: 'collection-1' }, refused)
  expect(await screen.findByText('Unable to load collections')).toBeTruthy()
})

test('a video of a Basic account on Vimeo is refused where its link is entered', async () => {
  draw('video', { href: 'https://vimeo.com/76979871' }, { status: 409, body: { code: 'video-basic' } })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
  )
})

test('another video is shown with its title, so that its owner sees that it is the right one', async () => {
  const found = { providerName: 'Vimeo', html: '<iframe></iframe>', title: 'Opening the kiln' }
  draw('video', { href: 'https://vimeo.com/76979871' }, { status: 200, body: found })
  expect(await screen.findByText('Vimeo: “Opening the kiln”')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
