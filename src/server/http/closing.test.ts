import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

test('a server that is asked to stop answers what still arrives over an open connection', async () => {
  const { services, buildWebsite } = await startTestApp()
  const { slug } = await buildWebsite()
  await services.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = services.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let heard = ''
  socket.on('data', (text) => {
    heard += text
  })
  const routed = once(services.app.server, 'request')
  // Its body has not arrived: it is running when the server is asked to stop.
  socket.write(
    `POST /api/sign-in HTTP/1.1\r\nHost: ${slug}.localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`,
  )
  await routed
  const hasClosed = services.app.close()
  socket.write('{}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'close')
  await hasClosed
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200'])
  expect(heard).toContain('{"status":"ok"}')
})
