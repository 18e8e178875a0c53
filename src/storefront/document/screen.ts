import type { ComponentType } from 'react'
import type { StyleName } from './style-name.ts'

/** A screen as the document draws it: its component and the style sheets that its first rendering needs. */
export interface Screen<Model> {
  readonly component: ComponentType<{ readonly model: Model }>
  /** A fixed list becomes a file where the page is personal, and is kept by the browser; one that depends on the model does not. */
  readonly styles: readonly StyleName[] | ((model: Model) => readonly StyleName[])
}

const fixed: (readonly StyleName[])[] = []

/** Declares a screen; the model's type is inferred from the component. */
export function defineScreen<Model>(screen: Screen<Model>): Screen<Model> {
  if (typeof screen.styles !== 'function') fixed.push(screen.styles)
  return screen
}

/** The lists of styles of all screens whose styles do not depend on what they show. */
export function fixedStyles(): readonly (readonly StyleName[])[] {
  return fixed
}

/** The style sheets that a screen needs for this model. */
export function stylesOf<Model>(screen: Screen<Model>, model: Model): readonly StyleName[] {
  return typeof screen.styles === 'function' ? screen.styles(model) : screen.styles
}
