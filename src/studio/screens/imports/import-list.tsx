import { Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router'
import { listImportsCall } from '#shared/imports/api.ts'
import { importFormatTitles } from '#shared/imports/formats.ts'
import type { Import } from '#shared/imports/schema.ts'
import { Page } from '#studio/kit/page.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { ImportTemplate } from './import-template.tsx'
import { countOfThings, countOfWork, isMoving, stateWords } from './import-words.ts'
import classes from './imports.module.css'
import { UploadImport } from './upload-import.tsx'

/** Imports products, or posts and pages, from elsewhere: the file is checked first, without changing anything. */
export function ImportList() {
  const query = useContractQuery(
    listImportsCall,
    {},
    { refetchInterval: (reply) => (reply?.imports.some(isMoving) ? 1_500 : false) },
  )
  return (
    <Page
      title="Import"
      lead="Move products here from Squarespace, Shopify, WooCommerce or another Vitrine site, and posts and pages from WordPress or Squarespace. The file is checked first. Nothing changes until you start."
      width="narrow"
    >
      <div className={classes.stack}>
        <UploadImport />
        <ImportTemplate />
        <Panel title="Past imports" isFlush>
          {query.error && !query.data ? (
            <ErrorState error={query.error} onRetry={() => query.refetch()} />
          ) : !query.data ? (
            <Skeleton height={96} m="md" />
          ) : query.data.imports.length === 0 ? (
            <Text c="dimmed" px="var(--panel-inline)" pb={20}>
              No imports yet. The last 20 are listed here, and you can undo each one.
            </Text>
          ) : (
            <ul className={classes.imports}>
              {query.data.imports.map((one) => (
                <ImportLine key={one.id} one={one} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </Page>
  )
}

function ImportLine({ one }: { readonly one: Import }) {
  const { moment } = useFormats()
  const { tone, label } = stateWords[one.state]
  return (
    <li className={classes.import}>
      <div className={classes.importWords}>
        <Link className={classes.importName} to={`/imports/${one.id}`}>
          {one.filename}
        </Link>
        <span className={classes.facts}>
          {importFormatTitles[one.format]} · {moment(one.createdAt)}
          {one.by && ` · ${one.by}`}
        </span>
      </div>
      <span className={classes.facts}>{countOfThings(one, countOfWork(one.outcome ?? one.planned))}</span>
      <StateMark tone={tone}>{label}</StateMark>
    </li>
  )
}
