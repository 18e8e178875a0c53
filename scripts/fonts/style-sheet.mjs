/**
 * The style sheet of a typeface: a page loads only the files whose letters it uses, usually the first alone. Where
 * ranges overlap, the last face is used.
 */
export function styleSheet({ name, title, fallback }, ranges) {
  const faces = ['latin-ext', 'latin', 'basic'].map(
    (subset) => `@font-face {
  font-family: "${title} Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./${name}-${subset}.woff2") format("woff2");
  unicode-range:
${wrapped(ranges[subset])};
}`,
  )
  const { kind, size, ascent, descent } = fallback
  return `/* Made by \`scripts/fonts.mjs\`. */
${faces.join('\n\n')}

/* Local fonts with its metrics, so that no line moves when it loads. */
@font-face {
  font-family: "${title} Fallback";
  src: ${locals[kind].map((local) => `local("${local}")`).join(', ')};
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}
`
}

const locals = {
  serif: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
  sans: ['Arial', 'Liberation Sans', 'Roboto'],
}

/** Ranges as the formatter writes them. */
function wrapped(ranges) {
  const lines = ['']
  for (const [index, range] of ranges.split(' ').entries()) {
    const text =
      range.replace(/[0-9A-F]+/g, (code) => code.padStart(4, '0')) + (index < ranges.split(' ').length - 1 ? ',' : '')
    const line = lines.at(-1)
    if (4 + line.length + 1 + text.length > 120) lines.push(text)
    else lines[lines.length - 1] = line === '' ? text : `${line} ${text}`
  }
  return lines.map((line) => `    ${line}`).join('\n')
}
