import { useNetwork } from '@mantine/hooks'
import { WifiOff } from 'lucide-react'
import classes from './frame.module.css'

/** A notice while there is no connection. */
export function OfflineLine() {
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <div className={classes.offline}>
          <WifiOff size={16} aria-hidden />
          You’re offline. What you type is kept, and you can save again once you’re back online.
        </div>
      )}
    </div>
  )
}
