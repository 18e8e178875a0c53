import { connect } from 'node:net'
import { usageOf } from './usage.mjs'

const CONNECTIONS = 16
const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * Requests each path once, over sixteen connections that each wait for an answer before they ask again. It does as
 * little as possible: a server and what loads it share the machine.
 * @throws Error for an answer that is not a whole page
 * @returns seconds, milliseconds of processor time of the server (all its threads), and the time of the slowest page
 */
export async function requestEach(server, shop, paths, headers = {}) {
  const rest = Object.entries({ host: shop.host, accept: 'text/html', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const turn = { next: 0, slowest: 0, bytes: 0 }
  const { hostname, port } = new URL(server.url)
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => {
      const socket = connect(Number(port), hostname).setNoDelay()
      return new Promise((resolve, reject) => socket.once('connect', () => resolve(socket)).once('error', reject))
    }),
  )
  const cpuBefore = usageOf(server.pid).cpu
  const began = performance.now()
  await Promise.all(sockets.map((socket) => askInTurn(socket, paths, rest, turn)))
  const seconds = (performance.now() - began) / 1000
  const cpu = (usageOf(server.pid).cpu - cpuBefore) * 1000
  for (const socket of sockets) socket.destroy()
  return { seconds, cpu, slowest: turn.slowest, bytes: turn.bytes / paths.length }
}

function askInTurn(socket, paths, rest, turn) {
  return new Promise((resolve, reject) => {
    let path
    let began
    /** Bytes that are still to come; null before the head of an answer. */
    let left = null
    let head = null
    const ask = () => {
      if (turn.next === paths.length) return resolve()
      path = paths[turn.next++]
      began = performance.now()
      socket.write(`GET ${path} HTTP/1.1\r\n${rest}\r\n`)
    }
    socket.on('error', reject).on('close', () => reject(new Error(`${path}: the connection was closed`)))
    socket.on('data', (chunk) => {
      turn.bytes += chunk.length
      if (left === null) {
        const whole = head ? Buffer.concat([head, chunk]) : chunk
        const end = whole.indexOf(END_OF_HEAD)
        if (end === -1) {
          head = whole
          return
        }
        head = null
        const text = whole.latin1Slice(0, end)
        const length = /\r\ncontent-length: (\d+)/i.exec(text)
        if (!text.startsWith('HTTP/1.1 200') || !length) return reject(new Error(`${path}: ${text.slice(0, 300)}`))
        left = Number(length[1]) - (whole.length - end - END_OF_HEAD.length)
      } else left -= chunk.length
      if (left > 0) return
      left = null
      turn.slowest = Math.max(turn.slowest, performance.now() - began)
      ask()
    })
    ask()
  })
}
