import type { PixelEvent } from '#shared/pixels/events.ts'
import { type PixelProvider, pixelProviders } from '#shared/pixels/providers.ts'
import type { Pixel } from './pixel.ts'
import { endTest } from './test-mode.ts'
import { pixelTestTexts } from './texts.ts'

/** Shows the owner what this browser sends to pixels. */
export interface TestPanel {
  /** Lists the pixels, and whether their scripts arrive. */
  follow(pixels: ReadonlyMap<PixelProvider, Pixel>): void
  /** Lists an event, the latest first. */
  add(event: PixelEvent, providers: readonly PixelProvider[]): void
}

const look = {
  ...{ position: 'fixed', inset: 'auto auto 0.75rem 0.75rem', zIndex: '7', width: 'min(22rem, calc(100vw - 1.5rem))' },
  ...{ maxHeight: '60vh', overflow: 'auto', boxSizing: 'border-box', padding: '1rem', borderRadius: '8px' },
  ...{ background: '#fff', color: '#111418', boxShadow: '0 4px 24px rgb(0 0 0 / 24%)' },
  font: '0.875rem/1.4 system-ui, sans-serif',
} satisfies Partial<CSSStyleDeclaration>

const buttonLook = {
  ...{ minHeight: '2.75rem', padding: '0 1rem', border: '1px solid #c9ced4', borderRadius: '8px' },
  ...{ background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer' },
} satisfies Partial<CSSStyleDeclaration>

/** Opens the panel on this page. */
export function openTestPanel(): TestPanel {
  const panel = append(document.body, 'section', '')
  Object.assign(panel.style, look)
  panel.setAttribute('aria-label', pixelTestTexts.title)
  panel.lang = 'en'
  append(panel, 'strong', pixelTestTexts.title)
  append(panel, 'p', pixelTestTexts.lead).style.margin = '0.25rem 0 0'
  const scripts = list(panel)
  const spoken = append(panel, 'div', '')
  spoken.setAttribute('role', 'log')
  const events = list(spoken)
  const close = append(panel, 'button', pixelTestTexts.close) as HTMLButtonElement
  Object.assign(close.style, buttonLook)
  close.type = 'button'
  close.addEventListener('click', () => {
    endTest()
    panel.remove()
  })
  return {
    follow(pixels) {
      for (const [provider, { isLoaded }] of pixels) {
        const line = append(scripts, 'li', pixelTestTexts.starting(provider))
        void isLoaded.then((arrived) => {
          line.textContent = pixelTestTexts[arrived ? 'loaded' : 'blocked'](provider)
        })
      }
    },
    add({ name, id }, providers) {
      const line = document.createElement('li')
      append(
        line,
        'div',
        pixelTestTexts.sent(
          name,
          pixelProviders.filter((one) => providers.includes(one)),
        ),
      )
      const small = append(line, 'div', pixelTestTexts.id(id))
      Object.assign(small.style, { fontSize: '0.75rem', color: '#5a636d', overflowWrap: 'anywhere' })
      events.prepend(line)
    },
  }
}

function list(panel: HTMLElement): HTMLElement {
  const made = append(panel, 'ul', '')
  Object.assign(made.style, { margin: '0.75rem 0', padding: '0', listStyle: 'none', display: 'grid', gap: '0.25rem' })
  return made
}

function append(parent: HTMLElement, name: string, text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  parent.append(element)
  return element
}
