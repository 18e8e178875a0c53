/** What the studio sends to the frame that plays a recording. */
export type ToPlayer =
  | { readonly kind: 'open'; readonly parts: readonly string[] }
  | { readonly kind: 'play'; readonly at: number }
  | { readonly kind: 'pause'; readonly at: number }
  | { readonly kind: 'speed'; readonly speed: number }

/** What the frame sends to the studio. Times are milliseconds since the beginning of the recording. */
export type FromPlayer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened'; readonly length: number }
  /** The recorded window, in CSS pixels: the frame has its shape. */
  | { readonly kind: 'shape'; readonly width: number; readonly height: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'time'; readonly at: number }
  | { readonly kind: 'ended' }
