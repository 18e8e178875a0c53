import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/studio.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { choose, openStudio } from './steps/studio.ts'

const RATE = 8000

/** A WAV file of some seconds without a sound; each name has bytes of its own. */
function silence(name: string, seconds: number) {
  const samples = Buffer.alloc(RATE * seconds, 128)
  samples.write(name)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(RATE, 24)
  head.writeUInt32LE(RATE, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return { name: `${name}.wav`, mimeType: 'audio/wav', buffer: Buffer.concat([head, samples]) }
}

async function publishTrack(page: Page, title: string, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'New track' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create draft' }).click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload file' }).click()
  await (await choosing).setFiles(silence(title, seconds))
  await expect(page.getByLabel('Length')).toHaveValue(`0:${seconds}`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, 'a track')
  await page.getByRole('link', { name: /^Back to / }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
}

test(
  'an owner makes an album, and visitors play one track after the other',
  { tag: '@phone' },
  async ({ page, visitor }, { project }) => {
    const name = `Low tide ${project.name}`
    await openStudio(page, '/collections', 'Collections')
    await page.getByRole('button', { name: 'New collection' }).click()
    await choose(page, 'Type', 'Album')
    await page.getByRole('dialog').getByLabel('Title').fill(name)
    await page.getByRole('button', { name: 'Create collection' }).click()
    await expect(page.getByText('No tracks yet')).toBeVisible()
    // Longer than any look at them takes: a busy machine finds the track still playing.
    await publishTrack(page, `Ebb ${project.name}`, 59)
    await publishTrack(page, `Flood ${project.name}`, 58)
    await page.getByRole('button', { name: 'Album settings' }).click()
    await page.getByLabel('Artist').fill('The Tides')
    await expectAccessible(page, 'the settings of an album')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(`“${name}” saved`)).toBeVisible()
    const path = new URL(
      (await page.getByRole('link', { name: 'View', exact: true }).getAttribute('href'))!,
      page.url(),
    ).pathname

    const loaded: string[] = []
    visitor.on('request', (request) => loaded.push(request.url()))
    await visitor.goto(path)
    await expect(visitor.getByText('By The Tides')).toBeVisible()
    const tracks = visitor.getByRole('list', { name: 'Tracks' })
    await expect(tracks.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(visitor, 'an album')
    expect(loaded.filter((url) => url.includes('.wav'))).toEqual([])
    const [ebb, flood] = [tracks.getByRole('link', { name: /Ebb/ }), tracks.getByRole('link', { name: /Flood/ })]
    await ebb.click()
    await expect(visitor.getByRole('main').getByRole('status')).toHaveText(`Playing Ebb ${project.name}`)
    await expect(ebb).toHaveAttribute('aria-current', 'true')
    expect(new URL(visitor.url()).pathname).toBe(path)
    // The next track follows by itself.
    await visitor.locator('audio').evaluate((audio: HTMLAudioElement) => {
      audio.currentTime = audio.duration - 0.5
    })
    await expect(visitor.getByRole('main').getByRole('status')).toHaveText(`Playing Flood ${project.name}`)
    await expect(flood).toHaveAttribute('aria-current', 'true')
    await flood.focus()
    await visitor.keyboard.press('Space')
    const isPaused = () => visitor.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)
    await expect.poll(isPaused).toBe(true)
    await visitor.keyboard.press('ArrowUp')
    await expect(ebb).toBeFocused()
    await visitor.keyboard.press('Enter')
    await expect.poll(isPaused).toBe(false)
    await expect(visitor.getByRole('main').getByRole('status')).toHaveText(`Playing Ebb ${project.name}`)
    await expectAccessible(visitor, 'an album that plays')
  },
)
