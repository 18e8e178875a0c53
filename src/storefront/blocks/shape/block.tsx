import type { ModelOf } from '../model.ts'
import { outlines } from './outlines.ts'

/** A shape in a color of the site; decoration that screen readers skip. */
export function ShapeBlock({ block }: { block: ModelOf<'shape'> }) {
  const { shape, color, look, thickness, rotation, isStretched } = block
  const isOutline = look === 'outline'
  // Room for the line around the shape, which would be cut at the edge.
  const margin = isOutline ? 4 : 0
  return (
    <svg
      className="shape-block"
      viewBox={`${-margin} ${-margin} ${100 + 2 * margin} ${100 + 2 * margin}`}
      preserveAspectRatio={isStretched ? 'none' : undefined}
      style={{ color: `var(--${color})`, ...(rotation !== 0 && { rotate: `${rotation}deg` }) }}
      aria-hidden="true"
    >
      <path
        d={outlines[shape]}
        fill={isOutline ? 'none' : 'currentColor'}
        {...(isOutline && {
          stroke: 'currentColor',
          strokeWidth: thickness,
          strokeLinejoin: 'round',
          vectorEffect: 'non-scaling-stroke',
        })}
      />
    </svg>
  )
}
