import { Tabs } from '@mantine/core'
import { useNavigate } from 'react-router'
import { TabRow } from '#studio/kit/tab-row.tsx'
import classes from './redirects.module.css'

const words = { '/redirects': 'Redirects', '/redirects/not-found': 'Not found' } as const
type Place = keyof typeof words
const places = Object.keys(words) as Place[]

/** The redirects of the site, and the URLs that may need one. */
export function RedirectTabs({ shown }: { readonly shown: Place }) {
  const navigate = useNavigate()
  return (
    <Tabs className={classes.tabs} value={shown} onChange={(place) => place && navigate(place)}>
      <TabRow label="Redirects and URLs that were not found" tabs={places} words={words} shown={shown} />
    </Tabs>
  )
}
