import { Tabs } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './tab-row.module.css'

interface Props<Tab extends string> {
  /** The label of the tabs, for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly words: Readonly<Record<Tab, string>>
  readonly shown: Tab
}

/** Tabs in one row, or in two where they need it. On phones the row scrolls, and the current tab is visible. */
export function TabRow<Tab extends string>({ label, tabs, words, shown }: Props<Tab>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = row.current?.querySelector(`[data-tab="${shown}"]`)
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])
  return (
    <Tabs.List ref={row} className={classes.row} aria-label={label}>
      {tabs.map((tab) => (
        <Tabs.Tab key={tab} value={tab} data-tab={tab}>
          {words[tab]}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}
