import type { Arrangement } from '#shared/pages/arrange-areas.ts'
import type { PageContent } from '#shared/pages/content.ts'
import type { Area } from '#shared/pages/placement.ts'
import type { Page } from '#shared/pages/schema.ts'
import type { TextAlignment, TextColor, TextSize } from '#shared/pages/text-classes.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'

/**
 * The messages between the editor and its canvas. They are two realms on one origin that call each other directly, with
 * plain JSON only: the state is in the editor.
 */

/** Where blocks have places: in wide windows, or on the phone. */
export type Layout = 'desktop' | 'phone'

/** What the canvas draws. */
export interface CanvasView {
  /** With its shared sections. */
  readonly content: PageContent
  /** The names of the shared sections by their places: they are selected as a whole, and nothing in them is. */
  readonly shared: Readonly<Record<string, string>>
  /** What blocks are drawn from that need more than their settings; null for those that visitors would not see. */
  readonly models: Readonly<Record<string, unknown>>
  /** Whether the server could not be asked for them. */
  readonly haveModelsFailed: boolean
  readonly layout: Layout
  readonly styles: SiteStyles
  readonly page: Pick<Page, 'title' | 'header' | 'footer'> & { readonly isHome: boolean }
}

/** Where a block is after a gesture. */
export interface NewPlace {
  readonly area: Area
  readonly sectionId: string
}

/** Content that is drawn small, to choose from. */
export interface Preview {
  readonly id: string
  readonly content: PageContent
  /** Where it is drawn, in pixels of the frame. */
  readonly place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Whether all of it is seen, as far as that is readable; otherwise its top. */
  readonly isWhole: boolean
}

/** Contents that are drawn beside each other. */
export interface PreviewSheet extends Pick<CanvasView, 'models' | 'haveModelsFailed' | 'styles'> {
  readonly previews: readonly Preview[]
  /** The color between them, as CSS. */
  readonly ground: string
}

/** Someone else who is editing the page. */
export interface OtherEditor {
  readonly name: string
  /** The block that they selected last; null for none. */
  readonly blockId: string | null
}

/** Blocks that were moved, resized or arranged. */
export interface FinishedGesture {
  readonly what: 'move' | 'resize' | Arrangement
  /** By pointer, by one of several keys that are pressed quickly, or by a button. */
  readonly by: 'pointer' | 'key' | 'button'
  readonly ids: readonly string[]
  /** The places of all blocks that changed: rows that content had stretched are divided. */
  readonly places: Readonly<Record<string, NewPlace>>
}

/** A new block that was dropped, and the places that this changes: rows that content had stretched are divided. */
export interface Dropped {
  readonly place: NewPlace
  readonly places: Readonly<Record<string, NewPlace>>
}

/** What was copied, as other programs paste it. */
export interface CopiedData {
  readonly html: string
  readonly text: string
}

/** What is pasted. */
export interface PastedData extends CopiedData {
  readonly files: readonly File[]
}

/** A key that the canvas leaves to the editor. */
export interface PressedKey {
  readonly key: string
  readonly isCommand: boolean
  readonly isShifted: boolean
}

/** What the editor does for its canvas. */
export interface CanvasHost {
  selected(ids: readonly string[]): void
  /** A whole section was selected. */
  selectedSection(id: string): void
  /** The shared section at a place is to be edited. */
  openedShared(id: string): void
  /** Blocks were moved, resized or arranged: the places of all that changed. */
  placed(gesture: FinishedGesture): void
  /** A text was edited: by keys, many of which are one step, or by a button. */
  wrote(id: string, html: string, by: 'typing' | 'button'): void
  /** The text that is being edited, and the format at its cursor; null when there is none. */
  editing(text: WrittenText | null): void
  /** The keys for a link were pressed in a text. */
  linking(): void
  /** @returns what is copied; null when nothing is selected */
  copied(isCut: boolean): CopiedData | null
  pasted(data: PastedData): void
  /** @returns whether the editor has done something, so that the browser does nothing */
  pressed(key: PressedKey): boolean
}

export type TextFormat =
  | ('bold' | 'italic' | 'underline' | 'clear')
  | ('h1' | 'h2' | 'h3' | 'paragraph' | 'blockquote' | 'bulletList' | 'orderedList')

/** How words look, by classes of the site's styles; null for what they are without one. */
export interface TextLook {
  readonly alignment?: TextAlignment | null
  readonly size?: TextSize | null
  readonly color?: TextColor | null
}

/** A text that is being edited: what is true of the selected words, or of those at the cursor. */
export interface WrittenText {
  readonly id: string
  readonly formats: readonly TextFormat[]
  readonly look: Required<TextLook>
  /** The address of their link; '' when they are none. */
  readonly href: string
  /** Whether there are words to make a link of. */
  readonly hasWords: boolean
}

/** What the canvas does for the editor. */
export interface Canvas {
  open(view: CanvasView, host: CanvasHost): void
  draw(view: CanvasView): void
  /** Draws a page that is only looked at: nothing in it can be selected or pressed. */
  show(view: CanvasView): void
  /** Draws contents small beside each other, instead of a page: only to be looked at. */
  preview(sheet: PreviewSheet): void
  select(ids: readonly string[], sectionId: string | null): void
  /** Marks what others have selected, with their names. */
  others(list: readonly OtherEditor[]): void
  /** Scrolls to a block or, when it is none, to a section, and focuses it. */
  focus(id: string): void
  /** Moves the selected blocks by cells, or their lower right corner. */
  move(what: 'move' | 'resize', by: { readonly rows: number; readonly columns: number }): void
  /** Aligns or distributes the selected blocks. */
  arrange(how: Arrangement): void
  /** Shows where a new block would go that is dragged in, at a place in the canvas's window. @returns that place */
  dragNew(size: { readonly columns: number; readonly rows: number }, x: number, y: number): Dropped | null
  /** Takes away what `dragNew` shows. */
  endDragNew(): void
  /** Edits the text of a block in place. */
  edit(id: string): void
  format(format: TextFormat): void
  /** Aligns the paragraphs of a text, or gives the selected words a size or a color. */
  look(look: TextLook): void
  /** Makes the selected words a link; '' removes it. */
  link(href: string): void
  /** Ends the editing of a text. */
  endEditing(): void
}

declare global {
  interface Window {
    canvas?: Canvas
  }
}
