import { Skeleton, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { type Asset, listFilesCall } from '#shared/files/schema.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import classes from './pictures.module.css'

interface FileLibraryProps {
  readonly isOpen: boolean
  readonly close: () => void
  readonly onChosen: (asset: Asset) => void
}

/** The pictures that the site already has. */
export function FileLibrary({ isOpen, close, onChosen }: FileLibraryProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Choose from library" size="xl">
      {isOpen && (
        <Choose
          onChosen={(asset) => {
            onChosen(asset)
            close()
          }}
        />
      )}
    </Modal>
  )
}

function Choose({ onChosen }: Pick<FileLibraryProps, 'onChosen'>) {
  const [search, setSearch] = useState('')
  const pages = useContractPages(listFilesCall, { query: { ...(search && { search }) } })
  const assets = pages.data?.pages.flatMap((page) => page.assets) ?? []
  return (
    <>
      <SearchField label="Search by file name" value={search} onChange={setSearch} />
      {pages.error && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : pages.isPending ? (
        <Skeleton height={280} mt="md" radius="md" />
      ) : assets.length === 0 ? (
        <Text c="dimmed" py="xl" ta="center">
          {search ? 'No images match.' : 'No images yet.'}
        </Text>
      ) : (
        <ul className={classes.choices}>
          {assets.map((asset) => (
            <li key={asset.id}>
              <UnstyledButton className={classes.choice} onClick={() => onChosen(asset)} title={asset.filename}>
                <img
                  className={classes.image}
                  src={`${asset.assetUrl}?format=300w`}
                  alt={asset.filename}
                  loading="lazy"
                />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <ShowMore pages={pages} />
    </>
  )
}
