/** Construct of Postgres that CockroachDB or YugabyteDB refuses, or accepts without its effect. */
interface ForbiddenConstruct {
  readonly name: string;
  readonly pattern: RegExp;
}

/**
 * Constructs that no statement of the sandbox contains, so that it runs on a distributed engine by its address alone:
 * "PostgreSQL compatibility" in the manuals of CockroachDB and YugabyteDB, and cockroachdb/cockroach#13546 (advisory
 * locks are stubs without effect).
 */
export const forbiddenConstructs: readonly ForbiddenConstruct[] = [
  { name: 'advisory lock', pattern: /\bpg_(?:try_)?advisory_/i },
  { name: 'table lock', pattern: /^\s*lock\s+(?:table\s+)?\w/i },
  { name: 'listen and notify', pattern: /^\s*(?:listen|notify|unlisten)\b|\bpg_notify\b/i },
  { name: 'exclusion constraint', pattern: /\bexclude\s+using\b/i },
  { name: 'deferrable constraint', pattern: /\bdeferrable\b|\bset\s+constraints\b/i },
  { name: 'inheritance', pattern: /\binherits\s*\(/i },
  { name: 'index of another kind than a tree', pattern: /\busing\s+(?:gist|gin|brin|hash|spgist)\b/i },
  { name: 'change of the type of a column', pattern: /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i },
  { name: 'change of a type', pattern: /\balter\s+type\b/i },
  { name: 'temporary table', pattern: /\bcreate\s+(?:global\s+|local\s+)?temp(?:orary)?\b/i },
  { name: 'unlogged table', pattern: /\bcreate\s+unlogged\b/i },
  { name: 'stored generated column', pattern: /\bgenerated\s+always\s+as\s*\(/i },
  { name: 'copy', pattern: /^\s*copy\b/i },
  { name: 'merge', pattern: /^\s*merge\s+into\b/i },
  { name: 'cursor', pattern: /^\s*declare\b.*\bcursor\b/is },
  { name: 'two-phase commit', pattern: /^\s*(?:prepare\s+transaction|commit\s+prepared|rollback\s+prepared)\b/i },
  { name: 'system column', pattern: /\b(?:ctid|xmin|xmax|cmin|cmax|tableoid)\b/i },
  { name: 'rule', pattern: /^\s*create\s+(?:or\s+replace\s+)?rule\b/i },
  { name: 'event trigger', pattern: /\bevent\s+trigger\b/i },
  { name: 'extension', pattern: /^\s*create\s+extension\b/i },
  { name: 'XML', pattern: /\bxml(?:parse|element|forest|agg|table|query)?\s*\(/i },
  { name: 'large object', pattern: /\blo_(?:create|import|export|open|put|get)\b/i },
];

/** Names of the forbidden constructs in a statement. */
export const findForbiddenConstructs = (statement: string): readonly string[] =>
  forbiddenConstructs.filter(({ pattern }) => pattern.test(statement)).map(({ name }) => name);
