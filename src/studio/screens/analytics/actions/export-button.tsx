import { Button } from '@mantine/core'
import { Download } from 'lucide-react'

/** Downloads what a panel shows. @param title of the panel @param href of the file */
export function ExportButton({ title, href }: { readonly title: string; readonly href: string }) {
  return (
    <Button
      component="a"
      href={href}
      download
      variant="default"
      size="compact-sm"
      leftSection={<Download size={14} aria-hidden />}
      aria-label={`Export CSV: ${title}`}
    >
      Export CSV
    </Button>
  )
}
