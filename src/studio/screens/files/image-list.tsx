import { Button, Checkbox, FileButton, Group, Skeleton, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ImagePlus, Images, Text as TextIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listFoldersCall } from '#shared/files/library-api.ts'
import { pictureTypes } from '#shared/files/limits.ts'
import { uploadHint } from '#shared/files/messages.ts'
import { type Asset, listFilesCall } from '#shared/files/schema.ts'
import { upload } from '#shared/files/upload.ts'
import { useDropArea, useNoStrayDrops } from '#studio/kit/file-drops.ts'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { Filters } from '#studio/kit/filters.tsx'
import { Page } from '#studio/kit/page.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { EmptyState, ErrorState } from '#studio/kit/states.tsx'
import { troubleTitles } from '#studio/kit/trouble-titles.ts'
import { keyOf, useContractPages, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { useSelection } from '#studio/kit/use-selection.ts'
import { DescribeDialog } from './describe-dialog.tsx'
import { FolderControls } from './folder-controls.tsx'
import { ImageDialog } from './image-dialog.tsx'
import classes from './images.module.css'
import { MoveBar } from './move-bar.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploads } from './use-uploads.ts'

const known = { search: 'text', folder: 'text', show: ['unused', 'without-alt-text'] } as const
const shows = [
  { value: 'unused', label: 'Unused' },
  { value: 'without-alt-text', label: 'Without alt text' },
]

/** The images of the site, newest first: uploaded, found, put in folders, described, replaced and deleted. */
export function ImageList() {
  const { values, change, isNarrowed } = useFilters(known)
  const { search, show, folder: folderId } = values
  // The dialog stays open when its image no longer matches the filters.
  const [open, setOpen] = useState<Asset | null>(null)
  const [isDescribing, setDescribing] = useState(false)
  const folders = useContractQuery(listFoldersCall, {}).data?.folders ?? []
  const folder = folders.find(({ id }) => id === folderId) ?? null
  const pages = useContractPages(listFilesCall, {
    query: { ...(search && { search }), ...(show && { show }), ...(folderId && { folder: folderId }) },
  })
  const assets = pages.data?.pages.flatMap((page) => page.assets) ?? []
  const { hasNextPage, isFetching, fetchNextPage } = pages
  // A search reads a limited number of images at a time: it goes on until there is something to show.
  const isSearching = assets.length === 0 && hasNextPage
  useEffect(() => {
    if (isSearching && !isFetching) void fetchNextPage()
  }, [isSearching, isFetching, fetchNextPage])
  const selection = useSelection(assets.map(({ id }) => id))
  const client = useQueryClient()
  const { uploads, add, cancel, dismiss } = useUploads(
    (file: File, options: Parameters<typeof upload>[1]) =>
      upload(file, { ...options, ...(folder && { input: { query: { folder: folder.id } } }) }),
    () => client.invalidateQueries({ queryKey: keyOf(listFilesCall) }),
  )
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
  const isEmpty = !pages.isPending && !pages.error && assets.length === 0 && !isSearching
  const hasNone = isEmpty && !isNarrowed
  return (
    <div {...area} className={classes.area}>
      <Page
        title="Images"
        lead={`All images of your site. Drop files anywhere on this page to upload them: ${uploadHint} each.`}
        actions={
          hasNone ? undefined : (
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<TextIcon size={16} aria-hidden />}
                onClick={() => setDescribing(true)}
              >
                Add alt text
              </Button>
              {button}
            </Group>
          )
        }
      >
        {!hasNone && (
          <Filters isNarrowed={isNarrowed}>
            <SearchField
              label="Search by file name or alt text"
              value={search ?? ''}
              onChange={(text) => change({ search: text })}
            />
            <FilterSelect
              label="Show"
              anyLabel="Show all"
              width={180}
              value={show}
              choices={shows}
              onChange={(value) => change({ show: value })}
            />
            <FolderControls folders={folders} folder={folder} open={(id) => change({ folder: id })} />
          </Filters>
        )}
        <UploadList uploads={uploads} onCancel={cancel} onDismiss={dismiss} />
        {pages.error && assets.length === 0 ? (
          <ErrorState title={troubleTitles.results} error={pages.error} onRetry={() => pages.refetch()} />
        ) : pages.isPending || isSearching ? (
          <Skeleton height={320} mt="md" radius="md" />
        ) : hasNone ? (
          <EmptyState title="No images yet" icon={Images} action={button}>
            Images that you upload here, or on a page or product, can be used anywhere on the site.
          </EmptyState>
        ) : isEmpty ? (
          <p className={classes.none}>{search || show ? 'No images match.' : 'This folder is empty.'}</p>
        ) : (
          <ul className={classes.images} aria-label="Images">
            {assets.map((asset) => (
              <li key={asset.id} className={classes.tile} data-selected={selection.has(asset.id) || undefined}>
                <UnstyledButton className={classes.image} onClick={() => setOpen(asset)}>
                  <img
                    src={`${asset.assetUrl}?format=300w`}
                    alt=""
                    loading="lazy"
                    style={{ objectPosition: `${asset.focalPoint.x * 100}% ${asset.focalPoint.y * 100}%` }}
                  />
                  <span>{asset.filename}</span>
                </UnstyledButton>
                <Checkbox
                  className={classes.tick}
                  aria-label={`Select ${asset.filename}`}
                  checked={selection.has(asset.id)}
                  onClick={(event) => selection.toggle(asset.id, event.shiftKey)}
                  onChange={() => {}}
                />
                {asset.altText === '' && <span className={classes.mark}>No alt text</span>}
              </li>
            ))}
          </ul>
        )}
        {!isSearching && <ShowMore pages={pages} />}
      </Page>
      <MoveBar selection={selection} folders={folders} />
      <ImageDialog key={open?.id} asset={open} folders={folders} close={() => setOpen(null)} />
      <DescribeDialog isOpen={isDescribing} folderId={folderId ?? null} close={() => setDescribing(false)} />
    </div>
  )
}
