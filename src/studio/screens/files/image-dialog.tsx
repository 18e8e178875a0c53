import { Button, CopyButton, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { Check, Link2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatFileSize } from '#shared/files/file-size.ts'
import type { Folder } from '#shared/files/library-api.ts'
import { type Asset, deleteFileCall, getFileUsesCall, listFilesCall } from '#shared/files/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone } from '#studio/kit/notices.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { ImageDetails } from './image-details.tsx'
import classes from './images.module.css'
import { ReplaceButton } from './replace-button.tsx'

interface ImageDialogProps {
  readonly asset: Asset | null
  readonly folders: readonly Folder[]
  readonly close: () => void
}

/** One image: its name, its words, where it is used, and another picture in its place. */
export function ImageDialog({ asset, folders, close }: ImageDialogProps) {
  return (
    <Modal opened={asset !== null} onClose={close} title={asset?.filename ?? ''} size="xl">
      {asset && <Opened asset={asset} folders={folders} close={close} />}
    </Modal>
  )
}

function Opened({ asset: opened, folders, close }: ImageDialogProps & { readonly asset: Asset }) {
  const [asset, setAsset] = useState(opened)
  const { assetUrl, width, height, bytes, createdAt } = asset
  const parameters = { assetId: asset.id }
  const formats = useFormats()
  const folder = folders.find(({ id }) => id === asset.folderId)
  const remove = useContractMutation(deleteFileCall, {
    outdates: [listFilesCall],
    onDone: () => {
      showDone('Image deleted.')
      close()
    },
  })
  const { data, error, refetch } = useContractQuery(getFileUsesCall, { parameters }, { staleTime: 0 })
  const uses = data?.uses
  return (
    <Stack gap="lg">
      {/* Another picture has another size: its focal point is drawn again. */}
      <ImageDetails key={assetUrl} asset={asset} onSaved={setAsset} />
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
      <Text size="sm" c="dimmed">
        {width} × {height} pixels · {formatFileSize(bytes)} · Added {formats.ago(createdAt)}
        {folder && ` · In “${folder.name}”`}
      </Text>
      <div className={classes.actions}>
        <ReplaceButton asset={asset} onReplaced={setAsset} />
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
      </div>
      <Group>
        <Text size="sm" c="dimmed">
          A replaced image changes everywhere it is used, and gets a new URL so that no one sees the old one.
          {uses && uses.length > 0 && ' An image that is used can’t be deleted.'}
        </Text>
      </Group>
    </Stack>
  )
}
