import { Alert, Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { describeFileCall } from '#shared/files/library-api.ts'
import { uploadLimits } from '#shared/files/limits.ts'
import { type Asset, listFilesCall, renameFileCall } from '#shared/files/schema.ts'
import { RENAME_TITLE } from '#shared/files/upload-titles.ts'
import { limits } from '#shared/limits.ts'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import classes from './images.module.css'
import { FocalPoint } from './pictures/focal-point.tsx'

interface ImageDetailsProps {
  readonly asset: Asset
  readonly onSaved: (asset: Asset) => void
}

const outdates = [listFilesCall]

/** The name of an image, its alt text and its focal point, saved together. */
export function ImageDetails({ asset, onSaved }: ImageDetailsProps) {
  const [filename, setFilename] = useState(asset.filename)
  const [altText, setAltText] = useState(asset.altText)
  const [focalPoint, setFocalPoint] = useState(asset.focalPoint)
  const [nameRefusal, setNameRefusal] = useState<string | null>(null)
  const sayUndo = useUndoNotice()
  const describe = useContractMutation(describeFileCall, { outdates })
  const rename = useContractMutation(renameFileCall, {
    outdates,
    onRefused: (error) => setNameRefusal(wordsFor(error)),
  })
  const parameters = { assetId: asset.id }
  const isRenamed = filename.trim() !== asset.filename
  const isDescribed =
    altText.trim() !== asset.altText || focalPoint.x !== asset.focalPoint.x || focalPoint.y !== asset.focalPoint.y

  async function save() {
    setNameRefusal(null)
    if (filename.trim() === '') return setNameRefusal('Please enter a file name')
    const batches: (string | null)[] = []
    try {
      if (isDescribed) {
        const saved = await describe.mutateAsync({ parameters, body: { altText: altText.trim(), focalPoint } })
        batches.push(saved.batchId)
        onSaved(saved.asset)
      }
      if (isRenamed) {
        const saved = await rename.mutateAsync({ parameters, body: { filename: filename.trim() } })
        batches.push(saved.batchId)
        onSaved(saved.asset)
      }
    } catch {
      // The reason is shown already; what was saved before it can be undone.
    }
    if (batches.length > 0) sayUndo('Image saved.', ...batches)
  }

  return (
    <form
      className={classes.details}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div>
        <FocalPoint picture={{ ...asset, altText, focalPoint }} onChange={setFocalPoint} />
        <Text size="xs" c="dimmed" mt={6}>
          Click the image to set the focal point: the part that stays visible when it is cropped.
        </Text>
      </div>
      <div className={classes.fields}>
        <Textarea
          label="Alt text"
          description="Describe the image for people who can’t see it and for search engines. Used wherever the image has no alt text of its own."
          placeholder="A blue and white mug with a bare clay foot, seen from the side"
          value={altText}
          maxLength={limits.altText}
          autosize
          minRows={3}
          onChange={(event) => setAltText(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
        />
        <Text size="xs" c="dimmed" ta="end" className="tabular">
          {altText.length} / {limits.altText}
        </Text>
        <TextInput
          label="File name"
          description="Part of the image’s URL. Old URLs redirect to the new one."
          value={filename}
          maxLength={uploadLimits.filename}
          autoComplete="off"
          onChange={(event) => setFilename(event.currentTarget.value)}
        />
        {nameRefusal && (
          <Alert color="danger" title={RENAME_TITLE} role="alert">
            {nameRefusal}
          </Alert>
        )}
        <Group justify="flex-end" mt="auto">
          <Button type="submit" disabled={!isRenamed && !isDescribed} loading={describe.isPending || rename.isPending}>
            Save
          </Button>
        </Group>
      </div>
    </form>
  )
}
