import type { Overlay } from './overlay.ts'
import type { CanvasHost, CanvasView } from './protocol.ts'

/** What the parts of the canvas share. */
export interface CanvasContext {
  readonly view: () => CanvasView
  readonly host: () => CanvasHost
  readonly selection: () => readonly string[]
  readonly overlay: Overlay
  /** Whether a text is being edited in this block: pointers there belong to the text. */
  readonly isEditing: (id: string) => boolean
  readonly edit: (id: string) => void
}

/** Where a pointer is, in pixels of the page. */
export interface Pointer {
  readonly x: number
  readonly y: number
}

/** What follows a pointer until it is released. */
export interface Gesture {
  follow(pointer: Pointer): void
  end(isDone: boolean): void
}
