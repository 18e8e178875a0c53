import { captchaTexts } from '#shared/captcha/captcha-texts.ts'
import type { FormCaptcha } from '#shared/captcha/form-captcha.ts'
import { captchaSize } from '#shared/captcha/widget-size.ts'

/** The parts of Google's script that are used, as its reference names them. */
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
/** Anyone who waits longer than this gets no token. */
const LOADED_WITHIN = 10_000
/** How long a window must keep its size before a form looks at it again (§9). */
const RESIZE_DEBOUNCE = 100

let loading: Promise<Enterprise> | null = null

/** Loads Google's script, once for a page; it is tried again where it did not come. */
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

/** A token to send along, or a sentence for the visitor. */
export interface AskedCaptcha {
  readonly captchaKey?: string
  readonly sentence?: string
}

/** A form's captcha, from the first focus to the thanks. */
export interface Captcha {
  /**
   * Draws the widget of a checkbox key into an element, once, and in the size that fits it from then on (§5); a score key draws
   * nothing.
   * @returns whether it stands there
   */
  render(node: unknown): Promise<boolean>
  /**
   * Gets a token for the form's action; a sentence while the visitor has not ticked the checkbox.
   * @throws Error of §8 where Google's script did not come, or the captcha was destroyed
   */
  ask(): Promise<AskedCaptcha>
  /** Begins again after a failure: a token is good once. */
  reset(): void
  destroy(): void
}

/** Opens the captcha of a form; Google's script is asked for at once, and hears of the visitor from then on. */
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
    // Google fills an element once.
    const place = document.createElement('div')
    node.replaceChildren(place)
    const drawn = enterprise.render(place, { sitekey: siteKey, action, theme, size })
    widget = drawn
    stopFollowing = onceResized(() => {
      // What is solved stays; what no one sees has no width.
      const isOpen = node.clientWidth > 0 && enterprise.getResponse(drawn) === ''
      if (!isOpen || captchaSize(node.clientWidth) === size) return
      stopFollowing()
      draw(enterprise, node)
    })
  }
  // Begun before anybody waits; anyone who does hears what went wrong.
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

/** Calls back each time the window has come to rest in a new size. @returns how to stop it */
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
