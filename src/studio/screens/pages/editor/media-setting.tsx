import { Button, FileButton, Group, Input, Progress, Select } from '@mantine/core'
import { Upload } from 'lucide-react'
import { formatSizeLimit } from '#shared/files/file-size.ts'
import { type MediaKind, mediaKinds } from '#shared/files/media-kinds.ts'
import { type Asset, listFilesCall, uploadMediaCall } from '#shared/files/schema.ts'
import { type UploadOptions, uploadTo } from '#shared/files/send-file.ts'
import { pathOf } from '#shared/http/call.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import type { MediaFile } from '#shared/pages/blocks/media-file.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { useUploads } from '../../files/use-uploads.ts'

interface MediaSettingProps {
  readonly label: string
  readonly description?: string
  readonly kind: MediaKind
  readonly value: MediaFile | null
  readonly change: (value: MediaFile | null) => void
}

/** A video, a recording or captions: uploaded, or one of those that the site has already. */
export function MediaSetting({ label, description, kind, value, change }: MediaSettingProps) {
  const mayUpload = useMay()('files.write')
  const { data, refetch } = useContractQuery(listFilesCall, { query: { kind } }, { enabled: mayUpload })
  const choose = ({ id, assetUrl, filename }: Asset) => change({ id, assetUrl, filename })
  const { uploads, add, dismiss } = useUploads(
    (file, options) => uploadMedia(kind, file, options),
    (asset: Asset) => {
      choose(asset)
      void refetch()
    },
  )
  const refused = uploads.find(({ refusal }) => refusal !== null)
  const running = uploads.find(({ refusal }) => refusal === null)
  const known = data?.assets ?? []
  const files = known.map(({ id, filename }) => ({ value: id, label: filename }))
  const isListed = value === null || files.some((file) => file.value === value.id)
  const { types, inWords, bytes } = mediaKinds[kind]
  return (
    <Input.Wrapper label={label} description={description} labelElement="div" error={refused?.refusal}>
      <Select
        mt={4}
        aria-label={label}
        placeholder="No file"
        data={isListed ? files : [{ value: value.id, label: value.filename }, ...files]}
        value={value?.id ?? null}
        searchable
        clearable
        nothingFoundMessage="No files"
        onChange={(id) => {
          const asset = known.find((one) => one.id === id)
          if (asset) choose(asset)
          else if (id === null) change(null)
        }}
      />
      {mayUpload && (
        <Group gap="xs" mt="xs">
          <FileButton
            accept={kind === 'captions' ? '.vtt' : types.join(',')}
            onChange={(file) => {
              for (const { key } of uploads) dismiss(key)
              if (file) add([file])
            }}
          >
            {(props) => (
              <Button {...props} size="compact-sm" variant="default" leftSection={<Upload size={14} aria-hidden />}>
                Upload file
              </Button>
            )}
          </FileButton>
          <Input.Description>
            {inWords}, up to {formatSizeLimit(bytes)}
          </Input.Description>
        </Group>
      )}
      {running && <Progress mt="xs" value={100 * running.share} aria-label={`Uploading ${running.name}`} />}
    </Input.Wrapper>
  )
}

async function uploadMedia(kind: MediaKind, file: File, options: UploadOptions): Promise<Result<Asset>> {
  const path = pathOf(uploadMediaCall, { parameters: { kind } }) as `/${string}`
  const sent = await uploadTo({ ...uploadMediaCall, path }, file, mediaKinds[kind].bytes, options)
  return sent.ok ? succeed(sent.value.asset) : sent
}
