import { Button, CopyButton, Group, List, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { Check, Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatFileSize } from '#shared/files/file-size.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import { type Asset, deleteFileCall, getFileUsesCall, listFilesCall, renameFileCall } from '#shared/files/schema.ts'
import { showDone } from '#studio/kit/notices.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './images.module.css'

interface ImageDialogProps {
  readonly asset: Asset | null
  readonly close: () => void
}

/** One image: its name, its size, and where it is used. */
export function ImageDialog({ asset, close }: ImageDialogProps) {
  return (
    <Modal opened={asset !== null} onClose={close} title={asset?.filename ?? ''} size="lg">
      {asset && <Details asset={asset} close={close} />}
    </Modal>
  )
}

function Details({ asset, close }: { readonly asset: Asset; readonly close: () => void }) {
  const { id, filename, assetUrl, width, height, bytes, createdAt } = asset
  const parameters = { assetId: id }
  const [name, setName] = useState(filename)
  const formats = useFormats()
  const outdates = [listFilesCall]
  const rename = useContractMutation(renameFileCall, { outdates, onDone: () => said('Image renamed.') })
  const remove = useContractMutation(deleteFileCall, { outdates, onDone: () => said('Image deleted.') })
  const said = (words: string) => {
    showDone(words)
    close()
  }
  const { data, error, refetch } = useContractQuery(getFileUsesCall, { parameters }, { staleTime: 0 })
  const uses = data?.uses
  const isRenamed = name.trim() !== '' && name.trim() !== filename
  return (
    <Stack gap="md">
      <img className={classes.large} src={`${assetUrl}?format=750w`} alt={filename} width={width} height={height} />
      <Text size="sm" c="dimmed">
        {width} × {height} pixels · {formatFileSize(bytes)} · Added {formats.ago(createdAt)}
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isRenamed) rename.mutate({ parameters, body: { filename: name.trim() } })
        }}
      >
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            className={classes.name}
            label="File name"
            description="Part of the image’s URL. Old URLs redirect to the new one."
            value={name}
            maxLength={uploadLimits.filename}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={!isRenamed} loading={rename.isPending}>
            Rename
          </Button>
        </Group>
      </form>
      <section aria-label="Used in">
        <h3 className={classes.heading}>Used in</h3>
        {error ? (
          <ErrorState error={error} onRetry={() => refetch()} />
        ) : !uses ? (
          <Skeleton height={24} />
        ) : uses.length === 0 ? (
          <Text size="sm">Not used anywhere.</Text>
        ) : (
          <List size="sm">
            {uses.map((title) => (
              <List.Item key={title}>{title}</List.Item>
            ))}
          </List>
        )}
      </section>
      <Group justify="space-between">
        <Button
          variant="default"
          color="danger"
          leftSection={<Trash2 size={16} aria-hidden />}
          disabled={uses?.length !== 0}
          loading={remove.isPending}
          onClick={() => remove.mutate({ parameters })}
        >
          Delete image
        </Button>
        <CopyButton value={new URL(assetUrl, location.href).href}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy URL'}
            </Button>
          )}
        </CopyButton>
      </Group>
      {uses && uses.length > 0 && (
        <Text size="sm" c="dimmed">
          An image that is used can’t be deleted.
        </Text>
      )}
    </Stack>
  )
}
