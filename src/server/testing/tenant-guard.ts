import type { KyselyPlugin, OperationNode } from 'kysely'
import { acrossWebsitesMark } from '#server/database/across-websites.ts'
import { isOfTests, placesOnStack } from './places-on-stack.ts'

/**
 * A plugin that refuses a statement of the product which reads or changes rows of a tenant table without a website:
 * `where` and each join must name `website_id`. Statements that look across websites on purpose are marked by
 * `acrossWebsites`. Inserted rows need no check: the column allows no null.
 *
 * @param tenantTables names of the tables that have a `website_id`
 */
export function createTenantGuard(tenantTables: ReadonlySet<string>): KyselyPlugin {
  return {
    transformQuery({ node }) {
      const table = unguardedTable(node, tenantTables)
      if (table !== null && !isAskedByTest()) {
        throw new Error(`A statement on ${table} names no website_id. Add it, or mark the statement by acrossWebsites.`)
      }
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

/** The first tenant table that a statement, or a subquery, uses without a website; null when there is none. */
export function unguardedTable(root: OperationNode, tenantTables: ReadonlySet<string>): string | null {
  const tenantOf = (node: unknown) => tablesIn(node).find((name) => tenantTables.has(name)) ?? null
  const nodes = nodesIn(root)
  for (const found of nodes) {
    if (!statementKinds.has(found.kind ?? '')) continue
    const node = found as Statement
    if (isMarked(node)) continue
    for (const join of node.joins ?? []) {
      const table = tenantOf(join.table)
      if (table !== null && !namesWebsite(join.on) && !namesWebsiteOf(node.where, join.table)) return table
    }
    const table = tenantOf([node.from, node.table, node.using])
    if (table !== null && !namesWebsite(node.where)) return table
  }
  for (const text of rawTextsIn(nodes)) {
    const table = [...text.matchAll(/\b(?:from|join|update|into)\s+"?(\w+)/gi)].find(([, name]) =>
      tenantTables.has(name!),
    )
    if (table && !text.includes('website_id')) return table[1]!
  }
  return null
}

/** The part of Kysely's nodes that is used here. */
interface AnyNode {
  readonly kind?: string
  readonly [property: string]: unknown
}

interface Statement {
  readonly from?: unknown
  readonly table?: unknown
  readonly using?: unknown
  readonly where?: unknown
  readonly joins?: readonly { readonly table: unknown; readonly on?: unknown }[]
  readonly endModifiers?: unknown
}

const statementKinds = new Set(['SelectQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])

/** Kinds of nodes that hold nothing but values: thousands in one statement of an import. */
const valueKinds = new Set(['ValueNode', 'PrimitiveValueListNode'])

/**
 * All nodes below a value, and itself. Not a generator: this runs for every statement of every test.
 * @param leftOut kinds that are left out with all below them
 */
function nodesIn(value: unknown, leftOut?: ReadonlySet<string>, found: AnyNode[] = []): AnyNode[] {
  if (typeof value !== 'object' || value === null) return found
  if (Array.isArray(value)) {
    for (const part of value) nodesIn(part, leftOut, found)
    return found
  }
  const node = value as AnyNode
  const { kind = '' } = node
  if (valueKinds.has(kind) || leftOut?.has(kind)) return found
  found.push(node)
  for (const name in node) nodesIn(node[name], leftOut, found)
  return found
}

const rawTextsIn = (nodes: readonly AnyNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'RawNode' ? [(node.sqlFragments as string[]).join(' ')] : []))

/** Names of tables, without those of subqueries, which are checked separately. */
function tablesIn(value: unknown): string[] {
  return nodesIn(value, statementKinds).flatMap((node) =>
    node.kind === 'TableNode' ? [(node.table as { identifier: { name: string } }).identifier.name] : [],
  )
}

const namesWebsite = (value: unknown) =>
  nodesIn(value).some(
    (node) =>
      (node.kind === 'IdentifierNode' && node.name === 'website_id') ||
      (node.kind === 'RawNode' && (node.sqlFragments as string[]).some((text) => text.includes('website_id'))),
  )

/** Whether a condition names `website_id` of this table, by its alias or its name. */
function namesWebsiteOf(condition: unknown, table: unknown): boolean {
  const names = new Set(identifiersIn(table))
  return nodesIn(condition).some(
    (node) =>
      node.kind === 'ReferenceNode' &&
      identifiersIn(node.column).includes('website_id') &&
      identifiersIn(node.table).some((name) => names.has(name)),
  )
}

const identifiersIn = (value: unknown) =>
  nodesIn(value).flatMap((node) => (node.kind === 'IdentifierNode' ? [node.name as string] : []))

const isMarked = (node: Statement) => rawTextsIn(nodesIn(node.endModifiers)).includes(acrossWebsitesMark)

/** Whether the statement is built in a test or in a folder `testing`: tests may read the rows of every website. */
function isAskedByTest(): boolean {
  const asking = placesOnStack().find((place) => !/\/(?:tenant-guard|places-on-stack)\.ts/.test(place))
  return asking === undefined || isOfTests(asking)
}
