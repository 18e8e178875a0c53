import { Button, Group, Kbd, Skeleton, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { undoBatchCall } from '#shared/changes/schema.ts'
import { describeFileCall } from '#shared/files/library-api.ts'
import { type Asset, listFilesCall } from '#shared/files/schema.ts'
import { limits } from '#shared/limits.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showRefusal } from '#studio/kit/notices.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { troubleTitles } from '#studio/kit/trouble-titles.ts'
import { ask, keyOf, useContractPages } from '#studio/kit/use-contract-query.ts'
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

function Flow({ folderId, close }: Pick<DescribeDialogProps, 'folderId' | 'close'>) {
  const pages = useContractPages(listFilesCall, {
    query: { show: 'without-alt-text', ...(folderId && { folder: folderId }) },
  })
  const [index, setIndex] = useState(0)
  const [altText, setAltText] = useState('')
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const assets = pages.data?.pages.flatMap((page) => page.assets) ?? []
  const asset = assets[index]
  const next = assets[index + 1]
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  useEffect(() => {
    if (index >= assets.length - 2 && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [index, assets.length, hasNextPage, isFetchingNextPage, fetchNextPage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each image gets the focus once
  useEffect(() => field.current?.focus(), [asset?.id])

  const goTo = (at: number) => {
    setIndex(at)
    setAltText(saved.find((one) => one.asset.id === assets[at]?.id)?.altText ?? '')
  }
  async function save() {
    const text = altText.trim()
    if (!asset || isSaving) return
    if (text === '') return goTo(index + 1)
    setSaving(true)
    try {
      const { batchId } = await ask(describeFileCall, {
        parameters: { assetId: asset.id },
        body: { altText: text },
      })
      if (batchId) setSaved([...saved.filter((one) => one.asset.id !== asset.id), { asset, altText: text, batchId }])
      goTo(index + 1)
    } catch (error) {
      showRefusal(error)
    }
    setSaving(false)
  }
  async function takeBack({ asset: described, batchId }: Saved) {
    try {
      await ask(undoBatchCall, { parameters: { batchId } })
      setSaved(saved.filter((one) => one.batchId !== batchId))
      setIndex(assets.findIndex(({ id }) => id === described.id))
      setAltText('')
    } catch (error) {
      showRefusal(error)
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (event.shiftKey) goTo(Math.max(0, index - 1))
      else void save()
    }
  }

  if (pages.error && !pages.data)
    return <ErrorState title={troubleTitles.results} error={pages.error} onRetry={() => pages.refetch()} />
  if (pages.isPending || (!asset && hasNextPage)) return <Skeleton height={320} radius="md" />
  const last = saved.at(-1)
  const progress = (
    <Group justify="space-between" gap="xs" mih={30}>
      <Text size="sm" c="dimmed" role="status">
        {last ? `Alt text of ${last.asset.filename} saved. ${saved.length} done.` : 'Nothing saved yet.'}
      </Text>
      {last && (
        <Button size="compact-sm" variant="light" onClick={() => void takeBack(last)}>
          Undo
        </Button>
      )}
    </Group>
  )
  if (!asset)
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
  return (
    <Stack gap="sm">
      <img key={asset.id} className={classes.large} src={`${asset.assetUrl}?format=1000w`} alt={asset.filename} />
      {next && <link rel="prefetch" as="image" href={`${next.assetUrl}?format=1000w`} />}
      <Textarea
        ref={field}
        label={`Alt text of ${asset.filename}`}
        description="Describe what the image shows, in one sentence."
        value={altText}
        maxLength={limits.altText}
        autosize
        minRows={2}
        data-autofocus
        onChange={(event) => setAltText(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={onKeyDown}
      />
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed" visibleFrom="sm">
          <Kbd size="xs">Enter</Kbd> saves and goes on, <Kbd size="xs">Shift Enter</Kbd> goes back. Without text, Enter
          skips the image.
        </Text>
        <Group gap="xs" ml="auto">
          <Button variant="default" disabled={index === 0} onClick={() => goTo(index - 1)}>
            Back
          </Button>
          <Button variant="default" onClick={() => goTo(index + 1)}>
            Skip
          </Button>
          <Button loading={isSaving} disabled={altText.trim() === ''} onClick={() => void save()}>
            Save and next
          </Button>
        </Group>
      </Group>
      {progress}
    </Stack>
  )
}
