import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Import } from '#shared/imports/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './imports.module.css'

/** The number that is shown above the products without pushing them off the screen. */
const SHOWN_AT_FIRST = 12

/** The categories that an import creates, each with its ancestors. */
export function NewCategories({ one }: { readonly one: Import }) {
  const [isWhole, setWhole] = useState(false)
  const names = one.newCategories
  const isShort = names.length <= SHOWN_AT_FIRST
  return (
    <Panel title={one.startedAt === null ? 'Categories to add' : 'Categories'}>
      <ul className={classes.categories}>
        {names.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {!isShort && (
        <Button variant="default" mt="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${countInWords(names.length, 'categories')}`}
        </Button>
      )}
    </Panel>
  )
}
