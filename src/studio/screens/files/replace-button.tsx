import { Alert, Button, FileButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#shared/failures.ts'
import { replaceFileCall } from '#shared/files/library-api.ts'
import { pictureTypes, uploadLimits } from '#shared/files/limits.ts'
import { uploadHint } from '#shared/files/messages.ts'
import { type Asset, listFilesCall } from '#shared/files/schema.ts'
import { uploadTo } from '#shared/files/send-file.ts'
import { uploadTitle } from '#shared/files/upload-titles.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { handleFailure } from '#studio/session/session-end.ts'
import classes from './images.module.css'

interface ReplaceButtonProps {
  readonly asset: Asset
  readonly onReplaced: (asset: Asset) => void
}

/** Puts another picture in the place of an image, wherever it is used. */
export function ReplaceButton({ asset, onReplaced }: ReplaceButtonProps) {
  const client = useQueryClient()
  const sayUndo = useUndoNotice()
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly sentence: string } | null>(null)

  async function replace(file: File) {
    setRefusal(null)
    setShare(0)
    const sent = await uploadTo(replaceFileCall, file, uploadLimits.bytes, {
      onProgress: setShare,
      input: { parameters: { assetId: asset.id } },
    })
    setShare(null)
    if (!sent.ok) {
      handleFailure(sent.failure)
      setRefusal({ code: sent.failure.code, sentence: sentenceOf(sent.failure) })
      return
    }
    void client.invalidateQueries({ queryKey: keyOf(listFilesCall) })
    onReplaced(sent.value.asset)
    sayUndo(
      sent.value.batchId ? 'Image replaced everywhere it is used.' : 'This is the same image.',
      sent.value.batchId,
    )
  }

  return (
    <>
      <FileButton accept={pictureTypes.join(',')} onChange={(file) => file && void replace(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<ImageUp size={16} aria-hidden />}
            disabled={share !== null}
            title={uploadHint}
          >
            {share === null ? 'Replace image' : `Replacing… ${Math.round(share * 100)}%`}
          </Button>
        )}
      </FileButton>
      {refusal && (
        <Alert
          className={classes.refusal}
          color="danger"
          title={uploadTitle(refusal.code)}
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={() => setRefusal(null)}
        >
          {refusal.sentence}
        </Alert>
      )}
    </>
  )
}
