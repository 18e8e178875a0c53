import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineDocument, StoredDocumentError } from './stored-document.ts'

interface Old {
  readonly name: string
}
const steps = [
  { name: 'add-color', run: (cup: Old) => ({ ...cup, color: 'white' }) },
  { name: 'split-name', run: ({ name, ...cup }: Old) => ({ ...cup, names: name.split(' ') }) },
]
const cup = defineDocument({
  name: 'cup',
  schema: z.strictObject({ color: z.string(), names: z.array(z.string()) }),
  steps,
})
const list = defineDocument({
  name: 'list',
  schema: z.array(z.int()),
  steps: [{ name: 'keep', run: (all: unknown) => all }],
})
const plain = defineDocument({ name: 'plain', schema: z.array(z.int()) })

describe('a stored document', () => {
  it.each([
    ['from before there were versions', '{"name":"Harbor Mug"}'],
    ['of the first version', '{"$version":1,"name":"Harbor Mug","color":"white"}'],
    ['of today', '{"$version":2,"names":["Harbor","Mug"],"color":"white"}'],
  ])('%s is read in today’s shape', (_, text) => {
    expect(cup.read(text)).toEqual({ color: 'white', names: ['Harbor', 'Mug'] })
  })

  it('is written with its version, and comes back as it was', () => {
    fc.assert(
      fc.property(fc.record({ color: fc.string(), names: fc.array(fc.string()) }), (value) => {
        const text = cup.write(value)
        expect(JSON.parse(text).$version).toBe(2)
        expect(cup.read(text)).toEqual(value)
      }),
    )
  })

  it('may be a list, which is kept beside its version', () => {
    expect(list.write([1, 2])).toBe('{"$version":1,"$value":[1,2]}')
    expect(list.read('{"$version":1,"$value":[1,2]}')).toEqual([1, 2])
    expect(list.read('[1,2]')).toEqual([1, 2])
  })

  it('without steps is plain JSON, as it was before documents had versions', () => {
    expect(plain.write([1, 2])).toBe('[1,2]')
    expect(plain.read('[1,2]')).toEqual([1, 2])
  })

  it('that does not match its schema is refused with the names of its wrong fields, without their values', () => {
    const text = JSON.stringify({ $version: 2, color: 'secret', names: ['Ada', 4] })
    expect(() => cup.read(text)).toThrow(new StoredDocumentError('cup', 'names.1 invalid_type'))
  })

  it('that is not JSON is refused without quoting it', () => {
    expect(() => cup.read('secret')).toThrow(new StoredDocumentError('cup', 'it is not JSON'))
  })

  it('of a newer version of the program is refused', () => {
    expect(() => cup.read('{"$version":3}')).toThrow('The stored cup cannot be read: it has version 3 of 2')
  })
})
