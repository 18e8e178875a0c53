import type { Plugin } from 'vite'

/**
 * Fails the build when a page of a site would load code of the studio. The linter forbids the import; this forbids the
 * result.
 */
export function refuseStudio(): Plugin {
  return {
    name: 'refuse-studio',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const stray = chunk.moduleIds.find((module) => /\/src\/studio\/|\/node_modules\/@mantine\//.test(module))
        if (stray) this.error(`the storefront's file ${chunk.fileName} holds code of the studio: ${stray}`)
      }
    },
  }
}
