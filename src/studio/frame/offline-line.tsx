import { useNetwork } from '@mantine/hooks'
import { WifiOff } from 'lucide-react'
import classes from './frame.module.css'

/** Says that there is no connection, for as long as there is none. */
export function OfflineLine() {
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <div className={classes.offline}>
          <WifiOff size={16} aria-hidden />
          You are offline. What you type is kept; saving works again when the connection is back.
        </div>
      )}
    </div>
  )
}
