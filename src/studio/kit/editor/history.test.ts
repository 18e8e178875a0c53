import { expect, test } from 'vitest'
import { beginHistory, makeStep, redoStep, undoStep } from './history.ts'

test('goes back and forward over steps', () => {
  const two = makeStep(makeStep(beginHistory('a'), 'b', 'title', 0), 'c', 'body', 10)
  expect(undoStep(two).present).toBe('b')
  expect(undoStep(undoStep(two)).present).toBe('a')
  expect(redoStep(undoStep(two)).present).toBe('c')
  expect(undoStep(beginHistory('a')).present).toBe('a')
})

test('letters typed in a row at one place are one step; after a pause a new one begins', () => {
  let history = beginHistory('')
  history = makeStep(history, 'h', 'title', 0)
  history = makeStep(history, 'he', 'title', 200)
  history = makeStep(history, 'hey', 'title', 5000)
  expect(undoStep(history).present).toBe('he')
  expect(undoStep(undoStep(history)).present).toBe('')
})

test('a new step forgets what had been taken back', () => {
  const back = undoStep(makeStep(beginHistory('a'), 'b', 'title', 0))
  const other = makeStep(back, 'c', 'title', 10)
  expect(redoStep(other).present).toBe('c')
  expect(undoStep(other).present).toBe('a')
})

test('a step that changes nothing is none', () => {
  const history = beginHistory('a')
  expect(makeStep(history, 'a', 'title', 0)).toBe(history)
})
