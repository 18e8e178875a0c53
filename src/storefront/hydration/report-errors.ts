/** docs/compatibility.md#script-errors. */
const MOST_SENDS = 20
const MOST_QUEUED = 10
const LONGEST_STACK = 5_000
const PAUSE_MILLISECONDS = 1_000

/**
 * Sends the errors of scripts on this page, each once. The server takes out what may name a person.
 * @param before what happened before this code was loaded
 */
export function reportErrors(before: readonly Event[]): void {
  const known = new Set<string>()
  let queue: object[] = []
  let sends = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    if (queue.length === 0 || sends === MOST_SENDS) return
    sends += 1
    // Only pages with a form or a cart have a token; the server checks the origin.
    const crumb = /(?:^|;\s*)crumb=([^;]*)/.exec(document.cookie)?.[1]
    void fetch('/api/events/RecordJavascriptErrors', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(crumb && { 'x-csrf-token': decodeURIComponent(crumb) }) },
      body: JSON.stringify(queue),
      keepalive: true,
      // What cannot be sent is not counted.
    }).catch(() => {})
    queue = []
  }
  const take = (event: Event) => {
    const data = dataOf(event)
    if (!data || queue.length === MOST_QUEUED) return
    const key = `${data.message} ${data.stack}`
    if (known.has(key)) return
    known.add(key)
    queue.push({ event: event.type, data, timestamp: Date.now() })
    clearTimeout(timer)
    timer = setTimeout(send, PAUSE_MILLISECONDS)
  }
  for (const event of before) take(event)
  addEventListener('error', take)
  addEventListener('unhandledrejection', take)
  addEventListener('pagehide', send)
}

/**
 * What is reported of an error. Null for those of browser extensions, and of other origins, of which nothing is known.
 */
function dataOf(event: Event) {
  const { message, filename, lineno, colno, error, reason } = event as ErrorEvent & PromiseRejectionEvent
  const cause: unknown = error ?? reason
  const stack = cause instanceof Error ? (cause.stack ?? '') : ''
  const words = message || String(cause ?? '')
  if (!words || words === 'Script error.' || /-extension:/.test(filename + stack)) return null
  return {
    message: words.slice(0, 1_000),
    stack: stack.slice(0, LONGEST_STACK),
    ...(filename && { filename, lineno, colno }),
    url: location.pathname,
    websiteId: document.body.dataset.websiteId,
    release: releaseOf(document.querySelector<HTMLScriptElement>('script[src*="/assets/storefront-"]')),
  }
}

/** The name of the page's script holds the hash of all code of the storefront. */
const releaseOf = (script: HTMLScriptElement | null) => script && /storefront-([\w-]+)\.js/.exec(script.src)?.[1]
