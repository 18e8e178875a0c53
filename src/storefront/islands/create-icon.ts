import { createElement, type SVGProps } from 'react'

/** An icon as Lucide's files describe it. */
interface IconData {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number
}

/**
 * Lucide's `createLucideIcon` for visitors' browsers, where `scripts/bundles/small-icons.ts` puts it in its place. It
 * draws what the server has drawn with the package; a test compares both.
 */
export default function createIcon({ name, node }: IconData) {
  return function Icon({ size = 24, className = '', ...props }: IconProps) {
    const isNamed = Object.keys(props).some((prop) => prop.startsWith('aria-') || prop === 'role')
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', `lucide-${name}`, className].filter(Boolean).join(' '),
        ...(!isNamed && { 'aria-hidden': 'true' }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
