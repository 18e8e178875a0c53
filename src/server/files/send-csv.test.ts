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

test('phone numbers stay phone numbers, and no cell turns around what follows it', async () => {
  const server = fastify()
  server.get('/', (_request, reply) =>
    sendCsv(reply, 'table.csv', rowsOf(['+4930123456', '+1+1', 'Ada\u202e', 'שלום', '\u202e=1'])),
  )
  const { body } = await server.inject('/')
  expect(body.slice(1)).toBe("+49 30123456,'+1+1,Ada,שלום,'=1\n")
})

async function* rowsOf(...rows: Cell[][]) {
  yield* rows
}
