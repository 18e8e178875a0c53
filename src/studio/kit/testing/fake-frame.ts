/** A page in a frame, with one part at a place. */
export interface FakeFrame {
  readonly view: Window
  /** The rules of its style sheets. */
  readonly rules: () => string[]
  readonly scrolls: ScrollToOptions[]
}

interface Facts {
  /** The distance of the part from the top of the view, and its height. */
  readonly top?: number
  readonly height?: number
  readonly scrollY?: number
  readonly prefersNoMotion?: boolean
  readonly contentType?: string
}

/** Builds the window of a frame that is 600 pixels high, since the test DOM has no layout and loads no pages. */
export function fakeFrame({ top = 0, height = 100, scrollY = 0, ...facts }: Facts = {}): FakeFrame {
  const scrolls: ScrollToOptions[] = []
  const document = {
    contentType: facts.contentType ?? 'text/html',
    adoptedStyleSheets: [] as { text: string }[],
    querySelector: (selector: string) =>
      selector === '#part' ? { getBoundingClientRect: () => ({ top, bottom: top + height, height }) } : null,
  }
  const view = {
    document,
    location: { href: 'http://localhost/preview' },
    innerHeight: 600,
    scrollY,
    matchMedia: () => ({ matches: facts.prefersNoMotion ?? false }),
    scrollTo: (to: ScrollToOptions | number, y?: number) =>
      scrolls.push(typeof to === 'number' ? { left: to, top: y ?? 0 } : to),
    CSSStyleSheet: class {
      text = ''
      replaceSync(text: string) {
        this.text = text
      }
    },
  }
  return {
    view: view as unknown as Window,
    rules: () => document.adoptedStyleSheets.map(({ text }) => text),
    scrolls,
  }
}
