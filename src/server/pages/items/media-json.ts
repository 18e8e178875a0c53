import { embedOf, readVideoLink } from '#shared/pages/blocks/video-link.ts'
import { backgroundSources } from '#shared/pages/codes.ts'
import { blocksOf, type PageContent, sectionsOf } from '#shared/pages/content.ts'

/** What an item plays: its first video on a platform and its first recording, and what is behind its first section. */
export function mediaJson(content: PageContent) {
  const blocks = blocksOf(content)
  const video = blocks.find((block) => block.type === 'video' && block.settings.source === 'link')
  const link = video?.type === 'video' ? readVideoLink(video.settings.href) : null
  const audio = blocks.find((block) => block.type === 'audio' && block.settings.file !== null)
  const [first] = sectionsOf(content)
  return {
    ...(link && video?.type === 'video' && { oembed: embedOf(link, video.settings.title) }),
    ...(audio?.type === 'audio' && { audioAssetUrl: audio.settings.file!.assetUrl }),
    backgroundSource: first?.section.background?.source ?? backgroundSources.none,
  }
}
