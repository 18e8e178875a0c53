interface Words {
  readonly altText: string
  readonly focalPoint: { readonly x: number; readonly y: number }
}

/** What the library says about a picture. */
interface Described {
  readonly alt_text: string
  readonly focal_x: number
  readonly focal_y: number
}

/**
 * The words of a picture where it is shown; where there are none, those of the library. A focal point in the center
 * counts as none (decision 056).
 */
export function ownOr({ alt_text, focal_x, focal_y }: Described, { altText, focalPoint }: Words): Words {
  const isCentered = focalPoint.x === 0.5 && focalPoint.y === 0.5
  return { altText: altText || alt_text, focalPoint: isCentered ? { x: focal_x, y: focal_y } : focalPoint }
}
