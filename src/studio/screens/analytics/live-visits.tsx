import { getLiveVisitsCall } from '#shared/analytics/api.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

const REFRESH_MILLISECONDS = 15_000

/** How many people have opened a page in the last five minutes, and where they are. */
export function LiveVisits() {
  const { data } = useContractQuery(getLiveVisitsCall, {}, { refetchInterval: REFRESH_MILLISECONDS })
  const { number } = useFormats()
  if (!data) return null
  const pages = data.pages.map(({ path, visitors }) => `${rowName('page', path)}: ${number(visitors)}`)
  return (
    <span title={['Opened a page in the last 5 minutes', ...pages].join('\n')}>
      <StateMark tone={data.visitors > 0 ? 'done' : 'off'}>
        {`${number(data.visitors)} ${data.visitors === 1 ? 'visitor' : 'visitors'} now`}
      </StateMark>
    </span>
  )
}
