import type { CanvasHost, PressedKey } from '#studio/canvas/protocol.ts'
import * as changes from './change-blocks.ts'
import { nameOf } from './commands.ts'
import type { Editing } from './use-editing.ts'

/** What the editor does when its canvas tells it of gestures, words and keys. */
export function canvasHostOf(editing: Editing, pressed: (key: PressedKey) => boolean): CanvasHost {
  const { log, content, device, select, say, setWriting } = editing
  return {
    selected: select,
    placed({ what, by, ids, places }) {
      const label = `${what === 'move' ? 'Move' : 'Resize'} ${nameOf(ids.map((id) => content.blocks[id]!))}`
      const operations = changes.setPlaces(content, device, ids, places)
      log.change(label, operations, by === 'key' ? `${what} ${ids.join(' ')}` : null)
      const { area } = places[ids[0]!] ?? {}
      if (!area) return
      const { row, column, rows, columns } = area
      say(`Columns ${column} to ${column + columns - 1}, rows ${row} to ${row + rows - 1}`)
    },
    wrote(id, html) {
      const block = log.state().content.blocks[id]
      if (block) log.change('Edit text', changes.setSetting(block, 'html', html), `write ${id}`)
    },
    editing: setWriting,
    pressed,
  }
}
