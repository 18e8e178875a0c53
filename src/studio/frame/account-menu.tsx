import { Group, type MantineColorScheme, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { ChevronsUpDown, CircleUser, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { useStaff } from '#studio/session/staff-context.ts'
import { useSignOut } from '../sign-in/use-sign-out.ts'
import classes from './frame.module.css'
import { openKeyHelp } from './global-keys.tsx'

export const schemes = [
  { value: 'auto', label: 'Match system', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const

/** The menu of the signed-in user: account, appearance and sign-out. */
export function AccountMenu() {
  const staff = useStaff()
  const signOut = useSignOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu position="top-start" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.person}>
          <span className={classes.initials} aria-hidden>
            {initialsOf(staff.name)}
          </span>
          <span className={classes.personWords}>{staff.name}</span>
          <ChevronsUpDown size={14} aria-hidden className={classes.outward} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/account" leftSection={<CircleUser size={18} aria-hidden />}>
          Your account
        </Menu.Item>
        <Menu.Item leftSection={<Keyboard size={18} aria-hidden />} rightSection="?" onClick={openKeyHelp}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {schemes.map(({ value, label, icon: Icon }) => (
            <Menu.RadioItem key={value} value={value}>
              <Group gap={10} wrap="nowrap">
                <Icon size={18} strokeWidth={1.75} aria-hidden />
                {label}
              </Group>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** At most two letters of a name: the initials of its first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
