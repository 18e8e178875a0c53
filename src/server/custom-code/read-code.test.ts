import fc from 'fast-check'
import { parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { blankCustomCode } from '#shared/custom-code/rules.ts'
import type { CustomCode } from '#shared/custom-code/schema.ts'
import { hostileHtml } from '#shared/texts/testing/hostile-texts.ts'
import { elementsIn, isHtmlElement, parseCode, textIn } from './parse-code.ts'
import { hostsIn, readCode } from './read-code.ts'

const read = (code: Partial<CustomCode>) => readCode({ ...blankCustomCode, ...code })
const sourcesOf = (code: Partial<CustomCode>) => {
  const found = read(code)
  if (!found.ok) throw new Error(found.failure.code)
  return found.value.sources
}
const codeOf = (code: Partial<CustomCode>) => {
  const found = read(code)
  return found.ok ? 'accepted' : found.failure.code
}

describe('what a policy has to allow', () => {
  test('a tag manager: its inline script, the host that the script names, and the frame for browsers without scripts', () => {
    const script =
      "(function(w,d){j.async=true;j.src='https://www.googletagmanager.com/gtm.js?id='+i})(window,document)"
    const sources = sourcesOf({
      headCode: `<!-- Tag Manager --><script>${script}</script>`,
      bodyCode: '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-1"></iframe></noscript>',
    })
    expect(sources).toMatchObject({ inlineScripts: [script], scriptHosts: ['www.googletagmanager.com'] })
  })

  test.each<[string, Partial<CustomCode>, object]>([
    [
      'a script',
      { headCode: '<script async src="https://A.example.com:8443/x.js"></script>' },
      { scriptHosts: ['a.example.com:8443'] },
    ],
    [
      'one without a scheme',
      { headCode: '<script src="//a.example.com/x.js"></script>' },
      { scriptHosts: ['a.example.com'] },
    ],
    ['one of the site', { headCode: '<script src="/x.js"></script>' }, { scriptHosts: [], inlineScripts: [] }],
    ['one without https', { headCode: '<script src="http://a.example.com/x.js"></script>' }, { scriptHosts: [] }],
    ['a module', { headCode: '<script type=module>go()</script>' }, { inlineScripts: ['go()'] }],
    ['data', { headCode: '<script type="application/ld+json">{}</script>' }, { inlineScripts: [] }],
    ['a style', { headCode: '<style>a{}</style>' }, { inlineStyles: ['a{}'] }],
    [
      'a style sheet',
      { headCode: '<link rel=stylesheet href="https://fonts.example.com/a">' },
      { styleHosts: ['fonts.example.com'], scriptHosts: [] },
    ],
    [
      'a script to come',
      { headCode: '<link rel=modulepreload href="https://a.example.com/m.js">' },
      { scriptHosts: ['a.example.com'] },
    ],
    ['an icon', { headCode: '<link rel=icon href="https://a.example.com/i">' }, { styleHosts: [], scriptHosts: [] }],
    [
      'a frame',
      { bodyCode: '<iframe src="https://video.example.com/1"></iframe>' },
      { frameHosts: ['video.example.com'] },
    ],
    [
      'a frame that waits for consent',
      { bodyCode: '<iframe data-consent="functional" data-src="https://chat.example.com/1"></iframe>' },
      { frameHosts: ['chat.example.com'] },
    ],
    [
      'a style sheet that waits for consent',
      { headCode: '<link rel=stylesheet data-consent="marketing" data-href="https://fonts.example.com/a">' },
      { styleHosts: ['fonts.example.com'] },
    ],
    [
      'a frame that waits for no purpose',
      { bodyCode: '<iframe data-consent="all" data-src="https://chat.example.com/1"></iframe>' },
      { frameHosts: [] },
    ],
    [
      'a form',
      { bodyCode: '<form action="https://list.example.com/add"></form>' },
      { formHosts: ['list.example.com'] },
    ],
    ['an added host', { bodyCode: '<p>', allowedHosts: ['*.example.org'] }, { scriptHosts: ['*.example.org'] }],
    ['a script in a template', { bodyCode: '<template><script>go()</script></template>' }, { inlineScripts: ['go()'] }],
    ['a link of text', { bodyCode: '<a href="https://a.example.com">A</a>' }, { scriptHosts: [], frameHosts: [] }],
    ['no host', { headCode: '<script src="https://localhost/x.js"></script>' }, { scriptHosts: [] }],
  ])('%s', (_, code, expected) => {
    expect(sourcesOf(code)).toMatchObject(expected)
  })

  test('a script has the text that browsers read, with their line ends', () => {
    expect(sourcesOf({ headCode: '<script>one()\r\ntwo() && "&amp;"</script>' }).inlineScripts).toEqual([
      'one()\ntwo() && "&amp;"',
    ])
  })

  test('no word of the code can become another directive', () => {
    for (const host of ["a.example.com;script-src 'unsafe-inline'", 'a.example.com *', "'unsafe-eval'", '*', '*.com'])
      expect(hostsIn(sourcesOf({ bodyCode: `<iframe src="https://${host}"></iframe>` })).join(' ')).not.toMatch(
        /[;'*\s]/,
      )
  })
})

describe('what is refused', () => {
  test.each<[string, Partial<CustomCode>, string]>([
    ['what the head cannot contain', { headCode: '<div>Hello</div>' }, 'code-head-element'],
    ['text in the head', { headCode: 'var a = 1' }, 'code-head-text'],
    ['another base', { headCode: '<base href="https://a.example.com">' }, 'code-head-element'],
    ['a policy or redirect', { bodyCode: '<meta http-equiv="refresh" content="0;url=/">' }, 'code-body-element'],
    ['the end of all HTML', { bodyCode: '<plaintext>' }, 'code-body-element'],
    ['a comment that is open without scripts', { bodyCode: '<noscript><!--</noscript>' }, 'code-body-unclosed'],
    ['a script that cannot end', { headCode: '<script><!--<script>' }, 'code-head-unclosed'],
    ['too many elements', { bodyCode: '<i></i>'.repeat(1001) }, 'code-body-too-complex'],
    [
      'little that becomes much',
      { bodyCode: `<p><b a="${'x'.repeat(9000)}">${'<p>x'.repeat(400)}` },
      'code-body-too-complex',
    ],
    [
      'formatting without end',
      {
        bodyCode:
          numbers(400)
            .map((n) => `<b a${n}>`)
            .join('') + '<p>x'.repeat(2000),
      },
      'code-body-too-complex',
    ],
    [
      'too many hosts',
      {
        bodyCode: numbers(61)
          .map((n) => `<iframe src="https://a${n}.example.com"></iframe>`)
          .join(''),
      },
      'code-body-too-complex',
    ],
    ['nothing at all', {}, 'accepted'],
    ['what is open at its end', { bodyCode: '<div><p>Hello <b>you' }, 'accepted'],
  ])('%s', (_, code, verdict) => {
    expect(codeOf(code)).toBe(verdict)
  })

  test('deep nesting is read without end of the stack', () => {
    expect(codeOf({ bodyCode: '<div>'.repeat(900) })).toBe('accepted')
  })
})

test('what browsers do not run is named', () => {
  const found = read({
    bodyCode:
      '<a href="javascript:go()" onclick="go()">Go</a><img src="http://a.example.com/i.png"><svg><script>go()</script></svg>',
  })
  expect(found.ok && found.value.blocked).toEqual([
    { kind: 'handler', detail: 'onclick' },
    { kind: 'script-link', detail: 'a' },
    { kind: 'not-https', detail: 'http://a.example.com/i.png' },
    { kind: 'drawing-script', detail: 'script' },
  ])
})

test.each([
  [
    'a frame that loads at once',
    '<iframe data-consent="functional" src="https://a.example.com"></iframe>',
    ['functional'],
  ],
  [
    'a frame without such a purpose',
    '<iframe data-consent="chat" data-src="https://a.example.com"></iframe>',
    ['chat'],
  ],
  ['a frame that waits', '<iframe data-consent="functional" data-src="https://a.example.com"></iframe>', []],
  ['an element that loads nothing', '<div data-consent="chat"></div>', []],
])('%s is named when it does not wait for consent as its owner thinks', (_, bodyCode, details) => {
  const found = read({ bodyCode })
  expect(found.ok && found.value.blocked).toEqual(details.map((detail) => ({ kind: 'consent', detail })))
})

const BEFORE = '<!DOCTYPE html><html><head><title>Shop</title>'
const AFTER = '</head><body id="page"><main>Words</main>'

/** Whether a page with accepted code is the page that it would be without it. */
function expectWholePage(code: Partial<CustomCode>): void {
  const found = read(code)
  if (!found.ok) return
  const { headHtml, bodyHtml, sources } = found.value
  for (const scriptingEnabled of [true, false]) {
    const page = parse(`${BEFORE}${headHtml}${AFTER}${bodyHtml}<i id="end"></i></body></html>`, { scriptingEnabled })
    const all = elementsIn(page as never)
    const main = all.find((one) => one.tagName === 'main')
    expect(main && textIn(main)).toBe('Words')
    expect(main?.parentNode).toMatchObject({ tagName: 'body' })
    const end = all.find(({ attrs }) => attrs.some(({ name, value }) => name === 'id' && value === 'end'))
    expect(end?.parentNode, bodyHtml).toMatchObject({ tagName: 'body' })
  }
  // Exactly the scripts of the page are those that the policy allows.
  const texts = elementsIn(parseCode(headHtml + bodyHtml))
    .filter((one) => isHtmlElement(one, 'script') && one.attrs.length === 0)
    .map(textIn)
  for (const text of texts.filter((one) => one.trim() !== '')) expect(sources.inlineScripts).toContain(text)
}

test('hostile HTML is refused, or stays in its place', () => {
  for (const html of hostileHtml) for (const code of [{ headCode: html }, { bodyCode: html }]) expectWholePage(code)
})

test('broken HTML is refused, or stays in its place', () => {
  const piece = fc.constantFrom(
    ...['<script>', '</script>', '<!--', '-->', '<style>', '</style>', '<noscript>', '</noscript>', '<template>'],
    ...['</template>', '<textarea>', '</textarea>', '<title>', '<table>', '<tr>', '<svg>', '</svg>', '<math>', '<mi>'],
    ...['<select>', '<option>', '</head>', '<body class="x">', '</body>', '</html>', '<frameset>', '<![CDATA[', ']]>'],
    ...['<p>', '<b>', '<a href="', "'", '"', '>', '<', '&lt;', 'x', ' ', '\n', '<iframe>', '<noembed>', '<xmp>', '<i>'],
    ...['<foreignObject>', '<desc>', '<annotation-xml encoding="text/html">', '</p>', '<br>', '<form>', '<button>'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), fc.boolean(), (pieces, isHead) => {
      expectWholePage(isHead ? { headCode: pieces.join('') } : { bodyCode: pieces.join('') })
    }),
    { numRuns: 1000 },
  )
})

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
