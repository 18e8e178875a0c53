/** A browser that keeps its cookies and sends its CSRF token. @returns a function that calls and returns the answer */
export async function openBrowser(server) {
  const cookies = new Map()
  const call = async (method, path, body, type = 'application/json') => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((one) => one.join('=')).join('; '),
        'x-csrf-token': decodeURIComponent(cookies.get('crumb') ?? ''),
        ...(body !== undefined && { 'content-type': type }),
      },
      body: body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)
      cookies.set(name, value)
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
  await call('GET', '/api/crumb')
  return call
}

/** The browser of the owner that `setUp` creates, signed in. */
export async function openOwnerBrowser(server) {
  const call = await openBrowser(server)
  await call('POST', '/api/sign-in', { email: 'owner@example.com', password: 'kettle harbor slow green' })
  return call
}
