import { NavLink } from 'react-router'
import type { Place } from './destinations.ts'
import classes from './frame.module.css'

interface PlacesInsideProps {
  /** The destination that they belong to. */
  readonly of: string
  readonly places: readonly Place[]
  readonly onOpen?: () => void
}

/** The screens inside a destination; nothing when there are none. */
export function PlacesInside({ of, places, onOpen }: PlacesInsideProps) {
  if (places.length === 0) return null
  return (
    <ul className={classes.inside} aria-label={of}>
      {places.map(({ to, label }) => (
        <li key={to}>
          <NavLink className={classes.place} to={to} onClick={onOpen}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
