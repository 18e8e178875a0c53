import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'

class Element {
  clientWidth = 600
  children: unknown[] = []
  replaceChildren(...children: unknown[]) {
    this.children = children
  }
}
const place = {}
const score: FormCaptcha = {
  siteKey: 'key-1',
  kind: 'score',
  action: 'FORM_BLOCK_SUBMISSION',
  theme: 'light',
  alignment: 'left',
}
const checkbox: FormCaptcha = { ...score, kind: 'checkbox', theme: 'dark' }
const enterprise = {
  ready: (work: () => void) => work(),
  execute: vi.fn(async (key: string, { action }: { action: string }) => `${key} ${action}`),
  render: vi.fn((..._drawn: unknown[]) => 7),
  getResponse: vi.fn((_widget: number) => ''),
  reset: vi.fn((_widget: number) => {}),
}
/** URLs of the requested scripts. */
let loaded: string[] = []
let isReachable = true
let windowEvents = new EventTarget()

beforeEach(() => {
  loaded = []
  isReachable = true
  vi.clearAllMocks()
  vi.resetModules()
  vi.stubGlobal('HTMLElement', Element)
  vi.stubGlobal('grecaptcha', { enterprise })
  windowEvents = new EventTarget()
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents))
  vi.stubGlobal('removeEventListener', windowEvents.removeEventListener.bind(windowEvents))
  vi.stubGlobal('document', {
    createElement: (tag: string) => (tag === 'div' ? place : {}),
    head: {
      append(script: { src: string; onload(): void; onerror(): void }) {
        loaded.push(script.src)
        queueMicrotask(() => (isReachable ? script.onload() : script.onerror()))
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async (model: FormCaptcha) => (await import('./captcha.ts')).openCaptcha(model)

test('a score key asks for a token of the form’s action when it is sent, and loads the script once for a page', async () => {
  expect(await (await open(score)).ask()).toEqual({ captchaKey: 'key-1 FORM_BLOCK_SUBMISSION' })
  expect(await (await open(score)).ask()).toEqual({ captchaKey: 'key-1 FORM_BLOCK_SUBMISSION' })
  expect(loaded).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=key-1&badge=bottomleft'])
})

test.each([
  [600, 'normal'],
  [300, 'compact'],
])('a checkbox key draws a widget once; in %i px it is %s', async (width, size) => {
  const captcha = await open(checkbox)
  const node = Object.assign(new Element(), { clientWidth: width })
  await captcha.render(node)
  await captcha.render(node)
  expect(loaded).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=explicit'])
  expect(enterprise.render.mock.calls).toEqual([
    [place, { sitekey: 'key-1', action: 'FORM_BLOCK_SUBMISSION', theme: 'dark', size }],
  ])
  expect(await captcha.ask()).toEqual({ sentence: 'Complete CAPTCHA before submitting.' })
  enterprise.getResponse.mockReturnValueOnce('ticked')
  expect(await captcha.ask()).toEqual({ captchaKey: 'ticked' })
  captcha.reset()
  expect(enterprise.reset).toHaveBeenCalledWith(7)
})

test('an unsolved widget adapts once the window has stopped changing its size', async () => {
  vi.useFakeTimers()
  const captcha = await open(checkbox)
  const node = new Element()
  await captcha.render(node)
  const resize = (width: number) => {
    node.clientWidth = width
    windowEvents.dispatchEvent(new Event('resize'))
  }
  const sizes = () => enterprise.render.mock.calls.map(([, drawn]) => (drawn as { size: string }).size)
  resize(300)
  resize(500)
  vi.advanceTimersByTime(100)
  expect(sizes()).toEqual(['normal'])
  resize(300)
  vi.advanceTimersByTime(99)
  expect(sizes()).toEqual(['normal'])
  vi.advanceTimersByTime(1)
  expect(sizes()).toEqual(['normal', 'compact'])
  enterprise.getResponse.mockReturnValueOnce('ticked')
  resize(600)
  vi.advanceTimersByTime(100)
  captcha.destroy()
  resize(500)
  vi.advanceTimersByTime(100)
  expect(sizes()).toEqual(['normal', 'compact'])
  vi.useRealTimers()
})

test('what is no element is not drawn into, and said in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await (await open(checkbox)).render(null)
  expect([log.mock.calls.length, enterprise.render.mock.calls.length]).toEqual([1, 0])
  log.mockRestore()
})

test('without Google’s script, or without a widget, there is no token', async () => {
  isReachable = false
  await expect((await open(score)).ask()).rejects.toThrow('ReCaptcha has not been set up!')
  isReachable = true
  await expect((await open(checkbox)).ask()).rejects.toThrow('ReCaptcha has not been set up!')
  // It is requested again.
  expect(loaded).toHaveLength(3)
})

test('a captcha that was destroyed gives no token', async () => {
  const captcha = await open(score)
  captcha.destroy()
  await expect(captcha.ask()).rejects.toThrow('Document was destroyed')
})

test.each([
  [200, 'compact'],
  [319.99, 'compact'],
  [320, 'normal'],
  [700, 'normal'],
] as const)('in a container of %f px the widget is %s', async (pixels, size) => {
  const { captchaSize } = await import('./captcha.ts')
  expect(captchaSize(pixels)).toBe(size)
})
