/** Something that PostgreSQL can and a compatible engine can't, or does differently. */
export interface EngineLimit {
  readonly name: string;
  readonly engine: 'CockroachDB' | 'YugabyteDB' | 'both';
  /** Found in a statement, comments apart. */
  readonly pattern: RegExp;
  /** Makes the statement fine after all. */
  readonly unless?: RegExp;
  readonly reason: string;
  readonly source: string;
}

const CRDB = 'https://www.cockroachlabs.com/docs/stable/';
const YB = 'https://docs.yugabyte.com/latest/explore/ysql-language-features/';
const YB_DIFFERENCES = `${YB}postgresql-compatibility/`;

export const ENGINE_LIMITS: readonly EngineLimit[] = [
  {
    name: 'statement-level trigger',
    engine: 'CockroachDB',
    pattern: /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i,
    unless: /\bfor\s+(each\s+)?row\b/i,
    reason: 'only FOR EACH ROW is supported, and a trigger that says nothing is by statement',
    source: 'https://github.com/cockroachdb/cockroach/issues/126362',
  },
  {
    name: 'transition tables',
    engine: 'both',
    pattern: /\btrigger\b[^;]*\breferencing\b/i,
    reason: 'REFERENCING is not supported',
    source: 'https://github.com/cockroachdb/cockroach/issues/135655',
  },
  {
    name: 'TRUNCATE trigger',
    engine: 'CockroachDB',
    pattern: /\btrigger\b[^;]*\b(before|after|or)\s+truncate\b/i,
    reason: 'there is none by row; refuse TRUNCATE by grants',
    source: `${CRDB}create-trigger`,
  },
  {
    name: 'CREATE OR REPLACE TRIGGER',
    engine: 'CockroachDB',
    pattern: /\bcreate\s+or\s+replace\s+trigger\b/i,
    reason: 'drop the trigger and create it',
    source: 'https://github.com/cockroachdb/cockroach/issues/128422',
  },
  {
    name: 'replaced function',
    engine: 'CockroachDB',
    pattern: /\bcreate\s+or\s+replace\s+function\b/i,
    reason: 'a function that a trigger uses cannot be replaced: drop the trigger, create both',
    source: 'https://github.com/cockroachdb/cockroach/issues/134555',
  },
  {
    name: 'DROP TRIGGER … CASCADE',
    engine: 'CockroachDB',
    pattern: /\bdrop\s+trigger\b[^;]*\bcascade\b/i,
    reason: 'CASCADE is not supported there',
    source: 'https://github.com/cockroachdb/cockroach/issues/128151',
  },
  {
    name: 'sequence',
    engine: 'both',
    pattern: /\bcreate\s+sequence\b|\bnextval\s*\(/i,
    reason:
      'numbers are handed out in blocks by session or node, so that a later one may be smaller: use a row that counts',
    source: `${YB}databases-schemas-tables/`,
  },
  {
    name: 'serial column',
    engine: 'both',
    pattern: /"?\w+"?\s+(small|big)?serial\b/i,
    reason: 'the same sequences, and in CockroachDB numbers without an order: use uuid',
    source: `${CRDB}serial`,
  },
  {
    name: 'session advisory lock',
    engine: 'both',
    pattern: /\bpg_(try_)?advisory_lock(_shared)?\s*\(/i,
    reason: 'kept in CockroachDB as a function without effect, and lost behind a pooler',
    source: 'https://github.com/cockroachdb/cockroach/issues/13546',
  },
  {
    name: 'LISTEN and NOTIFY',
    engine: 'both',
    pattern: /\b(listen\s+\w|notify\s+\w|pg_notify\s*\()/i,
    reason: 'not supported',
    source: YB_DIFFERENCES,
  },
  {
    name: 'exclusion constraint',
    engine: 'both',
    pattern: /\bexclude\s+using\b/i,
    reason: 'not supported',
    source: YB_DIFFERENCES,
  },
  {
    name: 'deferrable constraint',
    engine: 'both',
    pattern: /(?<!\bnot\s)\bdeferrable\b/i,
    reason: 'not supported, foreign keys of YugabyteDB apart',
    source: YB_DIFFERENCES,
  },
  {
    name: 'GiST index',
    engine: 'both',
    pattern: /\busing\s+"?(gist|spgist|brin)"?\b/i,
    reason: 'not supported for our types',
    source: YB_DIFFERENCES,
  },
  {
    name: 'GIN index over several columns',
    engine: 'YugabyteDB',
    pattern: /\busing\s+"?gin"?\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*,/i,
    reason: 'not supported: index one expression',
    source: YB_DIFFERENCES,
  },
  {
    name: 'table inheritance',
    engine: 'both',
    pattern: /\binherits\s*\(/i,
    reason: 'not supported',
    source: YB_DIFFERENCES,
  },
  {
    name: 'LOCK TABLE',
    engine: 'both',
    pattern: /\block\s+table\b/i,
    reason: 'not supported: lock rows',
    source: YB_DIFFERENCES,
  },
  {
    name: 'change between logged and unlogged',
    engine: 'both',
    pattern: /\bset\s+(un)?logged\b/i,
    reason: 'only CREATE UNLOGGED TABLE is read, and ignored',
    source: `${CRDB}create-table`,
  },
  {
    name: 'XML',
    engine: 'both',
    pattern: /"\s+xml\b|\bxml(parse|element|forest|agg)\s*\(/i,
    reason: 'not supported',
    source: YB_DIFFERENCES,
  },
  {
    name: 'column type of an existing column',
    engine: 'YugabyteDB',
    pattern: /\balter\s+column\s+"?\w+"?\s+(set\s+data\s+)?type\b/i,
    reason: 'rewrites the table, not online: add a column, copy, drop the old one',
    source: YB_DIFFERENCES,
  },
  {
    name: 'extension',
    engine: 'both',
    pattern: /\bcreate\s+extension\b/i,
    unless: /\bif\s+not\s+exists\s+"?pg_trgm"?/i,
    reason: 'only pg_trgm exists on both',
    source: `${YB.replace('explore/ysql-language-features/', 'explore/')}ysql-language-features/pg-extensions/`,
  },
];
