import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { areSettings } from '#shared/pages/blocks/blocks.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { VideoLinkSetting } from './video-link-setting.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The field of a video block. @returns what was stored last */
function open() {
  vi.stubGlobal('fetch', async () => Response.json({ providerName: 'Vimeo', html: '', title: 'Kiln' }))
  const stored: unknown[] = ['']
  function Field() {
    const [value, setValue] = useState<unknown>('')
    return (
      <VideoLinkSetting
        label="Link"
        most={500}
        value={value}
        isValid={(href) => areSettings('video', { ...factsOf('video').first, href })}
        change={(href) => {
          stored.push(href)
          setValue(href)
        }}
      />
    )
  }
  const { person } = renderInStudio(<Field />)
  return { person, last: () => stored.at(-1), field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }) }
}

test('a link without https:// and with spaces around it is stored whole, and its video is named', async () => {
  const { person, last, field } = open()
  await person.click(field)
  await person.paste('  vimeo.com/76979871 ')
  expect(last()).toBe('https://vimeo.com/76979871')
  expect(field.value).toBe('https://vimeo.com/76979871')
  expect(await screen.findByText('Vimeo: “Kiln”')).toBeTruthy()
})

test('what is no link of a video is not stored, and the field says what it takes', async () => {
  const { person, last, field } = open()
  await person.click(field)
  await person.paste('https://vimeo.com/channels/staffpicks')
  expect(last()).toBe('')
  expect(screen.getByText(/^Not saved yet\. Enter the link of one video on YouTube or Vimeo, such as/)).toBeTruthy()
})
