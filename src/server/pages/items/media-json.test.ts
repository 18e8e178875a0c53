import { expect, test } from 'vitest'
import { newId } from '#server/identifiers.ts'
import { audioBlock } from '#shared/pages/blocks/audio.ts'
import { videoBlock } from '#shared/pages/blocks/video.ts'
import { buildContent } from '#shared/pages/build-content.ts'
import { mediaJson } from './media-json.ts'

const assetUrl = '/media/0190a000-0000-7000-8000-000000000001/kiln.mp3'

test('an item says what it plays: the HTML of its first video, and the address of its first recording', () => {
  const content = buildContent(
    [
      [
        { type: 'video', settings: videoBlock.settings.parse({ source: 'file' }) },
        { type: 'video', settings: videoBlock.settings.parse({ href: 'https://youtu.be/dQw4w9WgXcQ', title: 'Kiln' }) },
        {
          type: 'audio',
          settings: audioBlock.settings.parse({ file: { id: 'audio-0001', assetUrl, filename: 'kiln.mp3' } }),
        },
      ],
    ],
    newId,
  )
  expect(mediaJson(content)).toEqual({
    oembed: {
      providerName: 'YouTube',
      html: '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0" title="Kiln" allow="fullscreen; encrypted-media"></iframe>',
    },
    audioAssetUrl: assetUrl,
    backgroundSource: 4,
  })
})

test('an item without them says so by its background alone', () => {
  expect(mediaJson(buildContent([], newId))).toEqual({ backgroundSource: 4 })
})
