import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const bundle = join(import.meta.dirname, '../../dist/browser')

const kilobytes = (text) => Math.round((gzipSync(text).length / 1024) * 10) / 10

/** Compressed kilobytes of HTML, inlined CSS, and all scripts of a page's first load. */
export async function sizes(server, shop) {
  const pages = [
    ['home page', '/', '≤ 90'],
    ['store page', shop.storePath, '≤ 90'],
    ['product page', shop.productPath, '≤ 90'],
    ['search page', '/search?q=product', '≤ 3'],
    ['page that is not there', '/nothing-here', '≤ 3'],
  ]
  const measured = []
  for (const [name, path, scriptAim] of pages) {
    const reply = await fetch(server.url + path, { headers: { host: shop.host } })
    const html = await reply.text()
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
    const scripts = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]))
    let scriptBytes = 0
    for (const script of scripts) scriptBytes += gzipSync(await (await fetch(server.url + script)).text()).length
    measured.push([`${name}: HTML with its CSS, gzip`, kilobytes(html), 'kB', '≤ 30'])
    measured.push([`${name}: CSS, gzip`, kilobytes(styles), 'kB', '≤ 15'])
    measured.push([`${name}: JavaScript, gzip`, Math.round((scriptBytes / 1024) * 10) / 10, 'kB', scriptAim])
  }
  measured.push(['form: JavaScript over React and the page’s own, gzip', formIsland(), 'kB', '≤ 12'])
  return measured
}

/** Compressed kilobytes that a form adds to a page without other islands. */
function formIsland() {
  const manifest = JSON.parse(readFileSync(join(bundle, 'storefront.json'), 'utf8'))
  const filesOf = (module, files = new Set()) => {
    const { file, imports = [] } = manifest[module]
    if (files.has(file)) return files
    files.add(file)
    for (const one of imports) filesOf(one, files)
    return files
  }
  const isReact = (file) => /\/react-[^/]+$/.test(file)
  const loaded = filesOf('src/storefront/hydration/runtime.ts')
  const own = [...filesOf('src/storefront/hydration/bundles/form.ts')].filter(
    (file) => !loaded.has(file) && !isReact(file),
  )
  const bytes = own.map((file) => gzipSync(readFileSync(join(bundle, file))).length)
  return Math.round((bytes.reduce((sum, one) => sum + one, 0) / 1024) * 10) / 10
}
