import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { onTestFinished } from 'vitest'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
/** The path of this machine's Redis; undefined when there is none. */
export const redisProgram = folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file))

export interface RedisServer {
  readonly url: string
  /** Kills it, like a broken machine. */
  kill(): Promise<void>
}

/** Starts a Redis on a free port, which stores nothing on disk. It ends with the test. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const child = spawn(
    redisProgram!,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  )
  const url = `redis://127.0.0.1:${port}`
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  onTestFinished(kill)
  await answers(url, child)
  return { url, kill }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
    client.on('error', () => {})
    const pong = await client.connect().then(
      () => client.ping(),
      () => null,
    )
    client.disconnect()
    if (pong) return
    await setTimeout(20)
  }
  throw new Error('Redis did not start.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
