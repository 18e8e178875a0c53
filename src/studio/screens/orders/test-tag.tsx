import { Tooltip } from '@mantine/core'
import classes from './order.module.css'

/** Marks an order that was paid with the test card: no money has moved. */
export function TestTag() {
  return (
    <Tooltip label="Paid with the test card; no money has moved">
      <span className={classes.test}>Test</span>
    </Tooltip>
  )
}
