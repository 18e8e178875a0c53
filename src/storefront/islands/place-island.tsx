import { type ComponentType, use } from 'react'
import { IslandDrawing, type IslandMoment, type ThirdParty } from './island-drawing.ts'

/**
 * The path of an island's folder inside the storefront; its `island.tsx` there exports the component as `default`, and may
 * export `prepare`, which loads what its props need before it comes alive.
 * For example `screens/product/purchase`.
 */
export type IslandName = `${string}/${string}`

/**
 * A part of a page that comes alive in the browser. The server draws it into the page with its props beside it; the
 * runtime hydrates it at its moment. Props must survive JSON.
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
  /** Props for the first drawing alone: the page's HTML carries what they make of it, and they are not sent again. */
  readonly drawnWith?: Partial<NoInfer<Props>>
  readonly when?: IslandMoment
  /** Whom it may load from in the browser. */
  readonly thirdParties?: readonly ThirdParty[]
  readonly className?: string
}) {
  const drawer = use(IslandDrawing)
  const element = <Component {...props} {...drawnWith} />
  if (!drawer) return <div className={className}>{element}</div>
  const { html, prefix } = drawer.draw({ thirdParties, element })
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
