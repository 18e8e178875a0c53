import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { folder, fonts, madeFrom, ranges, typefaces } from './fonts/plan.mjs'
import { styleSheet } from './fonts/style-sheet.mjs'
import { root } from './setup/root.mjs'

// `node scripts/fonts.mjs` makes the fonts of the storefront: run it after an update of their packages, or of the plan.
mkdirSync(join(root, folder), { recursive: true })
for (const { file, source, text, features, axes } of fonts()) {
  const made = await subsetFont(readFileSync(join(root, 'node_modules', source)), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
    noHinting: true,
  })
  writeFileSync(join(root, folder, file), made)
  console.log(`${file.padEnd(24)} ${(made.length / 1024).toFixed(1)} KB`)
}
for (const typeface of typefaces) {
  writeFileSync(join(root, folder, `${typeface.name}.css`), styleSheet(typeface, ranges))
  copyFileSync(
    join(root, 'node_modules', typeface.source, 'LICENSE'),
    join(root, folder, `${typeface.name}-license.txt`),
  )
}
writeFileSync(join(root, folder, 'made-from.json'), `${JSON.stringify(madeFrom(), null, 2)}\n`)
