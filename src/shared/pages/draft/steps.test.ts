import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildContent, type NewBlock } from '../build-content.ts'
import { contentSchema, type PageContent } from '../content.ts'
import { applyStep, difference, inverseOf, isSame, operation, stepSchema, valueAt } from './steps.ts'

const text = (id: string): NewBlock => ({ id, type: 'text', settings: { html: `<p>${id}</p>` } })
const page = (...ids: string[]) => {
  let number = 0
  return buildContent(
    ids.map((id) => [text(id)]),
    () => `section-${++number}`,
  )
}
const content = page('one', 'two')
const setting = (before: unknown, after: unknown) => ({
  operations: [operation(['blocks', 'one', 'settings', 'html'], before, after)],
})

describe('a step', () => {
  test('changes what it names and nothing else', () => {
    const next = applyStep(content, setting('<p>one</p>', '<p>1</p>'))!
    expect(valueAt(next, ['blocks', 'one', 'settings', 'html'])).toBe('<p>1</p>')
    expect(next.blocks.two).toBe(content.blocks.two)
    expect(valueAt(content, ['blocks', 'one', 'settings', 'html'])).toBe('<p>one</p>')
  })

  test('is refused as a whole when something is not as it was before', () => {
    const late = {
      operations: [...setting('<p>one</p>', '<p>1</p>').operations, ...setting('<p>one</p>', 'x').operations],
    }
    expect(applyStep(content, late)).toBeNull()
    expect(applyStep(content, { operations: [operation(['blocks', 'gone', 'rank'], 'a0', 'a1')] })).toBeNull()
    expect(applyStep(content, { operations: [operation(['blocks', 'one'], undefined, {})] })).toBeNull()
  })

  test('adds and removes', () => {
    const added = { operations: difference(page('one', 'two'), page('one', 'two', 'three')) }
    const three = applyStep(content, added)!
    expect(Object.keys(three.blocks)).toEqual(['one', 'two', 'three'])
    expect(isSame(applyStep(three, { operations: inverseOf(added) }), content)).toBe(true)
  })

  test.each(['constructor', 'toString', 'valueOf'])('does not take %s for something of the page', (id) => {
    expect(applyStep(content, { operations: [operation(['blocks', id, 'rank'], undefined, 'a0')] })).toBeNull()
    expect(valueAt(content, ['blocks', id])).toBeUndefined()
  })

  test.each([
    ['into a prototype', ['blocks', '__proto__', 'rank']],
    ['beside the page', ['facts', 'title']],
    ['deeper than a setting', ['blocks', 'one', 'settings', 'picture', 'id']],
    ['at everything', ['blocks']],
  ])('is refused when its path leads %s', (_where, path) => {
    const step = { id: 'step-0001', label: 'Change', undoes: null, operations: [{ path, after: 1 }] }
    expect(stepSchema.safeParse(step).success).toBe(false)
  })
})

test('any two contents differ by operations that lead from one to the other and back', () => {
  const ids = fc.uniqueArray(fc.constantFrom('one', 'two', 'three', 'four', 'five'))
  fc.assert(
    fc.property(ids, ids, (from, to) => {
      const [before, after] = [page(...from), page(...to)]
      const operations = difference(before, after)
      const there = operations.length === 0 ? before : applyStep(before, { operations })
      expect(isSame(there, after)).toBe(true)
      expect(contentSchema.safeParse(there).success).toBe(true)
      const back =
        operations.length === 0 ? after : applyStep(there as PageContent, { operations: inverseOf({ operations }) })
      expect(isSame(back, before)).toBe(true)
    }),
  )
})
