import type { Result } from '#shared/http/failure.ts'

export type AddButtonState = 'idle' | 'adding' | 'added'

/** Times of the add button in milliseconds; scripts of sites rely on them: docs/compatibility.md#adding-to-the-cart. */
export const addButtonTimes = { untilAdded: 1000, untilIdle: 2000, afterError: 1000 } as const

interface AddButton {
  /** Adds the item to the cart. */
  readonly add: () => Promise<Result<unknown>>
  readonly onState: (state: AddButtonState) => void
  readonly onAdded?: () => void
  readonly wait?: (milliseconds: number) => Promise<void>
}

/**
 * The state machine of an add button. The returned function is its press; a press while the button is adding or shows
 * 'Added!' is ignored, so a double click adds once.
 */
export function createAddButton(): (button: AddButton) => Promise<void> {
  let state: AddButtonState = 'idle'
  return async ({ add, onState, onAdded, wait = pause }) => {
    if (state !== 'idle') return
    const change = (next: AddButtonState) => {
      state = next
      onState(next)
    }
    change('adding')
    const result = await add()
    if (!result.ok) {
      await wait(addButtonTimes.afterError)
      change('idle')
      return
    }
    await wait(addButtonTimes.untilAdded)
    change('added')
    onAdded?.()
    await wait(addButtonTimes.untilIdle)
    change('idle')
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
