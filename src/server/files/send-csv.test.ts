import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { type Cell, sendCsv } from './send-csv.ts'

test('negative amounts stay numbers, and texts that look like formulas are marked', async () => {
  const server = fastify()
  server.get('/', (_request, reply) =>
    sendCsv(reply, 'table.csv', rowsOf([{ amount: '-30.00' }, -5, { amount: '30.00' }], ['-1', '-A1', '=1', '+1'])),
  )
  const { body } = await server.inject('/')
  expect(body.slice(1)).toBe("-30.00,-5,30.00\n'-1,'-A1,'=1,'+1\n")
})

async function* rowsOf(...rows: Cell[][]) {
  yield* rows
}
