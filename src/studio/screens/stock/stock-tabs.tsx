import { Tabs } from '@mantine/core'
import { useNavigate } from 'react-router'
import { TabRow } from '#studio/kit/tab-row.tsx'
import classes from './stock.module.css'

const words = { '/stock': 'Prices & stock', '/stock/transfers': 'Transfers', '/stock/counts': 'Counts' } as const
type Place = keyof typeof words
const places = Object.keys(words) as Place[]

/** The stock sheet, what is on its way, and what was counted. */
export function StockTabs({ shown }: { readonly shown: Place }) {
  const navigate = useNavigate()
  return (
    <Tabs className={classes.tabs} value={shown} onChange={(place) => place && navigate(place)}>
      <TabRow label="Stock, transfers and counts" tabs={places} words={words} shown={shown} />
    </Tabs>
  )
}
