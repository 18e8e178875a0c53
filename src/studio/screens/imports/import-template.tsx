import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { importTemplateCall } from '#shared/imports/api.ts'
import { neededColumns, templateColumns } from '#shared/imports/template.ts'
import { Panel } from '#studio/kit/panel.tsx'
import classes from './imports.module.css'

/** The file that owners fill in who have no export of another shop, and what goes into its columns. */
export function ImportTemplate() {
  return (
    <Panel
      title="Start from a template"
      lead="No export from another store? Fill in this file in Excel, Numbers or Google Sheets, save it as CSV and import it above. Replace its two example products with your own."
      aside={
        <Button
          component="a"
          href={importTemplateCall.path}
          download
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
        >
          Download template
        </Button>
      }
    >
      <details className={classes.columns}>
        <summary>What goes into each column</summary>
        <p className={classes.needed}>
          {`${neededColumns.slice(0, -1).join(', ')} and ${neededColumns.at(-1)} have to stay in the file. You can delete the other columns.`}
        </p>
        <dl>
          {templateColumns.map(({ heading, explains }) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{explains}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  )
}
