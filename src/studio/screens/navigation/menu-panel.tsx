import { Button, Group, Text } from '@mantine/core'
import { FolderPlus, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { blankLink, depthOfMenu, type MenuIdentifier } from '#shared/collections/menus.ts'
import type { Menu } from '#shared/collections/navigation-api.ts'
import { showRefusal } from '#studio/kit/notices.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import type { Place } from '#studio/kit/sortable/tree.ts'
import { useTreePull } from '#studio/kit/sortable/use-tree-pull.ts'
import { useTreeSteps } from '#studio/kit/sortable/use-tree-steps.tsx'
import { type LinkPlace, menuWords, titleOfLink } from './describe-link.ts'
import { LastMark } from './last-mark.tsx'
import { LinkDialog, type LinkTask } from './link-dialog.tsx'
import { LinkRow } from './link-row.tsx'
import classes from './navigation.module.css'
import { lastPlaceIn, type MenuNode, rowsOfNodes, withLink, withMovedNode, withNode, withoutNode } from './nodes.ts'
import { useMenu } from './use-menu.ts'

interface MenuPanelProps {
  readonly menu: Menu
  readonly places: readonly LinkPlace[]
}

/** One menu as a sortable list; each change is saved. */
export function MenuPanel({ menu, places }: MenuPanelProps) {
  const { nodes, change } = useMenu(menu)
  const byId = useMemo(() => new Map(places.map((place) => [place.id, place])), [places])
  const [task, setTask] = useState<LinkTask | null>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const words = menuWords[menu.identifier as MenuIdentifier]
  const levels = depthOfMenu(menu.identifier)
  const rows = rowsOfNodes(nodes)
  const nameOf = (node: MenuNode) => titleOfLink(node, byId)

  async function apply(next: readonly MenuNode[], message: string) {
    const refusal = await change(next, message)
    if (refusal !== null) showRefusal(refusal)
  }
  const moveTo = (id: string, place: Place) => {
    const node = rows.find(({ item }) => item.id === id)!.item
    void apply(withMovedNode(nodes, id, place), `${nameOf(node)} moved`)
  }
  const steps = useTreeSteps(rows, { nameOf, onMove: moveTo, levels })
  const { list, handleOf, isPulled, markBefore, lastMark } = useTreePull(rows, moveTo, levels)

  function saveTask({ link }: Pick<MenuNode, 'link'>): Promise<unknown> {
    const title = titleOfLink({ link, children: [] }, byId)
    if (task?.kind === 'edit') return change(withLink(nodes, task.node.id, link), `${title} saved`)
    const node = { id: crypto.randomUUID(), link, children: [] }
    return change(withNode(nodes, node, lastPlaceIn(nodes, task?.parentId ?? null)), `${title} added`)
  }
  const { children: _, ...blank } = blankLink
  const add = (isFolder: boolean, parentId: string | null = null) =>
    setTask({ kind: 'add', isFolder, parentId, link: blank })

  return (
    <Panel
      title={words.title}
      lead={words.lead}
      isFlush
      aside={
        <Group gap="xs">
          {levels > 1 && (
            <Button
              variant="default"
              size="compact-md"
              leftSection={<FolderPlus size={16} aria-hidden />}
              onClick={() => add(true)}
            >
              Add folder
            </Button>
          )}
          <Button
            ref={addButton}
            size="compact-md"
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => add(false)}
          >
            Add link
          </Button>
        </Group>
      }
    >
      {rows.length === 0 ? (
        <Text c="dimmed" size="sm" px="var(--panel-inline)" py="md">
          No links yet. Without links, visitors don’t see this menu.
        </Text>
      ) : (
        <ul ref={list} className={classes.tree} aria-label={`Links of the ${words.title.toLowerCase()}`}>
          {rows.map((row) => {
            const { item: node } = row
            const parent = rows.find(({ item }) => item.id === row.parentId)?.item
            return (
              <LinkRow
                key={node.id}
                row={row}
                places={byId}
                parentName={parent ? nameOf(parent) : null}
                mark={markBefore(node.id)}
                isPulled={isPulled(node.id)}
                handle={handleOf(row)}
                canHold={row.depth < levels - 1}
                canStep={(step) => steps.canStep(node.id, step)}
                onStep={(step) => steps.step(node.id, step)}
                onEdit={() => setTask({ kind: 'edit', node })}
                onAddInside={() => add(false, node.id)}
                onHide={(isHidden) =>
                  void apply(
                    withLink(nodes, node.id, { ...node.link, isHidden }),
                    `${nameOf(node)} ${isHidden ? 'hidden' : 'shown'}`,
                  )
                }
                onRemove={() => {
                  // The row and its button are gone: the focus goes on from the start of the menu.
                  addButton.current?.focus()
                  void apply(withoutNode(nodes, node.id), `${nameOf(node)} removed`)
                }}
              />
            )
          })}
          {lastMark !== null && <LastMark depth={lastMark} />}
        </ul>
      )}
      {steps.announcement}
      <LinkDialog task={task} places={places} close={() => setTask(null)} onSave={saveTask} />
    </Panel>
  )
}
