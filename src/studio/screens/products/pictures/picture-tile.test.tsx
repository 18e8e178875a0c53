import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PictureTile } from './picture-tile.tsx'

const picture = {
  ...{ id: 'front', assetUrl: '/media/front.jpg', width: 10, height: 10, altText: '', colorData: null },
  focalPoint: { x: 0.5, y: 0.5 },
}
const nothing = () => {}

test('the sign on an image without alt text says what it is about, under the pointer and to screen readers', async () => {
  const { person } = renderInStudio(<PictureTile picture={picture} index={0} onOpen={nothing} onRemove={nothing} />)
  const sign = screen.getByLabelText('Alt text is missing')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await person.hover(sign.parentElement!)
  expect((await screen.findByRole('tooltip')).textContent).toBe('Alt text is missing')
})
