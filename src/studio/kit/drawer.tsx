import { type DrawerProps, Drawer as MantineDrawer } from '@mantine/core'
import { useCloseOnBack } from './use-close-on-back.ts'

/** A sheet over the page. Escape, a press beside it, its close button and, on a phone, Back close it. */
export function Drawer(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose)
  return <MantineDrawer {...props} />
}
