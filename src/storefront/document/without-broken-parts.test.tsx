import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import type { Screen } from './screen.ts'
import { withoutBrokenParts } from './without-broken-parts.tsx'

const Part = ({ name }: { name: string }): ReactNode => {
  if (name.startsWith('broken')) throw new Error(`${name} cannot be drawn`)
  return <p>{name}</p>
}
const draw = (names: readonly string[]) => (
  <main>
    {names.map((name) => (
      <Part key={name} name={name} />
    ))}
  </main>
)
const screen: Pick<Screen<readonly string[]>, 'independent'> = {
  independent: {
    parts: (names) => names.map((name) => <Part key={name} name={name} />),
    without: (names, broken) => names.filter((name) => !broken.has(name)),
  },
}

describe('a page whose parts throw', () => {
  test('is drawn without them, and says which they are', () => {
    const { body, model, broken } = withoutBrokenParts(screen, ['one', 'broken a', 'two', 'broken b'], draw)
    expect(body).toBe('<main><p>one</p><p>two</p></main>')
    expect(model).toEqual(['one', 'two'])
    expect(broken.map(({ name }) => name)).toEqual(['broken a', 'broken b'])
    expect(broken[0]!.error).toEqual(new Error('broken a cannot be drawn'))
  })

  test('fails when none of them is to blame', () => {
    const frame = () => {
      throw new Error('no frame')
    }
    expect(() => withoutBrokenParts(screen, ['one'], frame)).toThrow('no frame')
  })

  test('fails when the screen has no independent parts', () => {
    expect(() => withoutBrokenParts({}, ['broken'], draw)).toThrow('broken cannot be drawn')
  })
})

test('a page whose parts are all well is drawn once', () => {
  let drawn = 0
  const { broken } = withoutBrokenParts(screen, ['one'], (names) => {
    drawn += 1
    return draw(names)
  })
  expect([drawn, broken]).toEqual([1, []])
})
