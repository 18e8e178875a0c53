import { Button, Group, Text } from '@mantine/core'
import type { Fault } from '#shared/pages/check/fault.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { isInShared } from '#shared/pages/shared-sections/shared-content.ts'
import { nameOfBlock } from '#studio/canvas/name-of-block.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import classes from './faults-dialog.module.css'

interface FaultsDialogProps {
  readonly faults: readonly Fault[]
  readonly content: PageContent
  readonly isOpen: boolean
  readonly close: () => void
  readonly show: (blockId: string) => void
  readonly fix: (fault: Fault) => void
  /** Publishes the page as it is; absent where the owner only looks. */
  readonly publish?: (() => void) | undefined
}

/** What visitors would stumble over, each with its place and what can be done about it. */
export function FaultsDialog({ faults, content, isOpen, close, show, fix, publish }: FaultsDialogProps) {
  return (
    <Modal opened={isOpen} onClose={close} size="lg" title={publish ? 'Check the page before you publish' : 'Problems'}>
      {faults.length === 0 ? (
        <Text>No problems found.</Text>
      ) : (
        <ul className={classes.list} aria-label="Problems">
          {faults.map((fault) => {
            const block = content.blocks[fault.blockId]
            return (
              <li key={fault.key} className={classes.fault}>
                <div>
                  <p>{fault.words}</p>
                  <p className={classes.name}>
                    {block && nameOfBlock(block)}
                    {isInShared(fault.blockId) && ' · In a shared section'}
                  </p>
                </div>
                <div className={classes.actions}>
                  {fault.fix && (
                    <Button size="compact-sm" variant="default" onClick={() => fix(fault)}>
                      {fault.fix.label}
                    </Button>
                  )}
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => {
                      close()
                      show(fault.blockId)
                    }}
                  >
                    Show
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {publish && (
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={close}>
            Keep editing
          </Button>
          <Button
            onClick={() => {
              close()
              publish()
            }}
          >
            {faults.length === 0 ? 'Publish' : `Publish with ${countInWords(faults.length, 'problems')}`}
          </Button>
        </Group>
      )}
    </Modal>
  )
}
