import { type Block, htmlOfBlock, picturesOfBlocks, wordsOfBlock } from '#shared/pages/blocks/blocks.ts'
import { blocksOf, type PageContent } from '#shared/pages/content.ts'
import type { CopiedData } from '#studio/canvas/protocol.ts'

/** Blocks for the clipboard: as HTML that other programs read, with the blocks themselves in an attribute. */
export function writeClipboard(content: PageContent, ids: readonly string[], origin: string): CopiedData {
  return written(
    blocksOf(content).filter(({ id }) => ids.includes(id)),
    { origin },
  )
}

/** A section with its blocks, or the place of a shared one, for the clipboard. */
export function writeSection(content: PageContent, sectionId: string, origin: string): CopiedData {
  const blocks = blocksOf(content).filter((block) => block.sectionId === sectionId)
  return written(blocks, { origin, section: content.sections[sectionId] })
}

function written(blocks: readonly Block[], from: { readonly origin: string; readonly section?: unknown }): CopiedData {
  const { origin } = from
  const data = escapeHtml(JSON.stringify({ ...from, blocks }))
  const html = blocks.map((block) => readable(block, origin)).join('\n')
  return {
    html: `<div data-vitrine="${data}">${html}</div>`,
    text: blocks.map(plainText).filter(Boolean).join('\n\n'),
  }
}

function readable(block: Block, origin: string): string {
  const pictures = picturesOfBlocks([block]).map(
    ({ assetUrl, altText }) => `<img src="${escapeHtml(new URL(assetUrl, origin).href)}" alt="${escapeHtml(altText)}">`,
  )
  const words = wordsOfBlock(block).trim()
  const href = 'href' in block.settings && block.settings.href ? new URL(block.settings.href, origin).href : null
  const line = words === '' || pictures.length > 0 ? [] : [`<p>${linked(escapeHtml(words), href)}</p>`]
  return [...pictures, ...htmlOfBlock(block), ...line].join('')
}

const linked = (words: string, href: string | null) =>
  href === null ? words : `<a href="${escapeHtml(href)}">${words}</a>`

const plainText = (block: Block): string =>
  [...htmlOfBlock(block).map(textOf), wordsOfBlock(block).trim()].filter(Boolean).join('\n')

function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('p,h1,h2,h3,h4,h5,h6,li,br')) line.append('\n')
  return (body.textContent ?? '').trim()
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
