import { z } from 'zod';
import type { Given } from './config-groups.ts';

const address = z
  .string()
  .trim()
  .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
  .refine((url) => URL.canParse(url), 'must be an address such as postgres://user@host:5432/name');

/** The environment variables of the database. */
export const DATABASE_VARIABLES = {
  DATABASE_URL: address.optional(),
  DATABASE_DIRECT_URL: address.optional(),
  DATABASE_REPLICA_URL: address.optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(1_000).default(10),
  DATABASE_CA: z.string().trim().min(1).optional(),
  DATABASE_NAMED_STATEMENTS: z.enum(['on', 'off']).default('on'),
};

type Values = z.output<z.ZodObject<typeof DATABASE_VARIABLES>>;

export interface PostgresConfig {
  readonly kind: 'postgres';
  /** Of the server, or of a pooler in front of it. */
  readonly url: string;
  /** Migrates the schema past a pooler; absent when `url` does. */
  readonly directUrl?: string | undefined;
  /** Serves admin lists, statistics and exports; absent when the primary does. */
  readonly replicaUrl?: string | undefined;
  /** Connections of one instance, and as many to the replica. */
  readonly poolMax: number;
  /** False behind a pooler that forgets a connection's named statements between transactions. */
  readonly namedStatements: boolean;
}

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly directory: string }
  | PostgresConfig;

/** Names the authority to trust in the address, where the driver looks for it. */
function withAuthority(url: string, file: string | undefined): string {
  if (file === undefined) return url;
  const trusting = new URL(url);
  if (!trusting.searchParams.has('sslmode')) trusting.searchParams.set('sslmode', 'verify-full');
  trusting.searchParams.set('sslrootcert', file);
  return trusting.href;
}

export function databaseOf(values: Values, directory: string): DatabaseConfig {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_REPLICA_URL: replica } = values;
  if (url === undefined) return { kind: 'embedded', directory };
  const trusting = (given: string) => withAuthority(given, values.DATABASE_CA);
  return {
    kind: 'postgres',
    url: trusting(url),
    directUrl: direct && trusting(direct),
    replicaUrl: replica && trusting(replica),
    poolMax: values.DATABASE_POOL_MAX,
    namedStatements: values.DATABASE_NAMED_STATEMENTS === 'on',
  };
}

/** Settings that mean nothing without a database of one's own. */
export function databaseProblems(given: Given): string[] {
  if (given['DATABASE_URL'] !== undefined) return [];
  return ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_CA']
    .filter((name) => given[name] !== undefined)
    .map((name) => `${name} needs DATABASE_URL: set both`);
}
