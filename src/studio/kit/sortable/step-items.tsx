import { Menu } from '@mantine/core'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { use } from 'react'
import { StepsContext } from './steps-context.ts'

/** The items of a row's menu that move it in its `SortableList`. */
export function StepItems({ id }: { readonly id: string }) {
  const { ids, step } = use(StepsContext)
  return (
    <>
      <Menu.Item
        disabled={id === ids[0]}
        leftSection={<ArrowUp size={16} aria-hidden />}
        rightSection="Alt ↑"
        onClick={() => step(id, -1)}
      >
        Move up
      </Menu.Item>
      <Menu.Item
        disabled={id === ids.at(-1)}
        leftSection={<ArrowDown size={16} aria-hidden />}
        rightSection="Alt ↓"
        onClick={() => step(id, 1)}
      >
        Move down
      </Menu.Item>
    </>
  )
}
