import { elementOf } from './draw-page.tsx'

export type Handle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'
const handles: readonly Handle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

const styles = `
:host{position:absolute;inset:0 0 auto 0;height:0;z-index:2147483647;pointer-events:none}
.mark,.hover,.goal{position:absolute;left:0;top:0;box-sizing:border-box}
.mark{outline:2px solid #027aff;outline-offset:1px}
.hover{outline:1px solid #027aff;outline-offset:1px}
.goal{background:rgb(2 122 255/.14);outline:1px dashed #027aff}
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
  const hover = add('hover')
  const goal = add('goal')
  const marks: HTMLElement[] = []

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
    hover: (id: string | null) => placeOver(hover, id === null ? null : elementOf(id)),
    /** Shows where blocks would go, in pixels of the page. */
    goal(box: { left: number; top: number; width: number; height: number } | null) {
      goal.hidden = box === null
      if (box) setBox(goal, box)
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
