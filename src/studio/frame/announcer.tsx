import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

const DRAWN_MILLISECONDS = 400

/** Announces a new screen to screen readers; browsers do so only for a full page load. */
export function Announcer() {
  const { pathname, key } = useLocation()
  const [title, setTitle] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what changes, the title follows it
  useEffect(() => {
    if (key === 'default') return
    const timer = setTimeout(() => setTitle(document.title), DRAWN_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [pathname])
  return <VisuallyHidden role="status">{title}</VisuallyHidden>
}
