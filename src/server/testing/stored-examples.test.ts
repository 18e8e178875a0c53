import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { StoredDocument } from '#server/database/stored-document.ts'
import { readEnv } from '#server/env.ts'
import { jobs } from '#server/job-handlers.ts'
import { undoingOf } from '#server/undoers.ts'

/**
 * Each document's texts, by version: what a database may contain. A new step adds an example, and none is ever changed.
 */
const examples = JSON.parse(readFileSync(new URL('./stored-examples.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown[]
>

const modules = import.meta.glob<Record<string, unknown>>('../*/documents.ts', { eager: true })
const documents = [
  ...Object.values(modules).flatMap((module) => Object.values(module).filter(isDocument)),
  ...jobs.map(({ job }) => job.payload),
  ...[...undoingOf(readEnv({}), { forget() {} }).logs.values()].map((log) => log.snapshot),
]

function isDocument(value: unknown): value is StoredDocument<unknown> {
  return typeof value === 'object' && value !== null && 'read' in value && 'version' in value
}

it('every document has a name of its own, and every example a document', () => {
  expect(documents.map(({ name }) => name).toSorted()).toEqual(Object.keys(examples).toSorted())
})

describe.each(documents.map((document) => ({ name: document.name, document })))('$name', ({ document }) => {
  const texts = (examples[document.name] ?? []).map((example) => JSON.stringify(example))

  it('has an example of every version, which is read', () => {
    expect(texts).toHaveLength(document.version + 1)
    for (const text of texts) expect(() => document.read(text)).not.toThrow()
  })

  it('is written as the example of today’s version', () => {
    const today = texts.at(-1)!
    expect(JSON.parse(document.write(document.read(today)))).toEqual(JSON.parse(today))
  })
})
