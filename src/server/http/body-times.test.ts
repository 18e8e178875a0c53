import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { limitBodyTimes } from './body-times.ts'

const app = Fastify()
limitBodyTimes(app, { usual: 30, long: 60 * 60_000 })
app.addContentTypeParser(['text/csv', 'multipart/form-data'], (_request, body, done) => done(null, body))
const read = async ({ body }: { body: unknown }) => {
  let length = 0
  for await (const piece of body as AsyncIterable<Buffer>) length += piece.length
  return { length }
}
app.post('/usual', read)
app.post('/long', { config: { takesLong: true } }, read)
app.post('/files', { config: { takesLong: 'with-files' } }, read)
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
afterAll(() => app.close())

/** Sends the beginning of a body of ten bytes. */
function begin(path: string, contentType = 'text/csv') {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: 10\r\n\r\nbegin`)
  return socket
}

test('a body that does not go on is given up, one that may take long is waited for', async () => {
  const [usual, long] = [begin('/usual'), begin('/long')]
  await once(usual, 'close')
  // The other one began at the same moment, and is still being received.
  long.write('end..')
  const [answer] = (await once(long, 'data')) as [Buffer]
  expect(answer.toString()).toContain('{"length":10}')
  long.destroy()
})

test('where a form can hold files, one with files is waited for, and no other', async () => {
  const [plain, files] = [begin('/files'), begin('/files', 'Multipart/Form-Data; boundary=x')]
  await once(plain, 'close')
  files.write('end..')
  const [answer] = (await once(files, 'data')) as [Buffer]
  expect(answer.toString()).toContain('{"length":10}')
  files.destroy()
})
