import type { ComponentType, ReactElement } from 'react'
import type { ThemeNumber } from '#shared/styles/schema.ts'
import type { StyleName } from '../style-name.ts'

/** A screen as the document renders it: its component and the style sheets of its first rendering. */
export interface Screen<Model> {
  readonly component: ComponentType<{ readonly model: Model }>
  /** On personal pages a fixed list becomes a file that browsers cache; a list that depends on the model does not. */
  readonly styles: readonly StyleName[] | ((model: Model) => readonly StyleName[])
  /** Rules that only this model needs, such as the places of its blocks. */
  readonly layout?: (model: Model) => string
  /** The color themes that parts of it have, besides the one of the site's pages. */
  readonly themes?: (model: Model) => readonly ThemeNumber[]
  /** For screens that are made of independent parts: when one cannot be drawn, the others still are. */
  readonly independent?: IndependentParts<Model>
}

export interface IndependentParts<Model> {
  /** Each part alone; its key is its name. */
  parts(model: Model): readonly ReactElement[]
  /** The model without parts. */
  without(model: Model, names: ReadonlySet<string>): Model
}

const fixed: (readonly StyleName[])[] = []

/** Declares a screen; the model's type is inferred from the component. */
export function defineScreen<Model>(screen: Screen<Model>): Screen<Model> {
  if (typeof screen.styles !== 'function') fixed.push(screen.styles)
  return screen
}

/** The style lists of all screens whose styles do not depend on the model. */
export function fixedStyles(): readonly (readonly StyleName[])[] {
  return fixed
}

/** The style sheets of a screen for this model. */
export function stylesOf<Model>(screen: Screen<Model>, model: Model): readonly StyleName[] {
  return typeof screen.styles === 'function' ? screen.styles(model) : screen.styles
}
