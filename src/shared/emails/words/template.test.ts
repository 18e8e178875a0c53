import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emailKinds, variablesOf } from './kinds.ts'
import { problemsOfWords, usualWords } from './schema.ts'
import { fillTemplate, problemOfTemplate, variable } from './template.ts'

const values = { name: 'Ada', number: '#00042', empty: '', odd: '{{ name }}' }
const known = Object.keys(values)
const textFor = (name: string) => new Map(Object.entries(values)).get(name)

describe('a text is filled with the values of its variables', () => {
  test.each([
    ['Hello {{ name }}, order {{number}}.', 'Hello Ada, order #00042.'],
    ['{{name}}{{  number  }}', 'Ada#00042'],
    ['no variable', 'no variable'],
    ['', ''],
    ['a single { or } or }} stays', 'a single { or } or }} stays'],
    // A value is never read as a text with variables.
    ['{{ odd }} {{ name }}', '{{ name }} Ada'],
    // What is not known takes its separator along.
    ['Thank you, {{ empty }}.', 'Thank you.'],
    ['Hello {{ empty }},', 'Hello,'],
    ['{{ empty }}, you have 5.', 'You have 5.'],
    ['One\n{{ empty }} two', 'One\nTwo'],
    ['{{ empty }}', ''],
    ['{{ empty }}{{ name }}', 'Ada'],
    // Texts that cannot be saved are shown as they are while they are typed.
    ['Hello {{ name', 'Hello {{ name'],
    ['Hello {{ nobody }}, {{ __proto__ }}', 'Hello {{ nobody }}, {{ __proto__ }}'],
  ])('%j', (template, filled) => {
    expect(fillTemplate(template, textFor)).toBe(filled)
  })
})

describe('a text that cannot be used says why', () => {
  test.each([
    ['{{ nam }}', '“{{ nam }}” isn’t a variable of this email.'],
    ['{{constructor}}', '“{{ constructor }}” isn’t a variable of this email.'],
    ['{{ __proto__ }}', '“{{ __proto__ }}” isn’t a variable of this email.'],
    ['{{ }}', 'Write the name of a variable between {{ and }}.'],
    ['Hello {{ name', 'Close “{{ name” with }}.'],
    ['{{ name {{ number }}', 'Close “{{ name {{ number }}” with }}.'],
    ['{{ name }}, {{ number }}', null],
    ['a { b }} c', null],
  ])('%j', (template, problem) => {
    expect(problemOfTemplate(template, known)).toBe(problem)
  })
})

test('a text that can be used contains all of its values, and nothing else changes', () => {
  const text = fc
    .string({ unit: fc.constantFrom('a', ' ', ',', '{', '}', '\n') })
    .map((one) => one.replaceAll('{{', ''))
  const part = fc.oneof(text, fc.constantFrom('name', 'number').map(variable))
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const template = parts.join('')
      fc.pre(problemOfTemplate(template, known) === null)
      const filled = fillTemplate(template, textFor)
      const expected = template.replace(/\{\{ name \}\}/g, 'Ada').replace(/\{\{ number \}\}/g, '#00042')
      expect(filled).toBe(expected)
    }),
  )
})

test('every text is refused or filled, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('{', '}', 'name', ' ', 'x', ',', '\n', '{{', '}}') }), (template) => {
      const problem = problemOfTemplate(template, known)
      if (problem !== null) expect(problem).toMatch(/\.$/)
      else expect(fillTemplate(template, textFor)).not.toMatch(/\{\{ *name *\}\}/)
    }),
  )
})

test('a problem is shown at its field, and each email has variables of its own', () => {
  const words = { ...usualWords, subject: 'Paid {{ refund.amount }}', closing: 'Bye {{ site.name' }
  expect(problemsOfWords('order-confirmation', words)).toEqual({
    subject: '“{{ refund.amount }}” isn’t a variable of this email.',
    closing: 'Close “{{ site.name” with }}.',
  })
  expect(problemsOfWords('order-refunded', { ...words, closing: '' })).toEqual({})
  for (const kind of emailKinds) expect(variablesOf(kind)).toContain('site.name')
})
