import type { Manifest } from '#server/browser-bundle.ts'

const ENTRY = 'src/studio/main.tsx'

/** URLs of the files in the studio's page. Its screens load their own when they are opened. */
export interface StudioFiles {
  readonly script: string
  readonly preload: readonly string[]
  readonly styles: readonly string[]
}

/** The files of the studio's page from a build. @throws Error when the bundle has no studio */
export function studioFiles(manifest: Manifest): StudioFiles {
  if (!manifest[ENTRY])
    throw new Error(`The manifest of the browser bundle has no ${ENTRY}. Build it with: npm run build`)
  const names = new Set([ENTRY])
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next)
  const [entry, ...others] = [...names].flatMap((name) => manifest[name] ?? [])
  return {
    script: `/${entry!.file}`,
    preload: others.map(({ file }) => `/${file}`),
    // Imported styles come first, so that the studio's own styles override them.
    styles: [...new Set([...others, entry!].flatMap(({ css }) => css ?? []))].map((file) => `/${file}`),
  }
}
