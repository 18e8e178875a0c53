import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { getImportCall, listImportPicturesCall, retryImportPicturesCall } from '#shared/imports/api.ts'
import { hasPosts } from '#shared/imports/formats.ts'
import type { Import } from '#shared/imports/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf, useContractPages } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { shortUrl } from './import-words.ts'
import classes from './imports.module.css'

/** Pictures that could not be fetched. Their products are imported; the pictures can be retried. */
export function ImportPictures({ one }: { readonly one: Import }) {
  if (one.pictures.failed === 0) return null
  return <Failed one={one} />
}

const SHOWN_AT_FIRST = 5

function Failed({ one }: { readonly one: Import }) {
  const client = useQueryClient()
  const input = { parameters: { importId: one.id } }
  const pages = useContractPages(listImportPicturesCall, { ...input, query: { state: 'failed' } })
  const canWrite = useMay()('products.write')
  const retry = useContractMutation(retryImportPicturesCall, {
    outdates: [listImportPicturesCall],
    onDone: (reply) => client.setQueryData(keyOf(getImportCall, input), reply),
  })
  const all = pages.data?.pages.flatMap((page) => page.pictures) ?? []
  // The products are below: a shop without any picture must not push them off the screen.
  const [isWhole, setWhole] = useState(false)
  const pictures = isWhole ? all : all.slice(0, SHOWN_AT_FIRST)
  return (
    <Panel
      title={`${countInWords(one.pictures.failed, 'files')} couldn’t be added`}
      isFlush
      lead={
        hasPosts(one.format)
          ? 'Their posts and pages are imported. Try again, or add them yourself.'
          : 'Their products are imported. Try again, or add them yourself.'
      }
      aside={
        canWrite && (
          <Button size="compact-sm" variant="default" loading={retry.isPending} onClick={() => retry.mutate(input)}>
            Try again
          </Button>
        )
      }
    >
      <ul className={classes.rows}>
        {pictures.map(({ id, productId, productTitle, place, url, sentence }) => (
          <li key={id} className={classes.row}>
            {hasPosts(one.format) || place === 'page' || place === 'category' ? (
              <span className={classes.importName}>{productTitle}</span>
            ) : (
              <Link className={classes.importName} to={`/products/${productId}`}>
                {productTitle}
              </Link>
            )}
            {place !== 'file' && !sentence.includes(url) && <span className={classes.facts}>{shortUrl(url)}</span>}
            <div className={classes.problem} data-severity="warning" title={url}>
              {sentence.replace(url, shortUrl(url))}
            </div>
          </li>
        ))}
      </ul>
      {isWhole || all.length <= SHOWN_AT_FIRST ? (
        <ShowMore pages={pages} />
      ) : (
        <Button variant="default" mx="var(--panel-inline)" my="sm" onClick={() => setWhole(true)}>
          Show all {countInWords(one.pictures.failed, 'files')}
        </Button>
      )}
    </Panel>
  )
}
