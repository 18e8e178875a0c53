import type { ModelOf } from '../model.ts'

/** Empty room: as high as its area on wide screens, and as its setting says on phones. */
export function SpacerBlock({ block }: { block: ModelOf<'spacer'> }) {
  return <div className="spacer-block" style={{ '--height': `${block.phoneHeight}px` } as object} aria-hidden="true" />
}
