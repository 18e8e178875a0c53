import type { PixelEvent } from '#shared/pixels/events.ts'
import type { PixelProvider } from '#shared/pixels/providers.ts'
import { panelLook } from './panel-look.ts'
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

/** Opens the panel on this page. */
export function openTestPanel(): TestPanel {
  const panel = append(document.body, 'section', '')
  Object.assign(panel.style, panelLook.panel)
  panel.setAttribute('aria-label', pixelTestTexts.title)
  panel.lang = 'en'
  append(panel, 'strong', pixelTestTexts.title)
  Object.assign(append(panel, 'p', pixelTestTexts.lead).style, panelLook.lead)
  const scripts = list(panel)
  const spoken = append(panel, 'div', '')
  spoken.setAttribute('role', 'log')
  const events = list(spoken)
  const close = append(panel, 'button', pixelTestTexts.close) as HTMLButtonElement
  Object.assign(close.style, panelLook.button)
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
      append(line, 'div', pixelTestTexts.sent(name, providers))
      const small = append(line, 'div', pixelTestTexts.id(id))
      Object.assign(small.style, panelLook.id)
      events.prepend(line)
    },
  }
}

function list(panel: HTMLElement): HTMLElement {
  const made = append(panel, 'ul', '')
  Object.assign(made.style, panelLook.list)
  return made
}

function append(parent: HTMLElement, name: string, text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  parent.append(element)
  return element
}
