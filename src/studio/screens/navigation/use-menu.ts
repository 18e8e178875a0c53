import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { type MenuIdentifier, toNavigationItems } from '#shared/collections/menus.ts'
import { getNavigationCall, type Menu, saveNavigationCall } from '#shared/collections/navigation-api.ts'
import type { ReplyOf } from '#shared/http/contract.ts'
import { listPagesCall } from '#shared/pages/owner-api.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { type MenuNode, toLinks, toNodes } from './nodes.ts'

type Navigation = ReplyOf<typeof getNavigationCall>

/**
 * A menu that is saved with each change. Changes are shown at once and saved one after the other; a refused one is taken
 * back.
 */
export function useMenu(menu: Menu) {
  const client = useQueryClient()
  const sayUndo = useUndoNotice()
  const [shown, setShown] = useState(() => ({ nodes: toNodes(menu.links), revision: menu.revision }))
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [waiting, setWaiting] = useState(0)
  const revision = useRef(menu.revision)

  const [loaded, setLoaded] = useState(menu.revision)

  // Someone else changed it, or a change was undone.
  if (waiting === 0 && menu.revision !== loaded) {
    setLoaded(menu.revision)
    if (menu.revision !== shown.revision) setShown({ nodes: toNodes(menu.links), revision: menu.revision })
  }

  async function save(nodes: readonly MenuNode[], message: string): Promise<unknown> {
    if (waiting === 0) revision.current = shown.revision
    const items = toNavigationItems(toLinks(nodes))
    const identifier = menu.identifier as MenuIdentifier
    try {
      const body = { items, identifier, revision: revision.current }
      const { links, revision: next, batchId } = await ask(saveNavigationCall, { body })
      revision.current = next
      const key = keyOf(getNavigationCall, {})
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<Navigation>(key, (before) => before && withMenu(before, { ...menu, links, revision: next }))
      setShown((before) => ({ ...before, revision: next }))
      for (const one of [listPagesCall, listChangesCall]) void client.invalidateQueries({ queryKey: keyOf(one) })
      sayUndo(message, batchId)
      return null
    } catch (error) {
      await client.invalidateQueries({ queryKey: keyOf(getNavigationCall) })
      setShown({ nodes: toNodes(menu.links), revision: menu.revision })
      return error
    }
  }

  /** Shows and saves the menu. @returns the refusal, or null */
  async function change(nodes: readonly MenuNode[], message: string): Promise<unknown> {
    setShown((before) => ({ ...before, nodes: [...nodes] }))
    setWaiting((count) => count + 1)
    const saving = queue.current.then(() => save(nodes, message))
    queue.current = saving
    const refusal = await saving
    setWaiting((count) => count - 1)
    return refusal
  }

  return { nodes: shown.nodes, change }
}

const withMenu = (navigation: Navigation, menu: Menu): Navigation => ({
  ...navigation,
  menus: navigation.menus.map((one) => (one.identifier === menu.identifier ? menu : one)),
})
