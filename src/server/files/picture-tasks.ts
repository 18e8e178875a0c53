import type { DerivativeFormat } from './keys.ts'

/** A stored picture; more than one frame is an animation. */
export interface PictureSource {
  readonly bytes: Buffer
  readonly frames: number
}

/** Tasks of the picture process. */
export type PictureTask =
  | { readonly kind: 'prepare'; readonly bytes: Buffer; readonly fileName: string }
  | { readonly kind: 'draw'; readonly source: PictureSource; readonly width: number; readonly format: DerivativeFormat }

/** Its answers. */
export type PictureAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
