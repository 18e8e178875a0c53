import { captchaTexts } from '#shared/captcha/captcha-texts.ts'
import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'

/** The parts of Google's script that are used, with the names of its reference. */
interface Enterprise {
  ready(work: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
  render(container: HTMLElement, parameters: Readonly<Record<string, string>>): number
  getResponse(widget: number): string
  reset(widget: number): void
}

declare global {
  var grecaptcha: { readonly enterprise?: Enterprise } | undefined
}

const SCRIPT = 'https://www.google.com/recaptcha/enterprise.js'
/** Milliseconds after which waiting for a token ends. */
const LOADED_WITHIN = 10_000
/** Milliseconds without a change of the window's size before a form adapts. */
const RESIZE_DEBOUNCE = 100
/** A container narrower than this many pixels gets a compact widget. */
const NORMAL_PIXELS = 320

let loading: Promise<Enterprise> | null = null

/** Loads Google's script, once per page; a failed load is retried. */
function load({ kind, siteKey }: FormCaptcha): Promise<Enterprise> {
  loading ??= new Promise<Enterprise>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `${SCRIPT}?render=${kind === 'score' ? `${siteKey}&badge=bottomleft` : 'explicit'}`
    const fail = () => {
      loading = null
      reject(new Error(captchaTexts.notSetUp))
    }
    const timer = setTimeout(fail, LOADED_WITHIN)
    script.onerror = fail
    script.onload = () => {
      const { enterprise } = globalThis.grecaptcha ?? {}
      if (!enterprise) return fail()
      enterprise.ready(() => {
        clearTimeout(timer)
        resolve(enterprise)
      })
    }
    document.head.append(script)
  })
  return loading
}

/** A token to send, or a sentence for the visitor. */
export interface AskedCaptcha {
  readonly captchaKey?: string
  readonly sentence?: string
}

/** A form's captcha, from the first focus until the form was sent. */
export interface Captcha {
  /**
   * Renders the widget of a checkbox key into an element, once, and keeps its size right from then on; a score key has
   * no widget.
   * @returns whether the widget is shown
   */
  render(node: unknown): Promise<boolean>
  /**
   * Gets a token for the form's action; a sentence while the visitor has not ticked the checkbox.
   * @throws Error when Google's script did not load, or the captcha was destroyed
   */
  ask(): Promise<AskedCaptcha>
  /** Starts again after a failure: a token can be used once. */
  reset(): void
  destroy(): void
}

/** Opens the captcha of a form. Google's script is requested immediately, and sees the visitor from then on. */
export function openCaptcha(model: FormCaptcha): Captcha {
  const { kind, siteKey, action, theme } = model
  let widget: number | null = null
  let isDestroyed = false
  let stopFollowing = () => {}

  async function ready(): Promise<Enterprise> {
    const enterprise = await load(model)
    if (isDestroyed) throw new Error(captchaTexts.destroyed)
    return enterprise
  }
  function draw(enterprise: Enterprise, node: HTMLElement): void {
    const size = captchaSize(node.clientWidth)
    // Google renders into an element only once.
    const place = document.createElement('div')
    node.replaceChildren(place)
    const drawn = enterprise.render(place, { sitekey: siteKey, action, theme, size })
    widget = drawn
    stopFollowing = onceResized(() => {
      // A solved widget stays; a hidden one has no width.
      const isOpen = node.clientWidth > 0 && enterprise.getResponse(drawn) === ''
      if (!isOpen || captchaSize(node.clientWidth) === size) return
      stopFollowing()
      draw(enterprise, node)
    })
  }
  // Started early. A failure is reported when it is awaited later.
  ready().catch(() => {})

  return {
    async render(node) {
      if (kind === 'score') return false
      if (!(node instanceof HTMLElement)) {
        console.error('A captcha cannot be drawn here:', node)
        return false
      }
      const enterprise = await ready()
      if (widget === null) draw(enterprise, node)
      return true
    },
    async ask() {
      const enterprise = await ready()
      if (kind === 'score') return { captchaKey: await enterprise.execute(siteKey, { action }) }
      if (widget === null) throw new Error(captchaTexts.notSetUp)
      const captchaKey = enterprise.getResponse(widget)
      return captchaKey ? { captchaKey } : { sentence: captchaTexts.incomplete }
    },
    reset() {
      if (widget !== null) globalThis.grecaptcha?.enterprise?.reset(widget)
    },
    destroy() {
      isDestroyed = true
      stopFollowing()
    },
  }
}

/** The size of the widget in a container. */
export const captchaSize = (containerPixels: number): 'compact' | 'normal' =>
  containerPixels < NORMAL_PIXELS ? 'compact' : 'normal'

/** Calls back when the window has stopped changing its size. @returns a function that stops this */
function onceResized(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(work, RESIZE_DEBOUNCE)
  }
  addEventListener('resize', wait)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', wait)
  }
}
