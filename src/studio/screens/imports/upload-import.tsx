import '@mantine/dropzone/styles.layer.css'
import { Select, SimpleGrid, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { sentenceOf } from '#shared/failures.ts'
import { formatSizeLimit } from '#shared/files/file-size.ts'
import { listImportsCall } from '#shared/imports/api.ts'
import type { UnitSystem } from '#shared/imports/formats.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { upload } from '#shared/imports/upload.ts'
import { RefusalNotice } from '#studio/kit/refusal-alert.tsx'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import { handleFailure } from '#studio/session/session-end.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { ChooseBlog } from './choose-blog.tsx'
import classes from './imports.module.css'

const IMPERIAL = new Set(['US', 'LR', 'MM'])

/** The dropzone for a file. Its limits are shown before a file is chosen. */
export function UploadImport() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { country } = useStaff().website
  const mayWritePosts = useMay()('pages.write')
  const stores = useContractQuery(listCollectionsCall, {}).data?.collections ?? []
  const [collectionId, setCollectionId] = useState<string | null>(null)
  const [blogId, setBlogId] = useState<string | null>(null)
  const [units, setUnits] = useState<UnitSystem>(IMPERIAL.has(country) ? 'imperial' : 'metric')
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function send(file: File | undefined) {
    if (!file) return
    setSending(true)
    setRefusal(null)
    const result = await upload(file, { ...(collectionId && { collectionId }), ...(blogId && { blogId }), units })
    setSending(false)
    if (!result.ok) {
      handleFailure(result.failure)
      return setRefusal(sentenceOf(result.failure))
    }
    void client.invalidateQueries({ queryKey: keyOf(listImportsCall) })
    await navigate(`/imports/${result.value.import.id}`)
  }

  return (
    <div className={classes.upload}>
      {refusal && <RefusalNotice onClose={() => setRefusal(null)}>{refusal}</RefusalNotice>}
      <Dropzone
        className={classes.drop}
        loading={isSending}
        multiple={false}
        // Browsers name CSV files differently on each system, so the content decides.
        onDrop={([file]) => send(file)}
        aria-label="Choose a file"
        inputProps={{ 'aria-label': 'Choose a file' }}
      >
        <div className={classes.dropWords}>
          <FileUp size={24} strokeWidth={1.5} aria-hidden />
          <span>Drop a file here, or click to choose one</span>
          <Text span size="xs" c="dimmed">
            Product export from Squarespace, Shopify or WooCommerce: CSV, up to {formatSizeLimit(importLimits.bytes)}
          </Text>
          <Text span size="xs" c="dimmed">
            Posts and pages from WordPress or Squarespace: XML, up to {formatSizeLimit(importLimits.postBytes)}
          </Text>
          <Text span size="xs" c="dimmed">
            Export from another Vitrine site: ZIP or CSV, up to {formatSizeLimit(importLimits.ownBytes)}
          </Text>
        </div>
      </Dropzone>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {stores.length > 1 && (
          <Select
            label="Store page"
            description="For products whose store page the file doesn’t name."
            data={stores.map(({ id, title }) => ({ value: id, label: title }))}
            value={collectionId ?? stores[0]!.id}
            onChange={setCollectionId}
          />
        )}
        {mayWritePosts && <ChooseBlog blogId={blogId} setBlogId={setBlogId} />}
        <Select
          label="Weight and size units"
          description="Used only if the file doesn’t name its units."
          data={[
            { value: 'imperial', label: 'Pounds and inches' },
            { value: 'metric', label: 'Kilograms and centimeters' },
          ]}
          value={units}
          onChange={(value) => value && setUnits(value as UnitSystem)}
        />
      </SimpleGrid>
    </div>
  )
}
