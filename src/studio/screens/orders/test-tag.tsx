import { Tooltip } from '@mantine/core'
import classes from './order.module.css'

/** Marks a test order: no money was charged. */
export function TestTag() {
  return (
    <Tooltip label="Test order: no money was charged">
      <span className={classes.test}>Test</span>
    </Tooltip>
  )
}
