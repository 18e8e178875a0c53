import type { ComponentType } from 'react'
import type { StyleName } from './styles.ts'

/** A screen as the document draws it: its component and the style sheets that its first rendering needs. */
export interface Screen<Model> {
  readonly component: ComponentType<{ readonly model: Model }>
  readonly styles: readonly StyleName[] | ((model: Model) => readonly StyleName[])
}

/** Declares a screen; the model's type is inferred from the component. */
export function defineScreen<Model>(screen: Screen<Model>): Screen<Model> {
  return screen
}

/** The style sheets that a screen needs for this model. */
export function stylesOf<Model>(screen: Screen<Model>, model: Model): readonly StyleName[] {
  return typeof screen.styles === 'function' ? screen.styles(model) : screen.styles
}
