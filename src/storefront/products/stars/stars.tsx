import { starTexts } from './texts.ts'

/** Five stars beside each other in a box of 120 by 24. */
const FIVE = Array.from({ length: 5 }, (_, place) => {
  const points = Array.from({ length: 10 }, (_point, index) => {
    const radius = index % 2 === 0 ? 10.5 : 4.6
    const angle = (Math.PI / 5) * index - Math.PI / 2
    return `${(12 + place * 24 + radius * Math.cos(angle)).toFixed(1)} ${(12.6 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}).join('')

interface Props {
  /** From 1 to 5, with decimals. */
  readonly value: number
  /** Whether words beside it say the same. */
  readonly isSilent?: boolean
}

/** A number of stars as a picture. */
export function Stars({ value, isSilent = false }: Props) {
  const words = isSilent
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': starTexts.of(value) } as const)
  return (
    <span className="stars" {...words}>
      <svg viewBox="0 0 120 24" aria-hidden>
        <path d={FIVE} />
      </svg>
      <svg viewBox="0 0 120 24" aria-hidden style={{ clipPath: `inset(0 ${100 - value * 20}% 0 0)` }}>
        <path d={FIVE} />
      </svg>
    </span>
  )
}
