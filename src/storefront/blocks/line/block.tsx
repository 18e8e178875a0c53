import type { LineModel } from '../model.ts'

/** A horizontal line. */
export function LineBlock({ block: { style, thickness, length, position, color } }: { block: LineModel }) {
  return (
    <hr
      className={`line-block is-${position}`}
      style={{ width: `${length}%`, borderTop: `${thickness}px ${style} var(--${color})` }}
    />
  )
}
