import type { ConsentPurpose } from '#shared/consent/choice.ts'

/** What a script waits with, and what it becomes. */
const WAITING = ['type', 'data-consent']

let running = Promise.resolve()

/** Runs the scripts of the owner that wait for these purposes, each once, in their order. */
export function runConsented(purposes: readonly ConsentPurpose[]): void {
  const waiting = [...document.querySelectorAll<HTMLScriptElement>('script[type="text/plain" i][data-consent]')]
  for (const script of waiting)
    if (purposes.some((purpose) => purpose === script.dataset.consent)) running = running.then(() => run(script))
}

/** A script runs when it is new. The policy allows its text by its hash, as that of every other. */
function run(waiting: HTMLScriptElement): Promise<void> {
  if (!waiting.isConnected) return Promise.resolve()
  const script = document.createElement('script')
  for (const { name, value } of waiting.attributes) if (!WAITING.includes(name)) script.setAttribute(name, value)
  script.async = waiting.hasAttribute('async')
  script.text = waiting.text
  // The next one may need it, unless it says otherwise.
  const isAwaited = script.hasAttribute('src') && !script.async
  const loaded = new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => resolve())
  })
  waiting.replaceWith(script)
  return isAwaited ? loaded : Promise.resolve()
}
