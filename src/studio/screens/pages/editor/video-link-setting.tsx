import { Text } from '@mantine/core'
import { readVideoLink, videoAddress } from '#shared/pages/blocks/video-link.ts'
import { pageMessages } from '#shared/pages/messages.ts'
import { lookUpVideoCall } from '#shared/pages/video-api.ts'
import { codeOf, wordsFor } from '#studio/kit/refusal.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { TextSetting, type TextSettingProps } from './text-setting.tsx'

const HOUR = 3_600_000

/** The link of a video on YouTube or Vimeo, as its whole address is stored. */
export function VideoLinkSetting({ change, ...props }: Omit<TextSettingProps, 'kind'>) {
  return (
    <div>
      <TextSetting
        {...props}
        kind="line"
        wrong={pageMessages['video-unknown']()}
        change={(value) => change(videoAddress(String(value)))}
      />
      <VideoTitle href={String(props.value ?? '')} />
    </div>
  )
}

/** The title of a linked video, so that its owner sees that it is the right one. */
export function VideoTitle({ href }: { readonly href: string }) {
  const { data, error } = useContractQuery(
    lookUpVideoCall,
    { query: { href } },
    { enabled: readVideoLink(href) !== null, staleTime: HOUR },
  )
  if (codeOf(error) === 'video-basic')
    return (
      <Text role="alert" size="sm" c="red" mt={4}>
        {wordsFor(error)}
      </Text>
    )
  if (!data?.title) return null
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {data.providerName}: “{data.title}”
    </Text>
  )
}
