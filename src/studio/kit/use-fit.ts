import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How a list is shown, the widest form first: all columns, those that are not spare, with values that wrap, and cards. */
const fits = ['all', 'short', 'wrapped', 'cards'] as const
export type Fit = (typeof fits)[number]

/**
 * The widest form in which the table of a list fits into its place. It is measured, because the width that a table needs
 * depends on its columns and values, and the width of its place on the menu beside it.
 */
export function useFit(place: RefObject<HTMLElement | null>): Fit {
  const width = useRef(0)
  // A new object with each change of the width, so that it is measured again.
  const [form, setForm] = useState({ index: 0 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const former = width.current
      width.current = entry!.contentRect.width
      // In a wider place, a wider form may fit again.
      if (width.current !== former) setForm(({ index }) => ({ index: width.current > former ? 0 : index }))
    })
    observer.observe(place.current!)
    // Until the font is there, another one is measured.
    const again = () => setForm({ index: 0 })
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      observer.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }, [place])
  // Before the browser paints, and whenever the rows change: values of other rows can be longer.
  useLayoutEffect(() => {
    if (form.index < fits.length - 1 && sticksOut(place.current!)) setForm({ index: form.index + 1 })
  })
  return fits[form.index]!
}

/** Whether the table is wider than its place, or a value wider than its column, which has a fixed width. */
function sticksOut(place: HTMLElement): boolean {
  const table = place.querySelector('table')
  if (!table) return false
  if (table.offsetWidth > place.clientWidth) return true
  // Other columns grow with their values, and the table with them.
  return (
    table.dataset.fixed !== undefined &&
    [...table.querySelectorAll('td')].some((cell) => cell.scrollWidth > cell.clientWidth)
  )
}
