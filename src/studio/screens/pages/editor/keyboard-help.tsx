import { Kbd } from '@mantine/core'
import { Modal } from '#studio/kit/modal.tsx'
import classes from './keyboard-help.module.css'

type Shortcut = readonly [keys: readonly string[], what: string]

const command = /Mac|iP(?:hone|ad)/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'

const groups: readonly { readonly title: string; readonly shortcuts: readonly Shortcut[] }[] = [
  {
    title: 'Select',
    shortcuts: [
      [['Tab'], 'Next block in reading order'],
      [['Enter'], 'Go in: from a section to its block, from a block to its text'],
      [['Esc'], 'Go out: from a text to its block, from a block to its section'],
      [[command, 'A'], 'All blocks of the section, then of the page'],
      [[command, 'click'], 'Add a block to the selection, or remove it'],
      [['F6'], 'Between the page and the panel'],
    ],
  },
  {
    title: 'Place',
    shortcuts: [
      [['←', '→', '↑', '↓'], 'Move by one cell'],
      [['Shift', '←', '→', '↑', '↓'], 'Resize by one cell'],
      [['['], 'Behind the block below'],
      [[']'], 'In front of the block above'],
    ],
  },
  {
    title: 'Edit',
    shortcuts: [
      [[command, 'C'], 'Copy'],
      [[command, 'X'], 'Cut'],
      [[command, 'V'], 'Paste blocks, text, Markdown, images, or the link of a page or a video'],
      [[command, 'D'], 'Duplicate'],
      [[command, 'K'], 'In a text: make the selected words a link'],
      [['Delete'], 'Delete'],
      [[command, 'Z'], 'Undo'],
      [[command, 'Shift', 'Z'], 'Redo'],
      [[command, 'S'], 'Save a version, with a name or without'],
      [['?'], 'Show these shortcuts'],
    ],
  },
]

interface KeyboardHelpProps {
  readonly isOpen: boolean
  readonly close: () => void
}

/** The keys of the editor. */
export function KeyboardHelp({ isOpen, close }: KeyboardHelpProps) {
  return (
    <Modal opened={isOpen} onClose={close} title="Keyboard shortcuts" size="lg">
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={classes.group}>
          <h3 className={classes.title}>{title}</h3>
          <dl className={classes.list}>
            {shortcuts.map(([keys, what]) => (
              <div key={what} className={classes.shortcut}>
                <dt>{what}</dt>
                <dd>
                  {keys.map((key) => (
                    <Kbd key={key} size="sm">
                      {key}
                    </Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  )
}
