import { Group, Menu } from '@mantine/core'
import { Thumbnail } from '../thumbnail.tsx'
import type { SheetColumn } from './columns.ts'
import classes from './sheet.module.css'
import type { SheetState } from './use-sheet.ts'

interface CellChoicesProps<Row> {
  readonly sheet: SheetState<Row>
  readonly column: SheetColumn<Row>
  readonly row: Row
}

/** The list that a cell shows instead of a field. */
export function CellChoices<Row>({ sheet, column, row }: CellChoicesProps<Row>) {
  const chosen = column.text(row)
  const close = (text: string | null) => {
    sheet.endEditing(text)
    // The menu returns the focus to an element that is gone by then.
    requestAnimationFrame(() => sheet.grid.current?.focus({ preventScroll: true }))
  }
  return (
    <Menu
      opened
      onClose={() => close(null)}
      position="bottom-start"
      returnFocus={false}
      trapFocus
      // Without keydown: the event of the key that opened the menu is still bubbling.
      clickOutsideEvents={['mousedown', 'touchstart']}
    >
      <Menu.Target>
        <span className={classes.anchor} />
      </Menu.Target>
      <Menu.Dropdown className={classes.choices} data-choices onKeyDown={(event) => event.stopPropagation()}>
        <Menu.RadioGroup value={chosen} onChange={close}>
          {column.choices!.map(({ value, label, picture }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick data-autofocus={value === chosen || undefined}>
              <Group gap={10} wrap="nowrap">
                {picture !== undefined && <Thumbnail url={picture || null} width={100} />}
                {label}
              </Group>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
