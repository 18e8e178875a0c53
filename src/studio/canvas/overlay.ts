import { elementOf } from './draw-page.tsx'
import { type GridLines, rowStart } from './grid-lines.ts'
import type { Box, Guide } from './guides.ts'
import type { OtherEditor } from './protocol.ts'

export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'
const handles: readonly Handle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

const SVG = 'http://www.w3.org/2000/svg'

const styles = `
:host{position:absolute;inset:0 0 auto 0;height:0;z-index:2147483647;pointer-events:none}
.mark,.hover,.goal,.section,.grid,.guide,.rectangle,.other{position:absolute;left:0;top:0;box-sizing:border-box}
.mark{outline:2px solid #027aff;outline-offset:1px}
.hover{outline:1px solid #027aff;outline-offset:1px}
.goal{background:rgb(2 122 255/.14);outline:1px dashed #027aff}
.goal::after{content:attr(data-words);position:absolute;left:0;top:0;padding:2px 6px;background:#0259c4;color:#fff;font:500 12px/18px system-ui,sans-serif;white-space:nowrap}
.other{outline:2px solid #8a3ffc;outline-offset:3px}
.other::after{content:attr(data-words);position:absolute;right:-5px;bottom:100%;margin-bottom:5px;padding:1px 6px;background:#8a3ffc;color:#fff;font:500 12px/18px system-ui,sans-serif;white-space:nowrap}
.section{outline:2px dashed #027aff;outline-offset:-2px}
.section.is-shared{outline:2px solid #7a3ff2}
.section.is-shared::after{content:attr(data-words);position:absolute;left:0;top:0;max-width:100%;overflow:hidden;padding:4px 10px;background:#7a3ff2;color:#fff;font:500 13px/20px system-ui,sans-serif;text-overflow:ellipsis;white-space:nowrap}
.rectangle{background:rgb(2 122 255/.1);border:1px solid #027aff}
.guide{background:#d6219c}
.grid{overflow:visible;stroke:rgb(2 122 255/.22);stroke-width:1}
.grid .columns{fill:rgb(2 122 255/.06);stroke:none}
.handle{position:absolute;width:24px;height:24px;margin:-12px;pointer-events:auto;touch-action:none;display:grid;place-items:center}
.handle::after{content:'';width:10px;height:10px;border-radius:50%;background:#fff;border:2px solid #027aff;box-sizing:border-box}
.n,.s{left:50%}.e,.w{top:50%}.n,.ne,.nw{top:0}.s,.se,.sw{top:100%}.w,.nw,.sw{left:0}.e,.ne,.se{left:100%}
.n,.s{cursor:ns-resize}.e,.w{cursor:ew-resize}.ne,.sw{cursor:nesw-resize}.nw,.se{cursor:nwse-resize}
[hidden]{display:none}`

