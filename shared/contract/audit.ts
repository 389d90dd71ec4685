import * as z from 'zod/mini';
import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_OBJECTS } from '../domain/audit.ts';
import { route } from './route.ts';

/** Entries in one answer. */
export const AUDIT_PAGE = 50;
/** The most entries in one file: the newest ones. */
export const AUDIT_FILE_MAX = 20_000;

const Facts = z.nullable(z.record(z.string(), z.unknown()));
const Instant = z.iso.datetime({
  offset: true,
  error: 'Give the instant as ISO 8601 with its zone',
});

export const AuditEntry = z.object({
  id: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  actor: z.object({
    kind: z.enum(AUDIT_ACTORS),
    id: z.nullable(z.string()),
    /** The current address; null when the person was deleted. */
    email: z.nullable(z.string()),
  }),
  action: z.enum(AUDIT_ACTIONS),
  objectType: z.enum(AUDIT_OBJECTS),
  objectId: z.string(),
  /** The current name; null when the account was deleted. */
  account: z.nullable(z.object({ id: z.string(), name: z.nullable(z.string()) })),
  before: Facts,
  after: Facts,
  requestId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Filters are combined with AND; `from` is inclusive, `to` exclusive. */
const FILTER = {
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  actorId: z.optional(z.string().check(z.uuid())),
  objectType: z.optional(z.enum(AUDIT_OBJECTS)),
  objectId: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  accountId: z.optional(z.string().check(z.uuid())),
  from: z.optional(Instant),
  to: z.optional(Instant),
};

/** `cursor` is the `nextCursor` of the previous page. */
export const listAuditLog = route({
  method: 'GET',
  mayReadReplica: true,
  path: '/api/admin/audit-log',
  summary: 'What has been done, newest first, a page at a time',
  access: 'master_admin',
  query: z.strictObject({
    ...FILTER,
    cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({ entries: z.array(AuditEntry), nextCursor: z.nullable(z.string()) }),
  errors: [],
});

export const exportAuditLog = route({
  method: 'GET',
  mayReadReplica: true,
  path: '/api/admin/audit-log/export',
  summary: `What has been done, newest first, as a file for spreadsheets: at most ${AUDIT_FILE_MAX} entries`,
  access: 'master_admin',
  query: z.strictObject(FILTER),
  format: 'csv',
  reply: z.string(),
  errors: [],
});
