import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import { Ellipsis, Pencil } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import classes from './settings-row.module.css'

interface SettingsRowProps {
  readonly name: string
  readonly facts: string
  readonly error?: string | undefined
  readonly onOpen: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  /** The handle for moving it, before its name. */
  readonly handle?: ReactNode
  /** Items of its menu. */
  readonly children: ReactNode
}

/** One entry of a list of rules: a press opens it; its menu has the other actions. */
export function SettingsRow({ name, facts, error, onOpen, onKeyDown, handle, children }: SettingsRowProps) {
  return (
    <div className={classes.row} data-movable={handle !== undefined || undefined}>
      {handle}
      <UnstyledButton className={classes.opener} aria-haspopup="dialog" onClick={onOpen} onKeyDown={onKeyDown}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{facts}</span>
        {error && <span className={classes.error}>{error}</span>}
      </UnstyledButton>
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label={`More actions for ${name}`}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={onOpen}>
            Edit
          </Menu.Item>
          {children}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
