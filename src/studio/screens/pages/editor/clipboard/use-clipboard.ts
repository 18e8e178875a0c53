import { useEffect, useEffectEvent } from 'react'
import type { NewBlock } from '#shared/pages/build-content.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { kindOfBlock } from '#studio/canvas/name-of-block.ts'
import type { CanvasHost, PastedData } from '#studio/canvas/protocol.ts'
import { isTyping } from '#studio/kit/shortcuts.ts'
import { newBlock } from '../change-blocks.ts'
import { type Commands, nameOf } from '../commands.ts'
import type { Editing } from '../use-editing.ts'
import { type Read, readClipboard, textBlock } from './read-clipboard.ts'
import { markdownToHtml } from './read-markdown.ts'
import { uploadImage } from './upload-image.ts'
import { writeClipboard, writeSection } from './write-clipboard.ts'

/** Copy, cut and paste of blocks and sections, in the canvas and beside it. */
export function useClipboard(
  { content, selection, sectionId, blocks, announce }: Editing,
  commands: Commands,
): Pick<CanvasHost, 'copied' | 'pasted'> {
  const clipboard = {
    copied(isCut: boolean) {
      if (blocks.length === 0 && sectionId !== null) {
        const section = writeSection(content, sectionId, location.origin)
        if (isCut) commands.removeSection()
        announce(`${isCut ? 'Cut' : 'Copied'} section`)
        return section
      }
      if (blocks.length === 0) return null
      const copied = writeClipboard(content, selection, location.origin)
      if (isCut) commands.remove()
      announce(`${isCut ? 'Cut' : 'Copied'} ${nameOf(blocks)}`)
      return copied
    },
    pasted(data: PastedData) {
      take(readClipboard(data, location.origin))
    },
  }
  function take(read: Read): void {
    if (read.kind === 'nothing') announce('The clipboard has nothing that a page can show.')
    else if (read.kind === 'images') void addImages(read.files)
    else if (read.kind === 'markdown') void markdownToHtml(read.text).then((html) => take(textBlock(html)))
    else if (read.kind === 'new') add(read.block)
    else if (read.kind === 'section') {
      if (commands.pasteSection(read.section, read.blocks)) announce(['Pasted section.', ...leftOut(read)].join(' '))
    } else {
      const isDone = read.blocks.length > 0 && commands.insert(read.blocks, `Paste ${nameOf(read.blocks)}`)
      const words = isDone ? [`Pasted ${nameOf(read.blocks)}.`] : []
      words.push(...leftOut(read))
      if (words.length > 0) announce(words.join(' '))
    }
  }
  function add(block: Pick<NewBlock, 'type' | 'settings'>): void {
    const kind = kindOfBlock(block).toLowerCase()
    if (commands.insert([newBlock(block)], `Paste ${kind}`)) announce(`Pasted ${kind}.`)
  }
  async function addImages(files: readonly File[]): Promise<void> {
    for (const file of files) {
      const asset = await uploadImage(file)
      if (!asset) continue
      const { id, assetUrl, width, height, colorData, altText, focalPoint } = asset
      const picture = { id, assetUrl, width, height, colorData, altText, focalPoint }
      add({ type: 'image', settings: { ...factsOf('image').first, picture } })
    }
  }

  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    const data = event.clipboardData
    if (!data || event.defaultPrevented || isTyping(event.target) || isSelectingText()) return
    if (event.type === 'paste') {
      event.preventDefault()
      clipboard.pasted({ html: data.getData('text/html'), text: data.getData('text/plain'), files: [...data.files] })
      return
    }
    const copied = clipboard.copied(event.type === 'cut')
    if (!copied) return
    event.preventDefault()
    data.setData('text/html', copied.html)
    data.setData('text/plain', copied.text)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => onClipboard(event)
    const kinds = ['copy', 'cut', 'paste'] as const
    for (const kind of kinds) document.addEventListener(kind, listener)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listener)
    }
  }, [])
  return clipboard
}

const leftOut = (read: { readonly leftOut: number }): string[] =>
  read.leftOut > 0 ? [`Left out, because they belong to another site: ${read.leftOut}.`] : []

/** Words that are selected beside the canvas are copied as words. */
const isSelectingText = () => document.getSelection()?.type === 'Range'
