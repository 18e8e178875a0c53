import autocannon from 'autocannon'

/** Requests per second for one page with p50 and p99; every answer must be a complete page. */
export async function pageViews(server, shop, path, seconds) {
  const options = {
    url: server.url + path,
    connections: 32,
    pipelining: 1,
    headers: { host: shop.host, accept: 'text/html' },
  }
  await autocannon({ ...options, duration: 2 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} bad answers, ${result.errors} errors`)
  return [Math.round(result.requests.average), `/s (p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms)`]
}
