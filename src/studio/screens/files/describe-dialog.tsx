import { Button, Group, Kbd, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { undoBatchCall } from '#shared/changes/schema.ts'
import { describeFileCall } from '#shared/files/library-api.ts'
import { type Asset, listFilesCall } from '#shared/files/schema.ts'
import { limits } from '#shared/limits.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { troubleTitles } from '#studio/kit/trouble-titles.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf, useContractPages } from '#studio/kit/use-contract-query.ts'
import classes from './images.module.css'

interface DescribeDialogProps {
  readonly isOpen: boolean
  /** Null for all images. */
  readonly folderId: string | null
  readonly close: () => void
}

/** Goes through the images that nobody has described: an alt text, Enter, the next image. */
export function DescribeDialog({ isOpen, folderId, close }: DescribeDialogProps) {
  const client = useQueryClient()
  // The list stays as it was while it is gone through, and is read again afterwards.
  const leave = () => {
    close()
    void client.invalidateQueries({ queryKey: keyOf(listFilesCall) })
  }
  return (
    <Modal opened={isOpen} onClose={leave} title="Add alt text" size="xl">
      {isOpen && <Flow folderId={folderId} close={leave} />}
    </Modal>
  )
}

interface Saved {
  readonly asset: Asset
  readonly altText: string
  readonly batchId: string
}

/** The image that is described now, and what was saved before it. */
function useDescribing(assets: readonly Asset[]) {
  const [index, setIndex] = useState(0)
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const form = useForm({ initialValues: { altText: '' } })
  const asset = assets[index]

  const goTo = (at: number) => {
    setIndex(at)
    form.setValues({ altText: saved.find((one) => one.asset.id === assets[at]?.id)?.altText ?? '' })
  }
  const describe = useContractMutation(describeFileCall, {
    isSingle: true,
    onDone: ({ batchId }, { body: { altText = '' }, parameters: { assetId } }) => {
      const described = assets.find(({ id }) => id === assetId)!
      const others = saved.filter((one) => one.asset.id !== assetId)
      if (batchId) setSaved([...others, { asset: described, altText, batchId }])
      // While it was saved, someone may have gone on.
      if (asset === described) goTo(index + 1)
    },
  })
  const undo = useContractMutation(undoBatchCall, {
    isSingle: true,
    onDone: (_, { parameters: { batchId } }) => {
      const undone = saved.find((one) => one.batchId === batchId)!
      setSaved(saved.filter((one) => one !== undone))
      setIndex(assets.findIndex(({ id }) => id === undone.asset.id))
      form.setValues({ altText: '' })
    },
  })
  const save = form.onSubmit(({ altText }) => {
    const text = altText.trim()
    if (!asset) return
    if (text === '') goTo(index + 1)
    else describe.mutate({ parameters: { assetId: asset.id }, body: { altText: text } })
  })
  return { ...{ index, asset, saved, form, goTo, save }, isSaving: describe.isPending, undo: undo.mutate }
}
type Describing = ReturnType<typeof useDescribing>

function Flow({ folderId, close }: Pick<DescribeDialogProps, 'folderId' | 'close'>) {
  const pages = useContractPages(listFilesCall, {
    query: { show: 'without-alt-text', ...(folderId && { folder: folderId }) },
  })
  const assets = pages.data?.pages.flatMap((page) => page.assets) ?? []
  const describing = useDescribing(assets)
  const { index, asset, saved, undo } = describing
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  useEffect(() => {
    if (index >= assets.length - 2 && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [index, assets.length, hasNextPage, isFetchingNextPage, fetchNextPage])

  if (pages.error && !pages.data)
    return <ErrorState title={troubleTitles.results} error={pages.error} onRetry={() => pages.refetch()} />
  if (pages.isPending || (!asset && hasNextPage)) return <Skeleton height={320} radius="md" />
  const progress = <Progress saved={saved} undo={(batchId) => undo({ parameters: { batchId } })} />
  if (asset)
    return (
      <Stack gap="sm">
        <DescribeImage {...describing} asset={asset} next={assets[index + 1]} />
        {progress}
      </Stack>
    )
  return (
    <Stack>
      <Text>
        {assets.length === 0 ? 'All images have an alt text.' : 'That was the last image without an alt text.'}
      </Text>
      {assets.length > 0 && progress}
      <Group justify="flex-end">
        <Button onClick={close}>Done</Button>
      </Group>
    </Stack>
  )
}

interface DescribeImageProps extends Describing {
  readonly asset: Asset
  readonly next: Asset | undefined
}

/** An image with the field for its alt text. Enter saves, Shift and Enter go back. */
function DescribeImage({ asset, next, index, form, isSaving, goTo, save }: DescribeImageProps) {
  const { altText } = form.values
  const field = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each image gets the focus once
  useEffect(() => field.current?.focus(), [asset.id])
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    if (event.shiftKey) goTo(Math.max(0, index - 1))
    else event.currentTarget.form?.requestSubmit()
  }
  return (
    <form noValidate onSubmit={save}>
      <Stack gap="sm">
        <img key={asset.id} className={classes.large} src={`${asset.assetUrl}?format=1000w`} alt={asset.filename} />
        {next && <link rel="prefetch" as="image" href={`${next.assetUrl}?format=1000w`} />}
        <Textarea
          key={`alt text of ${asset.id}`}
          ref={field}
          label={`Alt text of ${asset.filename}`}
          description="Describe what the image shows, in one sentence."
          value={altText}
          maxLength={limits.altText}
          autosize
          minRows={2}
          data-autofocus
          onChange={(event) => form.setValues({ altText: event.currentTarget.value.replace(/[\r\n]+/g, ' ') })}
          onKeyDown={onKeyDown}
        />
        <Group justify="space-between" gap="xs">
          <Text size="xs" c="dimmed" visibleFrom="sm">
            <Kbd size="xs">Enter</Kbd> saves and goes on, <Kbd size="xs">Shift Enter</Kbd> goes back. Without text,
            Enter skips the image.
          </Text>
          <Group gap="xs" ml="auto">
            <Button variant="default" disabled={index === 0} onClick={() => goTo(index - 1)}>
              Back
            </Button>
            <Button variant="default" onClick={() => goTo(index + 1)}>
              Skip
            </Button>
            <Button type="submit" loading={isSaving} disabled={altText.trim() === ''}>
              Save and next
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  )
}

/** What was saved, with the undo of the last. */
function Progress({ saved, undo }: { readonly saved: readonly Saved[]; readonly undo: (batchId: string) => void }) {
  const last = saved.at(-1)
  return (
    <Group justify="space-between" gap="xs" mih={30}>
      <Text size="sm" c="dimmed" role="status">
        {last ? `Alt text of ${last.asset.filename} saved. ${saved.length} done.` : 'Nothing saved yet.'}
      </Text>
      {last && (
        <Button size="compact-sm" variant="light" onClick={() => undo(last.batchId)}>
          Undo
        </Button>
      )}
    </Group>
  )
}
