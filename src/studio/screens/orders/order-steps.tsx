import { ActionIcon, Group } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

interface OrderStepsProps {
  readonly previousId: string | null
  readonly nextId: string | null
}

/** Links to the previous and next order. */
export function OrderSteps({ previousId, nextId }: OrderStepsProps) {
  return (
    <Group gap={4} wrap="nowrap" component="nav" aria-label="Other orders">
      <Step to={previousId} label="Previous order" icon={ChevronLeft} />
      <Step to={nextId} label="Next order" icon={ChevronRight} />
    </Group>
  )
}

function Step({ to, label, icon: Icon }: { to: string | null; label: string; icon: typeof ChevronLeft }) {
  if (to === null)
    return (
      <ActionIcon aria-label={label} disabled>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    )
  return (
    <ActionIcon component={Link} to={`/orders/${to}`} aria-label={label} title={label}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
