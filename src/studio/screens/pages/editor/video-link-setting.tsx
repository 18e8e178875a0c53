import { Text } from '@mantine/core'
import { readVideoLink } from '#shared/pages/blocks/video-link.ts'
import { lookUpVideoCall } from '#shared/pages/video-api.ts'
import { codeOf, wordsFor } from '#studio/kit/refusal.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { TextSetting, type TextSettingProps } from './text-setting.tsx'

const HOUR = 3_600_000

/** The link of a video on YouTube or Vimeo, with its title, so that its owner sees that it is the right one. */
export function VideoLinkSetting(props: Omit<TextSettingProps, 'kind'>) {
  const href = String(props.value ?? '')
  const { data, error } = useContractQuery(
    lookUpVideoCall,
    { query: { href } },
    { enabled: readVideoLink(href) !== null, staleTime: HOUR },
  )
  return (
    <div>
      <TextSetting {...props} kind="line" />
      {codeOf(error) === 'video-basic' ? (
        <Text role="alert" size="sm" c="red" mt={4}>
          {wordsFor(error)}
        </Text>
      ) : (
        data?.title && (
          <Text size="xs" c="dimmed" mt={4}>
            {data.providerName}: “{data.title}”
          </Text>
        )
      )}
    </div>
  )
}
