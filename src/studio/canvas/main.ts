import { isInShared } from '#shared/pages/shared-sections/shared-content.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { isPageText } from '#studio/kit/texts/simple-html.ts'
import { placesAfterArranging, placesAfterKeys } from './change-places.ts'
import { listenToClipboard } from './clipboard.ts'
import { createDragNew } from './drag-new.ts'
import {
  blockElements,
  createDrawing,
  elementOf,
  idOf,
  makeSurroundingsInert,
  sectionElement,
  sharedInWords,
} from './draw-page.tsx'
import { drawPreviews } from './draw-previews.tsx'
import type { TextEditing } from './edit-text.ts'
import { listenToPointers } from './gestures.ts'
import { listenToKeys } from './keys.ts'
import { createOverlay } from './overlay.ts'
import type { CanvasHost, CanvasView, OtherEditor } from './protocol.ts'

/** The page inside the editor: it draws the draft, and turns presses and keys into places. */

let view: CanvasView
let host: CanvasHost
let selection: readonly string[] = []
let section: string | null = null
let others: readonly OtherEditor[] = []
let editing: { readonly id: string; readonly text: TextEditing } | null = null

const TEXT_EDITOR_MILLISECONDS = 500
const loadTextEditor = () => import('./edit-text.ts')
const overlay = createOverlay()
const root = document.getElementById('main')!
const drawPage = createDrawing(root, mark)
const context = {
  view: () => view,
  host: () => host,
  selection: () => selection,
  section: () => section,
  overlay,
  isEditing: (id: string) => editing?.id === id,
  edit,
}

window.canvas = {
  open(first, to) {
    host = to
    view = first
    makeSurroundingsInert(root)
    drawPage(view)
    listenToPointers(context)
    listenToKeys(context, move, endEditing)
    listenToClipboard(context)
    addEventListener('resize', mark)
    // Loaded before the first text is edited: what is typed until then would be lost.
    setTimeout(() => void loadTextEditor(), TEXT_EDITOR_MILLISECONDS)
    // Pictures and fonts that load later move what is below them.
    new ResizeObserver(mark).observe(document.body)
  },
  show(next) {
    view = next
    document.body.inert = true
    drawPage(view)
  },
  preview: drawPreviews,
  draw(next) {
    view = next
    // The words that are being written are the editor's own; drawing would replace them.
    if (!editing) drawPage(view)
    else if (!view.content.blocks[editing.id]) endEditing()
  },
  select(ids, sectionId) {
    if (editing && !ids.includes(editing.id)) endEditing()
    selection = ids
    section = sectionId
    mark()
  },
  others(list) {
    others = list
    mark()
  },
  focus(id) {
    const element = elementOf(id) ?? sectionElement(id)
    element?.scrollIntoView({ block: 'nearest' })
    element?.focus({ preventScroll: true })
  },
  move,
  arrange(how) {
    const places = placesAfterArranging(view, selection, how)
    if (places) host.placed({ what: how, by: 'button', ids: selection, places })
  },
  ...createDragNew(context),
  edit,
  format: (format) => void editing?.text.format(format),
  look: (look) => void editing?.text.look(look),
  link: (href) => void editing?.text.link(href),
  endEditing,
}

let marking = 0

/**
 * Marks what is selected, once before the next frame: where a block is can only be read after the browser has placed the
 * page, and a step asks for its marks up to three times.
 */
function mark(): void {
  if (marking === 0) marking = requestAnimationFrame(markNow)
}

function markNow(): void {
  marking = 0
  overlay.hover(null)
  const shown = selection.filter((id) => elementOf(id))
  overlay.mark(shown, editing === null)
  overlay.others(others)
  const name = ownValue(view.shared, section ?? '')
  overlay.section(section === null ? null : sectionElement(section), name === undefined ? '' : sharedInWords(name))
  for (const element of blockElements()) element.toggleAttribute('data-selected', shown.includes(idOf(element)))
}

function move(what: 'move' | 'resize', by: { rows: number; columns: number }): void {
  const places = placesAfterKeys(view, selection, what, by)
  if (places) host.placed({ what, by: 'key', ids: selection, places })
}

async function edit(id: string): Promise<void> {
  const block = view.content.blocks[id]
  // Other HTML would lose what the text editor does not know; it is edited as source in the panel.
  if (block?.type !== 'text' || isInShared(id) || editing || !isPageText(block.settings.html)) return
  const { editText } = await loadTextEditor()
  const prose = elementOf(id)?.querySelector<HTMLElement>('.prose')
  if (!prose || editing) return
  prose.inert = false
  const text = editText(prose, block.settings.html, {
    changed: (html, by) => host.wrote(id, html, by),
    moved: (state) => host.editing({ id, ...state }),
  })
  editing = { id, text }
  mark()
}

function endEditing(): void {
  if (!editing) return
  const { id, text } = editing
  editing = null
  text.end()
  host.editing(null)
  // What the text editor leaves behind is unknown to React: the words are written once more.
  const prose = elementOf(id)?.querySelector<HTMLElement>('.prose')
  const block = view.content.blocks[id]
  drawPage(view)
  if (prose && block?.type === 'text') {
    prose.innerHTML = block.settings.html
    prose.removeAttribute('contenteditable')
    prose.inert = true
  }
  mark()
}
