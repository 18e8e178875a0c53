import { use } from 'react'
import { IslandDrawing, type ThirdParty } from './island-drawing.ts'

/** Says that this part of the page loads from third parties after a press, so that the page's policy allows them. */
export function useThirdParties(thirdParties: readonly ThirdParty[]): void {
  use(IslandDrawing)?.allow(thirdParties)
}
