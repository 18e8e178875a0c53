import { useStore } from '@nanostores/react'
import { HardDrive } from 'lucide-react'
import { $isSavingRefused } from '#studio/kit/saving-refused.ts'
import classes from './frame.module.css'

/** A notice that nothing can be saved, from the first failed save until one succeeds. */
export function SavingLine() {
  const isRefused = useStore($isSavingRefused)
  return (
    <div role="status">
      {isRefused && (
        <div className={classes.offline}>
          <HardDrive size={16} aria-hidden />
          Nothing can be saved right now: the server’s disk may be full. What you type stays here.
        </div>
      )}
    </div>
  )
}
