import type { CSSProperties } from 'react'
import { useContentLanguage } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'
import { marqueeTexts } from './texts.ts'

const letterPixels = { regular: 10, large: 19, display: 40 } as const
const PIXELS_PER_SECOND = 14
const WIDE_WINDOW = 2560
const MOST_COPIES = 24

/**
 * Words that run across the page, repeated so that they follow themselves in every window. They stop under the pointer,
 * with the focus in them, after the button is pressed, and for visitors who want less motion; all of it without a
 * script.
 */
export function MarqueeBlock({ block }: { block: ModelOf<'marquee'> }) {
  const { items, size, speed, direction, separator } = block
  const letters = items.reduce((sum, { text }) => sum + text.length + 4, 0)
  const width = letters * letterPixels[size]
  const copies = Math.min(MOST_COPIES, Math.ceil(WIDE_WINDOW / width))
  const style = { '--seconds': `${Math.max(2, Math.round(width / (speed * PIXELS_PER_SECOND)))}s` } as CSSProperties
  const words = items.map(({ id, text, href }) => <li key={id}>{href ? <a href={href}>{text}</a> : text}</li>)
  return (
    <div className={`marquee-block is-${size} runs-${direction} parted-by-${separator}`} style={style}>
      <input className="marquee-pause" type="checkbox" aria-label={marqueeTexts.pause} />
      <div className="marquee-window" lang={useContentLanguage()}>
        <ul>{words}</ul>
        {Array.from({ length: copies }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all copies are the same.
          <ul key={at} aria-hidden="true" inert>
            {words}
          </ul>
        ))}
      </div>
    </div>
  )
}
