import { type ComponentType, use } from 'react'
import { ContentLanguage, useContentLanguage } from '../content-text.tsx'
import { IslandDrawing, type IslandMoment, type ThirdParty } from './island-drawing.ts'

/**
 * The path of an island's folder inside the storefront, for example `screens/product/purchase`. Its `island.tsx`
 * exports the component as `default`, and may export `prepare`, which loads what its props need before hydration.
 */
export type IslandName = `${string}/${string}`

/**
 * A part of a page that is hydrated in the browser. The server renders it with its props beside it; the runtime
 * hydrates it at its moment. Props must be JSON.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
  drawnWith,
  when = 'idle',
  thirdParties = [],
  className,
}: {
  readonly name: IslandName
  readonly of: ComponentType<Props>
  readonly props: NoInfer<Props>
  /** Props for the server's rendering only: the HTML contains their effect, and they are not sent. */
  readonly drawnWith?: Partial<NoInfer<Props>>
  readonly when?: IslandMoment
  /** Third parties that it may load from in the browser. */
  readonly thirdParties?: readonly ThirdParty[]
  readonly className?: string
}) {
  const drawer = use(IslandDrawing)
  const language = useContentLanguage()
  const element = <Component {...props} {...drawnWith} />
  if (!drawer) return <div className={className}>{element}</div>
  const { html, prefix } = drawer.draw({
    thirdParties,
    // A document of its own for React: the contexts around it do not reach into it.
    element: <ContentLanguage value={language}>{element}</ContentLanguage>,
  })
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
