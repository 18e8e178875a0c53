import type { IslandMoment } from '../islands/island-drawing.ts'
import { nextTask } from '../islands/next-task.ts'
import type { IslandName } from '../islands/place-island.tsx'
import type { IslandBundle } from './bundle.ts'
import { bundleOf } from './bundles.ts'
import { holdForms } from './hold-forms.ts'
import { holdPresses } from './hold-presses.ts'
import { whenIdle } from './when-idle.ts'

const bundles = import.meta.glob<IslandBundle>('./bundles/*.ts')

const FIRST_USES = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * Finds the islands below `root` and arranges for each to be hydrated at its moment. React is loaded with the first
 * one.
 */
export function hydrateIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]:not([data-waiting])')) {
    element.dataset.waiting = ''
    let alive: Promise<void> | null = null
    const wake = () => {
      alive ??= hydrate(element).finally(() => {
        for (const { end } of held) end()
      })
      return alive
    }
    const held = [holdForms(element, wake), holdPresses(element, wake)]
    moments[(element.dataset.when as IslandMoment) ?? 'idle'](element, () => void wake())
  }
}

const moments: Record<IslandMoment, (element: HTMLElement, wake: () => void) => void> = {
  idle: (element, wake) => {
    moments.interaction(element, wake)
    whenIdle(wake)
  },
  visible: (element, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
  },
  interaction: (element, wake) => {
    const once = () => {
      for (const type of FIRST_USES) element.removeEventListener(type, once)
      wake()
    }
    for (const type of FIRST_USES) element.addEventListener(type, once, { passive: true })
  },
}

async function hydrate(element: HTMLElement): Promise<void> {
  const load = bundles[`./bundles/${bundleOf[element.dataset.island as IslandName]}.ts`]
  if (!load) return
  const { hydrate: hydrateIn } = await load()
  // A pause, since evaluating the code for the first time already took long.
  await nextTask()
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  await hydrateIn(element, props)
}
