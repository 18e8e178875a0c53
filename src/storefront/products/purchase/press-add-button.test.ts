import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { type AddButtonState, createAddButton } from './press-add-button.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function button(answer: () => Promise<Result<unknown>>) {
  const press = createAddButton()
  const states: AddButtonState[] = []
  const add = vi.fn(answer)
  return {
    states,
    add,
    press: () => press({ add, onState: (state) => states.push(state) }),
  }
}

describe('the add button', () => {
  test("says 'Added!' one second after success and is idle two seconds later", async () => {
    const { press, states } = button(async () => succeed(null))
    void press()
    expect(states).toEqual(['adding'])
    await vi.advanceTimersByTimeAsync(999)
    expect(states).toEqual(['adding'])
    await vi.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['adding', 'added'])
    await vi.advanceTimersByTimeAsync(1999)
    expect(states).toEqual(['adding', 'added'])
    await vi.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['adding', 'added', 'idle'])
  })

  test('is idle again one second after an error', async () => {
    const { press, states } = button(async () => fail('not-enough-stock'))
    void press()
    await vi.advanceTimersByTimeAsync(999)
    expect(states).toEqual(['adding'])
    await vi.advanceTimersByTimeAsync(1)
    expect(states).toEqual(['adding', 'idle'])
  })

  test('adds once on a double click, and ignores clicks while it says that it has added', async () => {
    const { press, add } = button(async () => succeed(null))
    void press()
    void press()
    await vi.advanceTimersByTimeAsync(1500)
    void press()
    expect(add).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1500)
    void press()
    expect(add).toHaveBeenCalledTimes(2)
  })

  test('waits for a slow network before it says anything', async () => {
    const { press, states } = button(() => new Promise((resolve) => setTimeout(() => resolve(succeed(null)), 20_000)))
    void press()
    await vi.advanceTimersByTimeAsync(20_500)
    expect(states).toEqual(['adding'])
    await vi.advanceTimersByTimeAsync(500)
    expect(states).toEqual(['adding', 'added'])
  })
})