/** Marks over the page, in a shadow root: styles of the site do not reach them, and theirs do not reach the site. */
export function createOverlay() {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  const grid = document.createElementNS(SVG, 'svg')
  grid.classList.add('grid')
  const lines = document.createElementNS(SVG, 'path')
  const columns = document.createElementNS(SVG, 'path')
  columns.classList.add('columns')
  grid.append(columns, lines)
  grid.toggleAttribute('hidden', true)
  root.append(grid)
  let shownGrid = ''
  const section = add('section')
  const hover = add('hover')
  const goal = add('goal')
  const rectangle = add('rectangle')
  const guides: HTMLElement[] = []
  const marks: HTMLElement[] = []
  const others: HTMLElement[] = []

  function add(name: string): HTMLElement {
    const element = document.createElement('div')
    element.className = name
    element.hidden = true
    root.append(element)
    return element
  }

  function addMark(): HTMLElement {
    const mark = add('mark')
    for (const handle of handles) {
      const grip = document.createElement('div')
      grip.className = `handle ${handle}`
      grip.dataset.handle = handle
      mark.append(grip)
    }
    marks.push(mark)
    return mark
  }

  return {
    /** Marks blocks; only a single one that can be resized has handles. */
    mark(ids: readonly string[], isResizable: boolean) {
      ids.forEach((id, index) => {
        const mark = marks[index] ?? addMark()
        placeOver(mark, elementOf(id))
        for (const grip of mark.children) (grip as HTMLElement).hidden = !isResizable || ids.length > 1
      })
      for (const mark of marks.slice(ids.length)) mark.hidden = true
    },
    /** Marks the blocks that others have selected, with their names. */
    others(list: readonly OtherEditor[]) {
      const seen = list.filter(({ blockId }) => blockId !== null && elementOf(blockId))
      seen.forEach(({ name, blockId }, index) => {
        others[index] ??= add('other')
        others[index].dataset.words = name
        placeOver(others[index], elementOf(blockId!))
      })
      for (const other of others.slice(seen.length)) other.hidden = true
    },
    hover: (id: string | null) => placeOver(hover, id === null ? null : elementOf(id)),
    /** Marks a section. @param words its name, if it is a shared one; else '' */
    section(element: HTMLElement | null, words: string) {
      placeOver(section, element)
      section.classList.toggle('is-shared', words !== '')
      section.dataset.words = words
    },
    /** Shows where a block would go. */
    goal(box: Box, words: string) {
      goal.hidden = false
      goal.dataset.words = words
      setBox(goal, sized(box))
    },
    /** Shows the grid of a section, down to a height. */
    grid(shown: GridLines, bottom: number) {
      const end = Math.max(shown.bottom, bottom)
      const key = `${shown.sectionId} ${end}`
      grid.toggleAttribute('hidden', false)
      if (key === shownGrid) return
      shownGrid = key
      columns.setAttribute(
        'd',
        shown.columnStarts.map((x, index) => `M${x} ${shown.top}H${shown.columnEnds[index]}V${end}H${x}z`).join(''),
      )
      const rows: string[] = []
      for (let row = 0; rowStart(shown, row) <= end + 1; row += 1)
        rows.push(`M${shown.columnStarts[0]} ${rowStart(shown, row)}H${shown.columnEnds.at(-1)}`)
      lines.setAttribute('d', rows.join(''))
    },
    /** Shows lines to what a block is aligned with. */
    guides(list: readonly Guide[]) {
      list.forEach(({ direction, at, from, to }, index) => {
        guides[index] ??= add('guide')
        guides[index].hidden = false
        const along = direction === 'down'
        const size = along ? { width: 1, height: to - from } : { width: to - from, height: 1 }
        setBox(guides[index], { left: along ? at : from, top: along ? from : at, ...size })
      })
      for (const guide of guides.slice(list.length)) guide.hidden = true
    },
    rectangle(box: Box) {
      rectangle.hidden = false
      setBox(rectangle, sized(box))
    },
    /** Takes away what is shown during a gesture. */
    clear() {
      for (const element of [goal, rectangle, ...guides]) element.hidden = true
      grid.toggleAttribute('hidden', true)
    },
    shift: (x: number, y: number) => {
      for (const mark of marks) mark.style.translate = `${x}px ${y}px`
    },
    /** The handle that an event is on, looking through the shadow root. */
    handleAt: (event: Event): Handle | null => {
      const grip = event.composedPath().find((one) => one instanceof HTMLElement && one.dataset.handle)
      return (grip as HTMLElement | undefined)?.dataset.handle as Handle | null
    },
  }
}
export type Overlay = ReturnType<typeof createOverlay>

function placeOver(mark: HTMLElement, element: HTMLElement | null): void {
  const box = element?.getBoundingClientRect()
  mark.hidden = !box || box.width === 0
  if (box) setBox(mark, { left: box.left + scrollX, top: box.top + scrollY, width: box.width, height: box.height })
}

function setBox(element: HTMLElement, box: { left: number; top: number; width: number; height: number }): void {
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
  element.style.transform = `translate(${box.left}px, ${box.top}px)`
}

const sized = ({ left, top, right, bottom }: Box) => ({ left, top, width: right - left, height: bottom - top })
