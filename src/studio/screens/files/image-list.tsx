import { Alert, Button, FileButton, Loader, Skeleton, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus, Images } from 'lucide-react'
import { useState } from 'react'
import { pictureTypes } from '#shared/files/limits.ts'
import { type Asset, listFilesCall } from '#shared/files/schema.ts'
import { upload } from '#shared/files/upload.ts'
import { useDropArea, useNoStrayDrops } from '#studio/kit/file-drops.ts'
import { Page } from '#studio/kit/page.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { keyOf, useContractPages } from '#studio/kit/use-contract-query.ts'
import { useUploads } from '../products/use-uploads.ts'
import { ImageDialog } from './image-dialog.tsx'
import classes from './images.module.css'

/** The images of the site, newest first: uploaded, found by name, renamed, and deleted when nothing shows them. */
export function ImageList() {
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<Asset | null>(null)
  const pages = useContractPages(listFilesCall, { query: { ...(search && { search }) } })
  const assets = pages.data?.pages.flatMap((page) => page.assets) ?? []
  const client = useQueryClient()
  const { uploads, add, dismiss } = useUploads(upload, () =>
    client.invalidateQueries({ queryKey: keyOf(listFilesCall) }),
  )
  const waiting = uploads.filter(({ refusal }) => refusal === null)
  useNoStrayDrops()
  const area = useDropArea(add)
  const button = (
    <FileButton accept={pictureTypes.join(',')} multiple onChange={add}>
      {(props) => (
        <Button {...props} leftSection={<ImagePlus size={16} aria-hidden />}>
          Upload images
        </Button>
      )}
    </FileButton>
  )
  const isEmpty = !pages.isPending && !pages.error && assets.length === 0
  const hasNone = isEmpty && search === ''
  return (
    <div {...area} className={classes.area}>
      <Page
        title="Images"
        lead="All images of your site. Drop files anywhere on this page to upload them."
        actions={hasNone ? undefined : button}
      >
        {!hasNone && <SearchField label="Search by file name" value={search} onChange={setSearch} />}
        {uploads
          .filter(({ refusal }) => refusal !== null)
          .map(({ key, name, refusal }) => (
            <Alert
              key={key}
              mt="md"
              color="danger"
              title={name}
              withCloseButton
              closeButtonLabel="Dismiss"
              onClose={() => dismiss(key)}
            >
              {refusal}
            </Alert>
          ))}
        {waiting.length > 0 && (
          <p className={classes.waiting} role="status">
            <Loader size={14} /> Uploading {waiting.length === 1 ? waiting[0]!.name : `${waiting.length} images`}…
          </p>
        )}
        {pages.error && assets.length === 0 ? (
          <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
        ) : pages.isPending ? (
          <Skeleton height={320} mt="md" radius="md" />
        ) : hasNone ? (
          <EmptyState title="No images yet" icon={Images} action={button}>
            Images that you upload here, or on a page or product, can be used anywhere on the site.
          </EmptyState>
        ) : isEmpty ? (
          <p className={classes.none}>No images match.</p>
        ) : (
          <ul className={classes.images} aria-label="Images">
            {assets.map((asset) => (
              <li key={asset.id}>
                <UnstyledButton className={classes.image} onClick={() => setOpen(asset)}>
                  <img src={`${asset.assetUrl}?format=300w`} alt="" loading="lazy" />
                  <span>{asset.filename}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
        <ShowMore pages={pages} />
      </Page>
      <ImageDialog key={open?.id} asset={open} close={() => setOpen(null)} />
    </div>
  )
}
