const PREFIX = 'quick-'
/** Attributes that name other elements by their id. */
const REFERENCES = ['for', 'form', 'list', 'aria-controls', 'aria-describedby', 'aria-labelledby']

/**
 * Gives the parts of another page ids of their own, with everything that names them: both pages may have a field of the
 * same name. Their islands are told, and draw the same ids when they are hydrated.
 */
export function giveOwnIds(root: ParentNode): void {
  const own = new Map<string, string>()
  for (const element of root.querySelectorAll('[id]')) {
    const next = ownId(element)
    own.set(element.id, next)
    element.id = next
  }
  for (const name of REFERENCES)
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)!.split(/\s+/)
      element.setAttribute(name, ids.map((id) => own.get(id) ?? id).join(' '))
    }
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const id = own.get(link.getAttribute('href')!.slice(1))
    if (id) link.setAttribute('href', `#${id}`)
  }
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    island.dataset.idPrefix = PREFIX
    island.dataset.prefix = PREFIX + island.dataset.prefix
  }
}

/** The ids of `useId` begin with an underscore and the prefix of their island. */
function ownId(element: Element): string {
  const prefix = element.closest<HTMLElement>('[data-island]')?.dataset.prefix
  return prefix && element.id.startsWith(`_${prefix}`) ? `_${PREFIX}${element.id.slice(1)}` : PREFIX + element.id
}
