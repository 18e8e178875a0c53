import type { ChildProcess } from 'node:child_process'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { drawSpot } from '#server/testing/files/pictures.ts'
import { createPictureProcess } from './ask-picture-process.ts'

const started: ChildProcess[] = []
const ask = createPictureProcess((child) => started.push(child))

const task = async () => ({
  kind: 'draw' as const,
  source: { bytes: await (await drawSpot(2000, 1500)).jpeg().toBuffer(), frames: 1 },
  width: 1000,
  format: 'avif' as const,
})

test('many pictures are drawn by one process, which leaves the cores to the shop', async () => {
  const drawn = await Promise.all([ask(await task()), ask(await task()), ask(await task())])
  for (const bytes of drawn) expect(Buffer.isBuffer(bytes)).toBe(true)
  expect(started).toHaveLength(1)
  expect(getPriority(started[0]!.pid!)).toBe(5)
})

test('what it cannot do is an error of that picture alone', async () => {
  const broken = { ...(await task()), source: { bytes: Buffer.from('no picture'), frames: 1 } }
  await expect(ask(broken)).rejects.toThrow('unsupported image format')
  expect(Buffer.isBuffer(await ask(await task()))).toBe(true)
  expect(started).toHaveLength(1)
})

test('a picture that takes it down fails, and the next one is drawn by a new process', async () => {
  const lost = ask(await task())
  started[0]!.kill('SIGKILL')
  await expect(lost).rejects.toThrow('ended (SIGKILL)')
  expect(Buffer.isBuffer(await ask(await task()))).toBe(true)
  expect(started).toHaveLength(2)
})
