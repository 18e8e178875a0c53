import { Button, Menu, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import { exportArchiveCall, exportProductsCall } from '#shared/imports/api.ts'
import { useMay } from '#studio/session/staff-context.ts'

/** Exports all products: as a complete file, or as a table for other shops. */
export function ExportMenu() {
  const canTakeFiles = useMay()('products.write')
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {canTakeFiles && (
          <Choice href={exportArchiveCall.path} title="Everything (ZIP)">
            Products, categories, images and download files, to move them to another site or keep a copy.
          </Choice>
        )}
        <Choice href={exportProductsCall.path} title="Products (CSV)">
          All products and categories as a table. Images are listed by their URLs.
        </Choice>
        <Choice href={`${exportProductsCall.path}?columns=32`} title="Products for Squarespace (CSV)">
          The columns of a Squarespace export.
        </Choice>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoiceProps {
  readonly href: string
  readonly title: string
  readonly children: string
}

function Choice({ href, title, children }: ChoiceProps) {
  return (
    <Menu.Item component="a" href={href} download>
      {title}
      <Text size="xs" c="dimmed">
        {children}
      </Text>
    </Menu.Item>
  )
}
