import { ChartColumn } from 'lucide-react'
import { datasetProblem, mostOfChart } from '#shared/pages/blocks/chart.ts'
import { type BlockFacts, choices } from '../editing-facts.ts'

export const chartFacts: BlockFacts<'chart'> = {
  name: 'Chart',
  group: 'data',
  keywords: 'graph bar line pie diagram numbers',
  icon: ChartColumn,
  columns: 8,
  first: {
    design: 'bar',
    title: '',
    rows: [
      ['Month', 'Pots'],
      ['March', '12'],
      ['April', '18'],
      ['May', '31'],
    ],
    prefix: '',
    suffix: '',
    hasValues: false,
  },
  fields: [
    { name: 'design', label: 'Type', input: choices({ bar: 'Bars', line: 'Line', pie: 'Pie' }) },
    {
      name: 'rows',
      label: 'Numbers',
      description: 'The first row has the names, the first column the labels.',
      input: { kind: 'table', most: mostOfChart, problemOf: datasetProblem },
    },
    { name: 'title', label: 'Title', input: { kind: 'line', most: 200 } },
    { name: 'prefix', label: 'Before each number', input: { kind: 'line', most: 10 } },
    { name: 'suffix', label: 'After each number', input: { kind: 'line', most: 10 } },
    {
      name: 'hasValues',
      label: 'Show each number',
      input: { kind: 'check' },
      isShown: ({ design }) => design !== 'pie',
    },
  ],
}
