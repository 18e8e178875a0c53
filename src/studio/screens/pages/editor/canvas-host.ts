import { flushSync } from 'react-dom'
import { placeInWords } from '#studio/canvas/place-in-words.ts'
import type { CanvasHost, FinishedGesture, PressedKey } from '#studio/canvas/protocol.ts'
import * as changes from './change-blocks.ts'
import { nameOf } from './commands.ts'
import type { Editing } from './use-editing.ts'

/** How the editor reacts to gestures, words and keys in its canvas. */
export function canvasHostOf(
  editing: Editing,
  pressed: (key: PressedKey) => boolean,
  clipboard: Pick<CanvasHost, 'copied' | 'pasted'>,
  openedShared: CanvasHost['openedShared'],
): CanvasHost {
  const { log, content, layout, select, announce, setWriting } = editing
  return {
    // At once: the next key, which may come before React would draw, is about what is selected now.
    selected: (ids) => flushSync(() => select(ids)),
    selectedSection: (id) => flushSync(() => editing.selectSection(id)),
    placed({ what, by, ids, places }) {
      const label = `${gestureWords[what]} ${nameOf(ids.map((id) => content.blocks[id]!))}`
      const operations = changes.setPlaces(content, layout, ids, places)
      log.change(label, operations, by === 'key' ? `${what} ${ids.join(' ')}` : null)
      const { area } = places[ids[0]!] ?? {}
      if (area) announce(placeInWords(area))
    },
    wrote(id, html, by) {
      const block = log.state().content.blocks[id]
      if (!block) return
      const isTyped = by === 'typing'
      const operations = changes.setSetting(block, 'html', html)
      log.change(isTyped ? 'Edit text' : 'Format text', operations, isTyped ? `write ${id}` : null)
    },
    editing: setWriting,
    linking: () => editing.setLinking(true),
    pressed,
    openedShared,
    ...clipboard,
  }
}

const gestureWords: Readonly<Record<FinishedGesture['what'], string>> = {
  ...{ move: 'Move', resize: 'Resize' },
  ...{ left: 'Align', center: 'Align', right: 'Align', top: 'Align', middle: 'Align', bottom: 'Align' },
  ...{ across: 'Distribute', down: 'Distribute' },
}
