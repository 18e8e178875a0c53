import type { ModelOf } from '../model.ts'

/** A horizontal line. */
export function LineBlock({ block: { style, thickness, length, position, color } }: { block: ModelOf<'line'> }) {
  return (
    <hr
      className={`line-block is-${position}`}
      style={{ width: `${length}%`, borderTop: `${thickness}px ${style} var(--${color})` }}
    />
  )
}
