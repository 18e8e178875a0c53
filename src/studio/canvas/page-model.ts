import { type Block, isEmptyBlock } from '#shared/pages/blocks/blocks.ts'
import { sectionsOf } from '#shared/pages/content.ts'
import { overlayOf } from '#shared/pages/section-overlay.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import type { BlockModel, OwnModels } from '#storefront/blocks/model.ts'
import type { PageModel, PlacedBlock } from '#storefront/screens/page/model.ts'
import type { CanvasView } from './protocol.ts'

/** Kinds that are drawn from more than their settings. */
const resolved: Readonly<Record<keyof OwnModels, true>> = {
  audio: true,
  'product-list': true,
  form: true,
  logo: true,
  'share-buttons': true,
  markdown: true,
  code: true,
  newsletter: true,
  product: true,
  summary: true,
  archive: true,
  calendar: true,
  'site-menu': true,
}

/** Whether the server has to be asked what a block is drawn from. */
export const needsModel = ({ type }: Pick<Block, 'type'>): boolean => Object.hasOwn(resolved, type)

/**
 * The model of the visitors' page, with every block: those that visitors would not see have a line that says so.
 * @param broken the ids of blocks that cannot be drawn
 */
export const pageModelOf = (view: CanvasView, broken: ReadonlySet<string> = noIds): PageModel => ({
  ...view.page,
  sections: sectionsOf(view.content).map(({ section, blocks }) => ({
    section,
    overlay: overlayOf(section, view.styles),
    blocks: blocks.map((block) =>
      broken.has(block.id) ? { block, model: placeholder(block, brokenText) } : placedOf(block, view),
    ),
  })),
})
const noIds: ReadonlySet<string> = new Set()

const brokenText = 'This block can’t be shown, and visitors don’t see it. Undo your last change to it, or delete it.'
const notLoadedText = 'This block can’t be loaded right now. The editor tries again every few seconds.'

/** What blocks were drawn from last. A block that stays the same object is not drawn again. */
const placed = new WeakMap<Block, { readonly from: unknown; readonly block: PlacedBlock }>()

function placedOf(block: Block, view: CanvasView): PlacedBlock {
  const from = needsModel(block) ? (ownModelOf(block, view) ?? view.haveModelsFailed) : null
  const known = placed.get(block)
  if (known?.from === from) return known.block
  const next = { block, model: modelOf(block, view) }
  placed.set(block, { from, block: next })
  return next
}

/** What the server says a block is drawn from; undefined until it has answered. */
const ownModelOf = ({ id }: Block, { models }: CanvasView) =>
  Object.hasOwn(models, id) ? (models[id] as BlockModel | null) : undefined

function modelOf(block: Block, view: CanvasView): BlockModel {
  const { id, type, settings } = block
  // An image has its place and its words before it is chosen.
  if (isEmptyBlock(block) && type !== 'image') return placeholder(block)
  if (!needsModel(block)) return { id, type, ...settings } as BlockModel
  // Nothing of an owner's code runs in the editor.
  if (block.type === 'code' && block.settings.mode === 'frame')
    return placeholder(block, 'This code runs in a frame of its own on the published page.')
  const model = ownModelOf(block, view)
  if (model && !('cards' in model && model.cards.length === 0)) return model
  if (model !== undefined) return placeholder(block)
  return view.haveModelsFailed ? placeholder(block, notLoadedText) : textModel(id, '<p>Loading…</p>')
}

/** In place of a block that visitors do not see: its name, and what is missing. */
const placeholder = ({ id, type, settings }: Block, text = factsOf(type).emptyText): BlockModel => {
  const { name, titleOf } = factsOf(type)
  const title = titleOf?.(settings) ?? name
  return textModel(id, `<div class="empty-block"><strong>${title}</strong><p>${text ?? ''}</p></div>`)
}

const textModel = (id: string, html: string): BlockModel => ({ id, type: 'text', html, size: 'regular' })
