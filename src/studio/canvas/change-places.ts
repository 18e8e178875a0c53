import { type Arrangement, arrangeAreas } from '#shared/pages/arrange-areas.ts'
import { moveArea, moveTogether, resizeArea } from '#shared/pages/move-area.ts'
import { gridOf, measureGrid } from './grid-lines.ts'
import { bySection, changedPlaces, placesIn } from './places.ts'
import type { CanvasView, NewPlace } from './protocol.ts'

type Places = Record<string, NewPlace> | null

/** The places after blocks were moved by cells, or their lower right corners; null when nothing changed. */
export const placesAfterKeys = (
  view: CanvasView,
  ids: readonly string[],
  what: 'move' | 'resize',
  by: { readonly rows: number; readonly columns: number },
): Places =>
  inEachSection(view, ids, (places, own) => {
    const together = moveTogether(
      own.map((id) => places.get(id)!.area),
      by,
    )
    for (const id of own) {
      const place = places.get(id)!
      const area =
        what === 'move'
          ? moveArea(place.area, together)
          : resizeArea(place.area, { right: by.columns, bottom: by.rows })
      places.set(id, { ...place, area })
    }
  })

/** The places after blocks were aligned with each other or distributed; null when nothing changed. */
export const placesAfterArranging = (view: CanvasView, ids: readonly string[], how: Arrangement): Places =>
  inEachSection(view, ids, (places, own) => {
    const areas = new Map(own.map((id) => [id, places.get(id)!.area]))
    for (const [id, area] of arrangeAreas(areas, how)) places.set(id, { ...places.get(id)!, area })
  })

/** Changes places section by section: the rows of each are divided first. */
function inEachSection(
  view: CanvasView,
  ids: readonly string[],
  change: (places: Map<string, NewPlace>, own: readonly string[]) => void,
): Places {
  const changed: Record<string, NewPlace> = {}
  for (const [sectionId, own] of bySection(view.content, ids)) {
    const grid = gridOf(sectionId)
    if (!grid) continue
    const places = placesIn(view, measureGrid(grid))
    const shown = own.filter((id) => places.has(id))
    if (shown.length === 0) continue
    change(places, shown)
    const next = changedPlaces(view, places)
    if (shown.some((id) => Object.hasOwn(next, id))) Object.assign(changed, next)
  }
  return Object.keys(changed).length === 0 ? null : changed
}
