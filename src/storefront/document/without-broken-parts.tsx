import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { collectIslands } from '../islands/collect-islands.ts'
import { IslandDrawing } from '../islands/island-drawing.ts'
import type { Screen } from './screen.ts'

/** A part that threw when it was drawn. */
export interface BrokenPart {
  readonly name: string
  readonly error: unknown
}

interface Drawn<Model> {
  readonly body: string
  readonly islands: ReturnType<typeof collectIslands>
  /** The model as it was drawn, without the broken parts. */
  readonly model: Model
  readonly broken: readonly BrokenPart[]
}

/**
 * Renders a model. When that throws and the screen has independent parts, each is rendered alone to find those that
 * throw, and the page is rendered without them.
 * @throws what the rendering threw, when no part is to blame
 */
export function withoutBrokenParts<Model>(
  { independent }: Pick<Screen<Model>, 'independent'>,
  model: Model,
  draw: (model: Model) => ReactElement,
): Drawn<Model> {
  try {
    return { ...render(draw(model)), model, broken: [] }
  } catch (error) {
    const broken = independent?.parts(model).flatMap(findError) ?? []
    if (!independent || broken.length === 0) throw error
    const repaired = independent.without(model, new Set(broken.map(({ name }) => name)))
    return { ...render(draw(repaired)), model: repaired, broken }
  }
}

function findError(part: ReactElement): BrokenPart[] {
  try {
    render(part)
    return []
  } catch (error) {
    return [{ name: String(part.key), error }]
  }
}

/** Renders a part of a document. @param part the letter of its islands */
export function render(element: ReactElement, part?: string) {
  const islands = collectIslands(part)
  const body = renderToStaticMarkup(<IslandDrawing value={islands}>{element}</IslandDrawing>)
  return { body, islands }
}
