import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Picture } from '#shared/pictures/schema.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { PictureDialog } from './picture-dialog.tsx'

const picture = (id: string): Picture => ({
  ...{ id, assetUrl: `/media/${id}.jpg`, width: 10, height: 10, altText: '', colorData: null },
  focalPoint: { x: 0.5, y: 0.5 },
})

function Pictures() {
  const [pictures, setPictures] = useState<readonly Picture[]>([picture('front'), picture('back')])
  const [openId, open] = useState<string | null>('front')
  return (
    <>
      <output>{pictures.map(({ altText }) => altText).join(' / ')}</output>
      <PictureDialog
        pictures={pictures}
        openId={openId}
        open={open}
        onChange={(changed) => setPictures(pictures.map((one) => (one.id === changed.id ? changed : one)))}
      />
    </>
  )
}

test('after going to the next image, typing writes its alt text', async () => {
  const { person } = renderInStudio(<Pictures />)
  await person.type(await screen.findByRole('textbox', { name: 'Alt text' }), 'A mug')
  await person.click(screen.getByRole('button', { name: 'Next image' }))
  await person.keyboard('Its foot')
  expect(screen.getByText('A mug / Its foot')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Previous image' }))
  await person.keyboard('!')
  expect(screen.getByText('A mug! / Its foot')).toBeDefined()
})
